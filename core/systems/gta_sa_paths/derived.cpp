#include "core/systems/gta_sa_paths/derived.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/save.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

void countNavis(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kNavi).group(row).size(); });
}

void writtenForm(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return static_cast<int>(gta_sa_paths::writtenForm(m, row)); });
}

void nodeFlagsWord(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        return m.get(node::flags, row) | (static_cast<std::uint32_t>(linkCount(m, row)) & flag::countMask);
    });
}

void linkNaviWord(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return naviWord(m, m.get(link::navi, row)); });
}

void naviArea(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.get(file::area, m.get(navi::file, row).slot()); });
}

void naviId(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kNavi).position(row); });
}

void naviLanesWord(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        return static_cast<std::uint32_t>(m.get(navi::width, row)) |
               static_cast<std::uint32_t>(m.get(navi::lanes, row)) << 8U |
               static_cast<std::uint32_t>(m.get(navi::lights, row)) << 16U |
               static_cast<std::uint32_t>(m.get(navi::unused, row)) << 24U;
    });
}

} // namespace navsmith::systems::gta_sa_paths
