#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "formats/gta_sa/extended_path_file.h"
#include "formats/gta_sa/path_file.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

gta_sa::PathForm formOf(const Model& m, Slot row) {
    return static_cast<gta_sa::PathForm>(m.get(file::form, row));
}

std::string standardSpareTargets() {
    std::string free;
    for (std::size_t i = 0; i < gta_sa::kSpareLinks; ++i)
        free += {'\xFF', '\xFF', '\0', '\0'};
    return free;
}

std::size_t takenSpareTargets(const std::string& spare) {
    static const std::string free = standardSpareTargets();
    std::size_t taken = 0;
    for (std::size_t at = 0; at < spare.size(); at += 4)
        taken += spare.compare(at, 4, free, 0, 4) != 0 ? 1 : 0;
    return taken;
}

std::size_t nonZero(const std::string& bytes) {
    return bytes.size() - static_cast<std::size_t>(std::ranges::count(bytes, '\0'));
}

struct Sizes {
    std::size_t nodes = 0;
    std::size_t navis = 0;
    std::size_t links = 0;
};

/// Measures all files in one pass: quicker than a pass for each, and independent of the order of rows.
std::vector<Sizes> sizesOfFiles(const Model& m) {
    std::vector<Sizes> sizes(m.capacity(kFile));
    m.forEachLive(kNode, [&](Slot n) {
        auto& file = sizes[m.get(node::file, n).slot()];
        ++file.nodes;
        file.links += linkCount(m, n);
    });
    m.forEachLive(kNavi, [&](Slot n) { ++sizes[m.get(navi::file, n).slot()].navis; });
    return sizes;
}

bool hasLinks(const Model& m, Slot fileRow) {
    bool any = false;
    m.forEachReferrer(node::file, fileRow, [&](Slot n) { any = any || linkCount(m, n) > 0; });
    return any;
}

Sizes sizesOf(const Model& m, Slot fileRow) {
    Sizes sizes{.navis = naviCount(m, fileRow)};
    m.forEachReferrer(node::file, fileRow, [&](Slot n) {
        ++sizes.nodes;
        sizes.links += linkCount(m, n);
    });
    return sizes;
}

/// Whether the game reads nothing wrong in bytes behind the end: the area is empty, or an archive of whole sectors has
/// left in its last one what was there before.
bool isHarmlessTail(const Model& m, Slot fileRow) {
    constexpr std::size_t sector = 2048;
    const auto tail = m.get(file::tail, fileRow).size();
    const auto [nodes, navis, links] = sizesOf(m, fileRow);
    const auto exact =
        traitsOf(m).isExtended ? gta_sa::extendedSize(nodes, navis, links) : gta_sa::exactSize(nodes, navis, links);
    return (nodes == 0 && navis == 0) || (tail < sector && (exact + tail) % sector == 0);
}

void checkForm(const Model& m, Rows rows, Findings& out) {
    using enum gta_sa::PathForm;
    for (const Slot row : rows) {
        const auto& tail = m.get(file::tail, row);
        switch (formOf(m, row)) {
        case Padded:
            break;
        case Cut:
            out.add(row,
                    texts::format(
                        "The file is truncated before the spare lengths and crossing flags, so the game leaves them "
                        "uninitialised (expected all sections)"));
            break;
        case EmptyCut:
            out.add(row, Note,
                    texts::format("The file of this empty area has {} bytes (expected 20: the header alone). The game "
                                  "reads no more than these.",
                                  20 + m.get(file::spareTargets, row).size() + tail.size()));
            break;
        case Uninitialised:
            out.add(row,
                    texts::format(
                        "The spare parts and crossing flags were never initialised (expected FF FF 00 00 and zeros)"));
            break;
        case Exact:
            if (!tail.empty())
                out.add(row, isHarmlessTail(m, row) ? Note : Error,
                        texts::format("Bytes after the end: {} (expected none, or zeros up to a multiple of 2048)",
                                      tail.size()));
            break;
        }
    }
}

void fixForm(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto form = formOf(m, row);
    if (form == gta_sa::PathForm::Padded || (form == gta_sa::PathForm::Exact && m.get(file::tail, row).empty()))
        return;
    const bool links = hasLinks(m, row);
    tx.set(file::tail, row, std::string());
    if (form == gta_sa::PathForm::Exact)
        return;
    tx.set(file::form, row, static_cast<std::uint8_t>(gta_sa::PathForm::Exact));
    tx.set(file::spareTargets, row, links ? standardSpareTargets() : std::string());
    tx.set(file::spareLengths, row, std::string(links ? gta_sa::kSpareLinks : 0, '\0'));
    tx.set(file::spareCrossings, row, std::string(links ? gta_sa::kSpareLinks : 0, '\0'));
    if (form != gta_sa::PathForm::Uninitialised)
        return;
    for (const Slot n : m.referrers(node::file, row)) {
        for (const Slot l : m.referrers(link::owner, n))
            tx.set(link::crossing, l,
                   static_cast<std::uint8_t>(m.get(link::crossing, l) & (kCrossesRoad | kPedestrianLight)));
    }
}

void checkTotal(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto vehicles = m.get(file::vehicleExcess, row);
        const auto peds = m.get(file::pedExcess, row);
        if (static_cast<std::uint32_t>(vehicles) + static_cast<std::uint32_t>(peds) == 0)
            continue;
        out.add(row,
                texts::format("The counts in the header are off by {:+} vehicle and {:+} pedestrian nodes (expected "
                              "a sum equal to the total)",
                              vehicles, peds));
    }
}

void checkVehiclesFirst(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto excess = m.get(file::vehicleExcess, row);
        if (excess != 0)
            out.add(row,
                    texts::format("The header places the first pedestrian node {:+} records away from its position "
                                  "(expected vehicle nodes first, then pedestrian nodes)",
                                  excess));
    }
}

void fixCounts(Transaction& tx, const Issue& issue) {
    tx.set(file::vehicleExcess, issue.element.slot, 0);
    tx.set(file::pedExcess, issue.element.slot, 0);
}

void checkLimits(const Model& m, Rows rows, Findings& out) {
    const auto& traits = traitsOf(m);
    const auto sizes = sizesOfFiles(m);
    for (const Slot row : rows) {
        const auto [nodes, navis, links] = sizes[row];
        if (navis > traits.maxNavis)
            out.add(row, texts::format("{} navi nodes (expected at most {}: links refer to them by {} bits)", navis,
                                       traits.maxNavis, traits.naviIdBits));
        else if (links > kMaxFileLinks)
            out.add(row, texts::format("{} links (expected at most {})", links, kMaxFileLinks));
        else if (nodes > kMaxNodes)
            out.add(row, texts::format("{} nodes (expected at most {})", nodes, kMaxNodes));
    }
}

void checkSpareTargets(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (formOf(m, row) == gta_sa::PathForm::EmptyCut)
            continue; // without links the game reads nothing behind the navi nodes
        if (const auto taken = takenSpareTargets(m.get(file::spareTargets, row)); taken > 0)
            out.add(row, texts::format("Spare link targets that are not free: {} of {} (expected FF FF 00 00)", taken,
                                       gta_sa::kSpareLinks));
    }
}

void fixSpareTargets(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    if (takenSpareTargets(tx.model().get(file::spareTargets, row)) > 0)
        tx.set(file::spareTargets, row, standardSpareTargets());
}

void checkSpareBytes(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto used = nonZero(m.get(file::spareLengths, row)) + nonZero(m.get(file::spareCrossings, row));
        if (used > 0)
            out.add(row, texts::format("Spare lengths and crossing flags that are not 0: {} (expected none)", used));
    }
}

void fixSpareBytes(Transaction& tx, const Issue& issue) {
    for (const auto column : {file::spareLengths, file::spareCrossings}) {
        const auto size = tx.model().get(column, issue.element.slot).size();
        tx.set(column, issue.element.slot, std::string(size, '\0'));
    }
}

} // namespace

std::vector<Rule> fileRules() {
    return {
        {"SA001", "The file has the standard form, or is padded to 2048", "Area file in a non-standard form", Error,
         kFile, checkForm,
         own(file::form, file::tail, file::spareTargets) + at({against(node::file)}, node::file) +
             at({against(navi::file)}, navi::file) + at({against(node::file), against(link::owner)}, link::owner),
         false, fixForm, "Write in Standard Form"},
        {"SA002",
         "The total is the sum of vehicle and pedestrian nodes",
         "The total is not the sum of vehicle and pedestrian nodes",
         Error,
         kFile,
         checkTotal,
         {own(file::vehicleExcess, file::pedExcess)},
         false,
         fixCounts,
         "Recount Nodes"},
        {"SA003", "Nodes, navi nodes and links within the limits", "Too many nodes, navi nodes or links in an area",
         Error, kFile, checkLimits,
         at({against(node::file)}, node::file) + at({against(navi::file)}, navi::file) +
             at({against(node::file), against(link::owner)}, link::owner)},
        {"SA009",
         "Spare link targets are free",
         "Spare link target is not free",
         Error,
         kFile,
         checkSpareTargets,
         {own(file::spareTargets, file::form)},
         false,
         fixSpareTargets,
         "Free Spare Targets"},
        {"SA012",
         "Vehicle nodes come before pedestrian nodes",
         "More vehicle nodes counted than there are nodes",
         Error,
         kFile,
         checkVehiclesFirst,
         {own(file::vehicleExcess)},
         false,
         fixCounts,
         "Sort and Recount Nodes"},
        {"SA040",
         "Spare lengths and crossing flags are 0",
         "Spare length or crossing flag is not 0",
         Warning,
         kFile,
         checkSpareBytes,
         {own(file::spareLengths, file::spareCrossings)},
         false,
         fixSpareBytes,
         "Clear Spare Values"},
    };
}

} // namespace navsmith::systems::gta_sa_paths
