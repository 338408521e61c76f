// A small sound set of San Andreas path files, put together by hand after docs/formats/gta-sa-nodes.md: all 64 areas,
// two of them with roads, water and pavements. Tests break it in one place and see what notices.
#pragma once

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "tests/core/systems/harness/path_graphs.h"
#include "tests/support/extended_path_bytes.h"
#include "tests/support/path_bytes.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::tests {

enum class WorldType { Car, Boat, Ped };

/// Nodes and edges; areas() works out everything that the files derive from them.
class PathWorld {
public:
    /// Units, not eighths; the node goes to the file of its square. Returns its index among all nodes.
    std::size_t add(WorldType type, double x, double y, double z = 10);
    void join(std::size_t a, std::size_t b, std::uint8_t crossing = 0);
    void light(std::size_t a, std::size_t b, std::uint8_t cycle); ///< for traffic that heads to the lower end

    /// All 64 areas.
    [[nodiscard]] std::map<unsigned, RawArea> areas() const;

private:
    struct Node {
        WorldType type;
        int x, y, z; ///< eighths
    };
    struct Edge {
        std::size_t a, b;
        std::uint8_t crossing = 0;
        std::uint8_t cycle = 0;
    };
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

/// Areas 27 and 28: a car road from one to the other that ends in a loop, a boat lane, a pavement with a crossing.
/// Nodes 0 to 6 are the cars' (0 to 2 in area 27), 7 and 8 the boats', 9 to 13 the peds' (9 to 11 in area 27).
PathWorld smallWorld();

/// Where four areas meet, so near to each other that every edge is short enough and every area a neighbour: roads with
/// loops, dead ends and islands, boat lanes, pavements with crossings.
PathWorld crossroads();

std::string fileName(unsigned area);
FileBytes bytesOf(const std::map<unsigned, RawArea>& areas, RawForm form = RawForm::Exact);

/// The same areas at their places of the larger map, and all other areas of it, empty.
FileBytes extendedBytesOf(const std::map<unsigned, RawArea>& areas);

/// Loads without a fault, or throws.
model::Model loadSet(const FileBytes& files);
/// One area of smallWorld().
model::Model loadOnly(unsigned area);
FileBytes saveSet(const model::Model& model);
std::map<unsigned, RawArea> readSet(const FileBytes& files);

/// All files of a corpus set by name; none if it is not there.
std::optional<FileBytes> corpusSet(std::string_view folder);
inline constexpr std::string_view kStockSet = "gta-sa-nodes/fcnpc";
inline constexpr std::string_view kExtendedSet = "gta-sa-nodes-fm92";
inline constexpr std::string_view kDamagedSet = "gta-sa-nodes/vc-processed";

/// Slot of the node with this address, as the model orders it now.
inline model::Slot nodeAt(const model::Model& model, unsigned area, unsigned id) {
    return nodeAt(systems::gta_sa_paths::kGraph, model, area, id);
}
/// The address of every node now.
std::map<model::Slot, std::uint32_t> addresses(const model::Model& model);

/// What the files say of one directed link, in terms that do not change when nodes are renumbered: the ends stand for
/// themselves by the keys that `keyOf` gives for (area << 16 | id).
struct LinkFacts {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::uint8_t length = 0;
    std::uint8_t crossing = 0;
    bool hasNavi = false;
    std::int16_t naviX = 0;
    std::int16_t naviY = 0;
    unsigned lanesAhead = 0; ///< from -> to
    unsigned lanesBack = 0;
    unsigned cycle = 0;
    bool lightAhead = false; ///< for traffic that heads to `to`; only with a cycle
    bool attachedToLower = false;

    auto operator<=>(const LinkFacts&) const = default;
};
template <typename KeyOf>
std::multiset<LinkFacts> linkFacts(const std::map<unsigned, RawArea>& set, KeyOf keyOf) {
    std::multiset<LinkFacts> facts;
    for (const auto& [area, file] : set) {
        for (std::size_t id = 0; id < file.nodes.size(); ++id) {
            const auto& n = file.nodes[id];
            for (std::size_t i = 0; i < (n.flags & 15U); ++i) {
                const auto& l = file.links.at(static_cast<std::size_t>(n.firstLink) + i);
                const auto here = area << 16U | static_cast<std::uint32_t>(id);
                const auto there = static_cast<std::uint32_t>(l.area) << 16U | l.node;
                LinkFacts f{.from = keyOf(here), .to = keyOf(there), .length = l.length, .crossing = l.crossing};
                if (id < file.vehicleNodes && set.contains(l.navi >> 10U)) {
                    const auto& v = set.at(l.navi >> 10U).navis.at(l.navi & 1023U);
                    const auto attached = static_cast<std::uint32_t>(v.area) << 16U | v.node;
                    const unsigned left = v.flags >> 8U & 7U;
                    const unsigned right = v.flags >> 11U & 7U;
                    f.hasNavi = true;
                    f.naviX = v.x;
                    f.naviY = v.y;
                    f.lanesAhead = attached == there ? right : left;
                    f.lanesBack = attached == there ? left : right;
                    f.cycle = v.flags >> 16U & 3U;
                    f.lightAhead = f.cycle != 0 && ((v.flags >> 14U & 1U) != 0) == (attached == there);
                    f.attachedToLower = attached == std::min(here, there);
                }
                facts.insert(f);
            }
        }
    }
    return facts;
}

} // namespace navsmith::tests
