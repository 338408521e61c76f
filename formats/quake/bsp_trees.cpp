#include "formats/quake/bsp_trees.h"

#include "formats/bsp/lumps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::quake {
namespace {

using bsp::field;
using Bytes = std::span<const std::byte>;

/// Sizes of records; `wide` children have 32 bits.
struct TreeWidths {
    std::size_t node;
    std::size_t leaf;
    std::size_t clipNode;
    bool wide;
};

TreeWidths widthsOf(BspVariant variant) {
    switch (variant) {
    case BspVariant::Bsp2:
        return {44, 44, 12, true};
    case BspVariant::Psb2:
        return {32, 32, 12, true};
    case BspVariant::Quake:
    case BspVariant::GoldSrc:
        break;
    }
    return {24, 28, 8, false};
}

/// 16 bits hold up to 65,520 nodes: only numbers above the last node are negative.
std::int32_t narrowChild(const std::byte* record, std::size_t offset, std::size_t count) {
    const std::int32_t child = field<std::uint16_t>(record, offset);
    return static_cast<std::size_t>(child) < count ? child : child - 0x10000;
}

/// The last two fields of a node for points.
void decodeFaces(const std::byte* record, std::size_t stride, bool wide, std::size_t faces, BspNode& node) {
    const std::size_t at = stride - (wide ? 8 : 4);
    const std::size_t first = wide ? field<std::uint32_t>(record, at) : field<std::uint16_t>(record, at);
    const std::size_t count = wide ? field<std::uint32_t>(record, at + 4) : field<std::uint16_t>(record, at + 2);
    node.firstFace = static_cast<std::uint32_t>(std::min(first, faces));
    node.faceCount = static_cast<std::uint32_t>(std::min(count, faces - node.firstFace));
}

/// Clip nodes have no faces.
std::vector<BspNode> decodeNodes(Bytes lump, std::size_t stride, bool wide, std::optional<std::size_t> faces) {
    const std::size_t count = lump.size() / stride;
    return bsp::readRecords<BspNode>(lump, stride, [&](const std::byte* record) {
        BspNode node;
        node.plane = field<std::uint32_t>(record, 0);
        for (std::size_t side = 0; side < 2; ++side)
            node.children[side] =
                wide ? field<std::int32_t>(record, 4 + 4 * side) : narrowChild(record, 4 + 2 * side, count);
        if (faces)
            decodeFaces(record, stride, wide, *faces, node);
        return node;
    });
}

/// Checks that the nodes form trees. Nodes may share subtrees, as some compilers let them, but a walk down must end.
class TreeCheck {
public:
    TreeCheck(std::span<const BspNode> nodes, std::size_t planes, std::size_t leaves)
        : nodes_(nodes), planes_(planes), leaves_(leaves), depths_(nodes.size(), kUnknown), sizes_(nodes.size()) {}

    /// Null if all is well.
    const char* problem() {
        for (const auto& node : nodes_) {
            if (node.plane >= planes_)
                return "a plane that does not exist";
            for (const auto child : node.children)
                if (!exists(child))
                    return "a node or leaf that does not exist";
        }
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (!walk(i))
                return "itself, or to too many nodes";
        return nullptr;
    }

private:
    /// Real trees reach a node up to 25 times. Without a limit, a small file could keep a walk through a tree busy for
    /// ever.
    static constexpr std::uint64_t kMostSharing = 256;
    static constexpr std::uint16_t kUnknown = 0;
    static constexpr std::uint16_t kOpen = 0xFFFF; ///< on the way down to the current node

    [[nodiscard]] bool exists(std::int32_t child) const {
        if (child >= 0)
            return static_cast<std::size_t>(child) < nodes_.size();
        return leaves_ == 0 || static_cast<std::size_t>(-(child + 1)) < leaves_;
    }
    [[nodiscard]] std::uint16_t depthOf(std::int32_t child) const {
        return child < 0 ? std::uint16_t{0} : depths_[static_cast<std::size_t>(child)];
    }
    [[nodiscard]] std::uint64_t sizeOf(std::int32_t child) const {
        return child < 0 ? std::uint64_t{0} : sizes_[static_cast<std::size_t>(child)];
    }
    /// Finds the depth below a node. False if it is too great or without end.
    bool walk(std::size_t root) {
        if (depths_[root] != kUnknown)
            return true;
        std::vector<std::size_t> path{root};
        while (!path.empty()) {
            const auto node = path.back();
            depths_[node] = kOpen;
            bool ready = true;
            for (const auto child : nodes_[node].children) {
                const auto depth = depthOf(child);
                if (child < 0 || (depth != kUnknown && depth != kOpen))
                    continue;
                if (depth == kOpen || path.size() >= kDeepestTree)
                    return false;
                path.push_back(static_cast<std::size_t>(child));
                ready = false;
                break;
            }
            if (!ready)
                continue;
            const auto below = std::max(depthOf(nodes_[node].children[0]), depthOf(nodes_[node].children[1]));
            sizes_[node] = 1 + sizeOf(nodes_[node].children[0]) + sizeOf(nodes_[node].children[1]);
            if (below >= kDeepestTree || sizes_[node] > kMostSharing * (nodes_.size() + 1))
                return false;
            depths_[node] = static_cast<std::uint16_t>(below + 1);
            path.pop_back();
        }
        return true;
    }

    std::span<const BspNode> nodes_;
    std::size_t planes_;
    std::size_t leaves_; ///< 0: negative children are contents
    std::vector<std::uint16_t> depths_;
    std::vector<std::uint64_t> sizes_; ///< nodes from here down, shared ones as often as they are reached
};

/// Empties damaged trees.
void keepIfSound(std::vector<BspNode>& nodes, std::size_t leaves, std::string_view name, BspFile& file) {
    const char* problem = TreeCheck(nodes, file.planes.size(), leaves).problem();
    if (problem == nullptr)
        return;
    file.notes.push_back(fmt::format("the lump \"{}\" is damaged and was ignored: it refers to {}", name, problem));
    nodes.clear();
}

} // namespace

void readTrees(const TreeLumps& lumps, BspFile& file) {
    const TreeWidths widths = widthsOf(file.variant);
    bsp::noteRest("nodes", lumps.nodes.size(), widths.node, file.notes);
    bsp::noteRest("leaves", lumps.leaves.size(), widths.leaf, file.notes);
    bsp::noteRest("clipnodes", lumps.clipNodes.size(), widths.clipNode, file.notes);
    file.nodes = decodeNodes(lumps.nodes, widths.node, widths.wide, file.faces.size());
    // Only damaged maps have contents from 0 on, which would look like nodes.
    file.leafContents = bsp::readRecords<std::int32_t>(lumps.leaves, widths.leaf, [](const std::byte* record) {
        return std::min(field<std::int32_t>(record, 0), kContentsEmpty);
    });
    file.clipNodes = decodeNodes(lumps.clipNodes, widths.clipNode, widths.wide, std::nullopt);
    if (file.leafContents.empty())
        file.nodes.clear();
    keepIfSound(file.nodes, file.leafContents.size(), "nodes", file);
    keepIfSound(file.clipNodes, 0, "clipnodes", file);
    for (auto& model : file.models) {
        for (std::size_t hull = 0; hull < model.headNodes.size(); ++hull) {
            auto& head = model.headNodes[hull];
            const auto count = hull == 0 ? file.nodes.size() : file.clipNodes.size();
            if (head < 0 || static_cast<std::size_t>(head) >= count)
                head = kNoTree;
        }
    }
}

} // namespace navsmith::quake
