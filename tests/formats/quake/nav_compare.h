// Converts the codec's records to those of the generated files.
#pragma once

#include "formats/quake/nav_file.h"
#include "tests/support/quake_nav_bytes.h"

namespace navsmith::quake {

inline tests::RawPlace rawOf(const glm::vec3& place) {
    return {place.x, place.y, place.z};
}

inline std::size_t bytesOf(EdictForm form) {
    return form == EdictForm::Plain ? 26 : form == EdictForm::Strings ? 34 : 30;
}

inline tests::RawWaypoints rawOf(const NavFile& file) {
    tests::RawWaypoints raw;
    raw.form.quake2 = file.game == NavGame::Quake2;
    raw.form.version = file.version;
    raw.form.header = file.layout.heuristic ? 24 : 20;
    raw.form.traversal = file.layout.ladderPlane ? 48 : 36;
    raw.form.edict = bytesOf(file.layout.edicts);
    raw.heuristic = file.heuristic;
    for (const NavNode& node : file.nodes)
        raw.nodes.push_back({node.flags, node.linkCount, node.firstLink, node.radius, rawOf(node.origin)});
    for (const NavLink& link : file.links)
        raw.links.push_back({link.target, link.type, link.mask, link.traversal});
    for (const NavTraversal& traversal : file.traversals)
        raw.traversals.push_back(
            {rawOf(traversal.exit), rawOf(traversal.start), rawOf(traversal.end), rawOf(traversal.ladderPlane)});
    for (const NavEdict& edict : file.edicts)
        raw.edicts.push_back(
            {edict.link, rawOf(edict.minimum), rawOf(edict.maximum), edict.entity, edict.targetName, edict.className});
    return raw;
}

} // namespace navsmith::quake
