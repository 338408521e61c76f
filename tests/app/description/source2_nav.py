"""Reads navigation meshes of Source 2 as docs/formats/source2-nav.md describes them.

It shares nothing with formats/source2: whoever changes the one has to change the page and the other. Section numbers are
those of the page. Blocks of KV3 are passed over by the length that they state.
"""

import struct


class Damaged(Exception):
    pass


class Cursor:
    def __init__(self, data):
        self.data = data
        self.at = 0

    def take(self, form):
        size = struct.calcsize("<" + form)
        if self.at + size > len(self.data):
            raise Damaged(f"the file ends at {len(self.data)}, within what begins at {self.at}")
        values = struct.unpack_from("<" + form, self.data, self.at)
        self.at += size
        return values[0] if len(values) == 1 else values

    def text(self):
        end = self.data.index(b"\0", self.at)
        value = self.data[self.at:end].decode()
        self.at = end + 1
        return value

    def numbers(self):
        return [self.take("I") for _ in range(self.take("I"))]


def block(cursor):
    """Section 9. Returns the bytes of a block, without the zeros before it."""
    while cursor.at % 8 != 0:
        if cursor.take("B") != 0:
            raise Damaged(f"padding at {cursor.at - 1} is not zero")
    begin = cursor.at
    encoding = cursor.take("B")
    if cursor.data[begin + 1:begin + 4] != b"3VK":
        raise Damaged(f"no block at {begin}")
    (compression,) = struct.unpack_from("<I", cursor.data, begin + 20)
    size, packed, blobs = struct.unpack_from("<3i", cursor.data, begin + 48)
    if blobs != 0 or encoding not in (4, 5):
        raise Damaged(f"a block of an encoding that meshes do not have: {encoding}")
    if encoding == 4:
        length = 72 + (packed if compression != 0 else size)
    else:
        sizes = struct.unpack_from("<4i", cursor.data, begin + 72)  # size and packed size of both buffers
        length = 120 + (sizes[1] + sizes[3] if compression != 0 else sizes[0] + sizes[2])
    cursor.at = begin + length
    if cursor.at > len(cursor.data):
        raise Damaged(f"the block at {begin} ends behind the file")
    return cursor.data[begin:cursor.at]


def area(cursor, version, polygons):
    """Section 4."""
    one = {"id": cursor.take("I"), "attributes": cursor.take("Q"), "hull": cursor.take("B")}
    if version >= 31:
        one["corners"] = polygons[cursor.take("I")]
    else:
        one["corners"] = [cursor.take("3f") for _ in range(cursor.take("I"))]
    one["unknown"] = cursor.take("f")
    one["edges"] = [[cursor.take("2I") for _ in range(cursor.take("I"))] for _ in one["corners"]]
    if cursor.take("B") != 0 or cursor.take("I") != 0:
        raise Damaged(f"area {one['id']} has old hiding spots or encounters")
    one["above"] = cursor.numbers()
    one["below"] = cursor.numbers()
    return one


def ladder(cursor, version):
    """Section 5."""
    one = {"id": cursor.take("I"), "width": cursor.take("f"), "top": cursor.take("3f"), "bottom": cursor.take("3f")}
    one["length"], one["direction"] = cursor.take("fI")
    one["areas"] = list(cursor.take("7I" if version >= 35 else "5I"))
    return one


def parameters(cursor):
    """Section 7."""
    g = cursor.take("i")
    one = {"generator": g, "defaults": cursor.take("I"), "sizes": cursor.take("3f"), "regions": cursor.take("2i"),
           "samples": cursor.take("2f"), "longest edge": cursor.take("i"), "edge error": cursor.take("f"),
           "vertices": cursor.take("i")}
    if g >= 7:
        one["small areas"] = cursor.take("f")
    if g >= 12:
        one["texts"] = cursor.text(), cursor.text()
    count = cursor.take("i")
    one["hulls"] = []
    for _ in range(max(count, 3) if g <= 11 else count):
        hull = {"enabled": cursor.take("B") if g >= 9 else 1, "size": cursor.take("2f")}
        if g >= 9:
            hull["crouching"] = cursor.take("Bf")
        if g >= 13:
            hull["crawling"] = cursor.take("Bf")
        hull["climb"], hull["slope"] = cursor.take("fi")
        hull["jumps"] = cursor.take("3f")
        if g >= 11:
            hull["erosion"] = cursor.take("i")
        one["hulls"].append(hull)
    one["hulls"] = one["hulls"][:count]
    if g >= 12:
        cursor.take("B")
    return one


def read(data):
    """A mesh as a dictionary. Raises Damaged, or errors of Python, for what is not as the page says."""
    cursor = Cursor(data)
    magic, version, sub_version, flags = cursor.take("4I")
    if magic != 0xFEEDFACE or not 30 <= version <= 36:
        raise Damaged("no mesh of Source 2")
    mesh = {"version": version, "sub-version": sub_version, "flags": flags, "blocks": []}
    if version >= 36:
        mesh["blocks"].append(block(cursor))
    polygons = []
    if version >= 31:
        corners = [cursor.take("3f") for _ in range(cursor.take("I"))]
        mesh["corners"] = corners
        for _ in range(cursor.take("I")):
            polygons.append([corners[cursor.take("I")] for _ in range(cursor.take("B"))])
            if version >= 35:
                cursor.take("I")
    if version >= 32:
        mesh["unknown word"] = cursor.take("I")
    if version >= 35:
        mesh["movable meshes"] = [(cursor.text(), cursor.take("48s")) for _ in range(cursor.take("I"))]
    if version >= 36:
        mesh["blocks"].append(block(cursor))
    mesh["areas"] = [area(cursor, version, polygons) for _ in range(cursor.take("I"))]
    mesh["ladders"] = [ladder(cursor, version) for _ in range(cursor.take("I"))]
    mesh["bounds"] = [cursor.take("18f") for _ in range(cursor.take("I"))]
    mesh["parameters"] = parameters(cursor)
    if version >= 36:
        mesh["blocks"].append(block(cursor))
    mesh["custom data"] = block(cursor) if sub_version > 0 else b""
    if cursor.at != len(data):
        raise Damaged(f"{len(data) - cursor.at} bytes are left")
    return mesh


def faults(mesh):
    """What the page says of meshes and this one does not keep, in sentences."""
    found = []
    areas = {one["id"]: one for one in mesh["areas"]}
    ladders = {one["id"] for one in mesh["ladders"]}
    if len(areas) != len(mesh["areas"]) or 0 in areas:
        found.append("ids of areas are not unique, or 0")
    for one in mesh["areas"]:
        name = f"area {one['id']}"
        if one["hull"] >= len(mesh["parameters"]["hulls"]):
            found.append(f"{name} is for a hull that is not there")
        ring = one["corners"]
        turn = sum((b[0] - ring[0][0]) * (c[1] - ring[0][1]) - (c[0] - ring[0][0]) * (b[1] - ring[0][1])
                   for b, c in zip(ring[1:], ring[2:]))
        if turn < 0:
            found.append(f"the corners of {name} run clockwise")
        for pairs in one["edges"]:
            for target, edge in pairs:
                if target not in areas:
                    found.append(f"{name} leads to area {target}, which is not there")
                elif edge >= len(areas[target]["corners"]):
                    found.append(f"{name} leads to an edge that area {target} does not have")
        for number in one["above"] + one["below"]:
            if number not in ladders:
                found.append(f"{name} lists a ladder that is not there")
    for one in mesh["ladders"]:
        if any(number != 0 and number not in areas for number in one["areas"]):
            found.append(f"ladder {one['id']} ends at an area that is not there")
    return found
