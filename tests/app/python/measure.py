"""What columns and routes cost: measure.py PATH, the paths of San Andreas. See docs/python.md.

navsmith must be importable: PYTHONPATH=build/release/python has its compiled part, too. With NAVSMITH_CLI the documents are in a
process of their own.
"""

import collections
import os
import random
import sys
import time

import navsmith

RUNS = 20
ROUTES = 1000


def processor_time(process):
    """Seconds that another process has computed; Linux only."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def names_of_nodes(document):
    """In the order of columns: "node AREA:NUMBER"."""
    numbers = collections.Counter()
    for area in document.column("node", "area").tolist():
        yield f"node {area}:{numbers[area]}"
        numbers[area] += 1


with navsmith.Session(read_only=True) as session:
    (document,) = session.open(sys.argv[1])
    process = session.pid
    print(document.counts)
    for name in ("width", "position", "flood_group", "water"):
        document.column("node", name)  # memory is touched for the first time
        start, own, others = time.perf_counter(), time.process_time(), processor_time(process)
        for _ in range(RUNS):
            document.column("node", name)
        passed, own, others = time.perf_counter() - start, time.process_time() - own, processor_time(process) - others
        print(f"{name}: {1000 * passed / RUNS:.1f} ms; processor: program {1000 * others / RUNS:.1f} ms, module {1000 * own / RUNS:.1f} ms")
    names = list(names_of_nodes(document))
    chance = random.Random(1)
    pairs = [(chance.choice(names), chance.choice(names)) for _ in range(ROUTES)]
    start = time.perf_counter()
    routes = document.routes(pairs)
    print(f"{ROUTES} routes in one request: {time.perf_counter() - start:.2f} s, {sum(each['found'] for each in routes)} found")
    start = time.perf_counter()
    for pair in pairs[: ROUTES // 20]:
        document.route(*pair)
    print(f"{ROUTES // 20} routes, each a request: {time.perf_counter() - start:.2f} s")
