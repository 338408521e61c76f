"""How far waypoints of several people on the same map agree: agreement.py FILE FILE... See docs/generation.md.

Nodes that are nearest to each other and within 64 units count as matched, as in `navsmith-cli generate --compare`. Formats keep
different heights of a node, so each file is raised or lowered as a whole to where most match.

navsmith and numpy must be importable.
"""

import itertools
import sys

import numpy

import navsmith

REACH = 64


def places(session, path):
    (document,) = session.open(path)
    all_places = document.column("node", "position")
    document.close()
    return all_places[~numpy.isnan(all_places).any(axis=1) & all_places.any(axis=1)]  # markers of a map have none


def matches(ours, theirs):
    distances = numpy.linalg.norm(ours[:, None] - theirs[None], axis=2)
    nearest, back = distances.argmin(axis=1), distances.argmin(axis=0)
    rows = numpy.arange(len(ours))
    return int(((back[nearest] == rows) & (distances[rows, nearest] <= REACH)).sum())


with navsmith.Session(read_only=True) as session:
    files = {path: places(session, path) for path in sys.argv[1:]}
for (first, ours), (second, theirs) in itertools.combinations(files.items(), 2):
    most = max(matches(ours, theirs + [0, 0, lift]) for lift in range(-REACH, REACH + 1, 4))
    print(f"{first} ({len(ours)}) and {second} ({len(theirs)}): {most} matched, {most / len(ours):.2f} and {most / len(theirs):.2f}")
