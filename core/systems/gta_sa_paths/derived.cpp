#include "core/systems/gta_sa_paths/derived.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/save.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using model::Model;
using model::Slot;

void countVehicleNodes(const Model& m, Rows rows, Numbers out) {
    paths::countNodes(kGraph, m, rows, out, 0);
}

void countPedNodes(const Model& m, Rows rows, Numbers out) {
    paths::countNodes(kGraph, m, rows, out, 1);
}

void countNavis(const Model& m, Rows rows, Numbers out) {
    paths::each(rows, out, [&](Slot row) { return m.order(kNavi).group(row).size(); });
}

void countLinks(const Model& m, Rows rows, Numbers out) {
    paths::countLinks(kGraph, m, rows, out);
}

void writtenForm(const Model& m, Rows rows, Numbers out) {
    paths::each(rows, out, [&](Slot row) { return static_cast<int>(gta_sa_paths::writtenForm(m, row)); });
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

void nodeFlagsWord(const Model& m, Rows rows, Numbers out) {
    paths::each(rows, out, [&](Slot row) {
        return m.get(node::flags, row) | (static_cast<std::uint32_t>(linkCount(m, row)) & flag::countMask);
    });
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

void linkNaviWord(const Model& m, Rows rows, Numbers out) {
    paths::each(rows, out, [&](Slot row) { return naviWord(m, m.get(link::navi, row)); });
}

void naviArea(const Model& m, Rows rows, Numbers out) {
    paths::each(rows, out, [&](Slot row) { return m.get(file::area, m.get(navi::file, row).slot()); });
}

void naviId(const Model& m, Rows rows, Numbers out) {
    paths::each(rows, out, [&](Slot row) { return m.order(kNavi).position(row); });
}

void naviLanesWord(const Model& m, Rows rows, Numbers out) {
    paths::each(rows, out, [&](Slot row) {
        return static_cast<std::uint32_t>(m.get(navi::width, row)) |
               static_cast<std::uint32_t>(m.get(navi::lanes, row)) << 8U |
               static_cast<std::uint32_t>(m.get(navi::lights, row)) << 16U |
               static_cast<std::uint32_t>(m.get(navi::unused, row)) << 24U;
    });
}

} // namespace navsmith::systems::gta_sa_paths
