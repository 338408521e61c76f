#include "core/systems/gta_iv_paths/derived.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/save.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;

namespace {

std::vector<std::uint32_t> storedFirstLinks(const Model& m, Slot fileRow) {
    std::vector<std::uint32_t> first;
    for (const auto& n : areaFile(m, fileRow).nodes)
        first.push_back(n.firstLink);
    return first;
}

} // namespace

void countCarNodes(const Model& m, Rows rows, Numbers out) {
    paths::countNodes(kGraph, m, rows, out, 0);
}

void countIntersections(const Model& m, Rows rows, Numbers out) {
    paths::countNodes(kGraph, m, rows, out, 1);
}

void countLinks(const Model& m, Rows rows, Numbers out) {
    paths::countLinks(kGraph, m, rows, out);
}

void nodeArea(const Model& m, Rows rows, Numbers out) {
    paths::nodeArea(kGraph, m, rows, out);
}

void nodeId(const Model& m, Rows rows, Numbers out) {
    paths::nodeId(kGraph, m, rows, out);
}

void nodeLinkCount(const Model& m, Rows rows, Numbers out) {
    paths::nodeLinkCount(kGraph, m, rows, out);
}

void nodeFirstLink(const Model& m, Rows rows, Numbers out) {
    paths::nodeFirstLink(kGraph, m, rows, out, storedFirstLinks);
}

void linkIndex(const Model& m, Rows rows, Numbers out) {
    paths::linkIndex(kGraph, m, rows, out, storedFirstLinks);
}

void linkTargetArea(const Model& m, Rows rows, Numbers out) {
    paths::linkTargetArea(kGraph, m, rows, out);
}

void linkTargetNode(const Model& m, Rows rows, Numbers out) {
    paths::linkTargetNode(kGraph, m, rows, out);
}

} // namespace navsmith::systems::gta_iv_paths
