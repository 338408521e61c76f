// Numbers of nodes, what follows from the graph, and the files.
#include "core/systems/gta_sa_paths/bits.h"
#include "core/systems/gta_sa_paths/text/town.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <string>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

constexpr std::uint32_t kMostGroups = 255;

/// Where the studio's compiler had a node in memory: each area but the first one had a block of its own.
std::uint32_t addressOf(const Node& node) {
    constexpr std::uint32_t kFirstArea = 0x01A7FA70;
    constexpr std::uint32_t kSecondArea = 0x01C180D0;
    constexpr std::uint32_t kBlock = 0x317C0;
    constexpr std::uint32_t kNodeBytes = 28;
    const auto base = node.area == 0 ? kFirstArea : kSecondArea + kBlock * (node.area - 1U);
    return base + kNodeBytes * node.id;
}

class Assembler {
public:
    Assembler(Town& town, std::span<const Source> texts, std::vector<Message>& messages, CompiledCounts& counts)
        : town_(town), areas_(static_cast<std::size_t>(town.traits->grid.areas())), texts_(texts), messages_(messages),
          counts_(counts) {}

    std::vector<PathFile> run(bool listPointers) {
        const auto before = messages_.size();
        numberNodes();
        markDeadEnds();
        numberGroups(false, listPointers);
        numberGroups(true, listPointers);
        if (messages_.size() > before)
            return {};
        files_.resize(areas_);
        writeNavis();
        writeNodes();
        writeSpareParts();
        return std::move(files_);
    }

private:
    void numberNodes() {
        std::vector<std::size_t> nodes(areas_);
        std::vector<std::size_t> links(areas_);
        std::vector<std::size_t> navis(areas_);
        for (std::uint32_t n = 0; n < town_.nodes.size(); ++n) {
            auto& node = town_.nodes[n];
            const auto count = town_.edgesOf(n).size();
            if (node.ped && count == 0) {
                node.id = kNotWritten;
                ++counts_.isolated;
                continue;
            }
            if (count > kMaxLinks)
                messages_.push_back({std::string(texts_[node.origin.text].name), node.origin.line,
                                     texts::format("the node has {} links, at most {} fit", count, kMaxLinks)});
            ++(node.ped ? counts_.pedNodes : (node.flags & flag::water) != 0 ? counts_.boatNodes : counts_.carNodes);
            counts_.links += count;
            links[node.area] += count;
            node.id = static_cast<std::uint16_t>(nodes[node.area]++);
        }
        for (const auto& navi : town_.navis)
            ++navis[navi.area];
        counts_.navis = town_.navis.size();
        for (std::size_t area = 0; area < areas_; ++area) {
            expectRoom(area, nodes[area], kMaxNodes, texts::mark("nodes"));
            expectRoom(area, links[area], kMaxFileLinks, texts::mark("links"));
            expectRoom(area, navis[area], town_.traits->maxNavis, texts::mark("navi nodes"));
        }
    }

    void expectRoom(std::size_t area, std::size_t count, std::size_t most, std::string_view what) {
        if (count > most)
            messages_.push_back({texts::format("area {}", area), 0,
                                 texts::format("{} {}, at most {} fit", count, texts::translated({what}), most)});
    }

    /// A node with fewer than two links to nodes that are no dead ends is one.
    void markDeadEnds() {
        std::vector<std::uint32_t> open(town_.nodes.size());
        std::vector<std::uint32_t> ends;
        for (std::uint32_t n = 0; n < town_.nodes.size() && !town_.nodes[n].ped; ++n) {
            open[n] = static_cast<std::uint32_t>(town_.edgesOf(n).size());
            if (open[n] < 2) {
                town_.nodes[n].flags |= flag::deadEnd;
                ends.push_back(n);
            }
        }
        while (!ends.empty()) {
            const auto n = ends.back();
            ends.pop_back();
            for (const auto e : town_.edgesOf(n)) {
                const auto other = otherEnd(town_.edges[e], n);
                if (--open[other] < 2 && (town_.nodes[other].flags & flag::deadEnd) == 0) {
                    town_.nodes[other].flags |= flag::deadEnd;
                    ends.push_back(other);
                }
            }
        }
    }

    void numberGroups(bool peds, bool listPointers) {
        std::uint32_t group = 0;
        std::vector<std::uint32_t> stack;
        std::vector<bool> numbered(town_.nodes.size());
        const auto push = [&](std::uint32_t n) {
            auto& node = town_.nodes[n];
            numbered[n] = true;
            node.floodGroup = static_cast<std::uint8_t>(group);
            node.listPointer = listPointers && !stack.empty() ? addressOf(town_.nodes[stack.back()]) : 0;
            stack.push_back(n);
        };
        for (std::uint32_t first = 0; first < town_.nodes.size(); ++first) {
            if (town_.nodes[first].ped != peds || town_.nodes[first].id == kNotWritten || numbered[first])
                continue;
            ++group;
            push(first);
            while (!stack.empty()) {
                const auto n = stack.back();
                stack.pop_back();
                for (const auto e : town_.edgesOf(n)) {
                    if (const auto other = otherEnd(town_.edges[e], n); !numbered[other])
                        push(other);
                }
            }
        }
        if (group > kMostGroups)
            messages_.push_back({peds ? texts::format("pedestrians") : texts::format("vehicles"), 0,
                                 texts::format("{} separate parts, at most {} can be numbered", group, kMostGroups)});
    }

    void writeNavis() {
        for (const auto& navi : town_.navis) {
            const auto& node = town_.nodes[navi.node];
            const auto lanes = static_cast<unsigned>(navi.left) | static_cast<unsigned>(navi.right) << 3U |
                               (navi.side != 0 ? kLightSide : 0U);
            files_[navi.area].navis.push_back({.area = node.area,
                                               .node = node.id,
                                               .directionX = navi.direction[0],
                                               .directionY = navi.direction[1],
                                               .width = navi.width,
                                               .lanes = static_cast<std::uint8_t>(lanes),
                                               .lights = navi.cycle,
                                               .x = navi.x,
                                               .y = navi.y});
            counts_.litNavis += navi.cycle != 0 ? 1 : 0;
        }
    }

    void writeNodes() {
        for (std::uint32_t n = 0; n < town_.nodes.size(); ++n) {
            const auto& node = town_.nodes[n];
            if (node.id == kNotWritten)
                continue;
            auto& file = files_[node.area];
            const auto edges = town_.edgesOf(n);
            file.nodes.push_back({.listPointer = node.listPointer,
                                  .firstLink = static_cast<std::int16_t>(file.links.size()),
                                  .area = node.area,
                                  .id = node.id,
                                  .width = node.width,
                                  .floodGroup = node.floodGroup,
                                  .flags = node.flags | static_cast<std::uint32_t>(edges.size()),
                                  .x = node.stored[0],
                                  .y = node.stored[1],
                                  .z = node.stored[2]});
            ++file.totalNodes;
            ++(node.ped ? file.pedNodes : file.vehicleNodes);
            for (const auto e : edges)
                file.links.push_back(linkOf(town_.edges[e], n));
        }
    }

    PathFile::LinkRecord linkOf(const Edge& edge, std::uint32_t from) {
        const auto& target = town_.nodes[otherEnd(edge, from)];
        PathFile::LinkRecord link{
            .targetArea = target.area, .targetNode = target.id, .length = linkLength(town_, edge)};
        if (edge.navi != kNone) {
            const auto& navi = town_.navis[edge.navi];
            link.navi = kExtended.naviWord(navi.area, navi.id);
        }
        if (edge.cross) {
            link.crossing = edge.litCrossing ? kCrossesRoad | kPedestrianLight : kCrossesRoad;
            ++counts_.crossings;
            counts_.litCrossings += edge.litCrossing ? 1 : 0;
        }
        return link;
    }

    void writeSpareParts() {
        for (auto& file : files_) {
            if (file.links.empty())
                continue;
            for (std::size_t i = 0; i < gta_sa::kSpareLinks; ++i) {
                const auto& free = gta_sa::kFreeSpareTarget;
                for (unsigned byte = 0; byte < 4; ++byte)
                    file.spareTargets.push_back(static_cast<std::byte>(free >> (8 * byte)));
            }
            file.spareLengths.assign(gta_sa::kSpareLinks, std::byte{0});
            file.spareCrossings = file.spareLengths;
        }
    }

    Town& town_;
    const std::size_t areas_;
    std::span<const Source> texts_;
    std::vector<Message>& messages_;
    CompiledCounts& counts_;
    std::vector<PathFile> files_;
};

} // namespace

std::vector<PathFile> assemble(Town& town, bool listPointers, std::span<const Source> texts,
                               std::vector<Message>& messages, CompiledCounts& counts) {
    return Assembler(town, texts, messages, counts).run(listPointers);
}

} // namespace navsmith::systems::gta_sa_paths::compiler
