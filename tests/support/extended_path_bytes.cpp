#include "tests/support/extended_path_bytes.h"

#include "tests/support/raw_bytes.h"

#include <string_view>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

void putText(Bytes& to, std::string_view text) {
    for (const char c : text)
        to.push_back(static_cast<std::byte>(c));
}

void putNode(Bytes& to, const RawPathNode& node) {
    put(to, node.pointer, 4);
    put(to, node.secondPointer, 4);
    put(to, 0, 6);
    put(to, node.searchCost, 2);
    put(to, node.firstLink, 2);
    put(to, extendedArea(node.area), 2);
    put(to, node.id, 2);
    put(to, node.width, 1);
    put(to, node.flood, 1);
    put(to, node.flags, 4);
    for (const auto coordinate : {node.x, node.y, node.z})
        put(to, coordinate, 4);
}

void putNavi(Bytes& to, const RawNavi& navi) {
    put(to, 0, 4);
    put(to, extendedArea(navi.area), 2);
    put(to, navi.node, 2);
    put(to, navi.directionX, 1);
    put(to, navi.directionY, 1);
    put(to, navi.flags, 4);
    for (const auto coordinate : {navi.x, navi.y})
        put(to, coordinate, 4);
}

/// A word of 0 is that of a pedestrian link.
void putNaviLink(Bytes& to, std::uint16_t word) {
    put(to, word & 0x3FF, 2);
    put(to, word == 0 ? 0 : extendedArea(static_cast<std::uint16_t>(word >> 10)), 2);
}

} // namespace

std::uint16_t extendedArea(std::uint16_t stockArea) {
    if (stockArea > 63)
        return stockArea;
    return static_cast<std::uint16_t>((stockArea / 8 + 12) * 32 + stockArea % 8 + 12);
}

std::vector<std::byte> buildExtendedArea(const RawArea& stock, RawForm form) {
    Bytes file;
    put(file, 0xFFFFFFFF, 4);
    putText(file, "FM92");
    put(file, 0x000B, 2);
    putText(file, std::string_view("fastman92\0VER2", 14));
    for (const std::size_t count : {stock.nodes.size(), std::size_t{stock.vehicleNodes},
                                    stock.nodes.size() - stock.vehicleNodes, stock.navis.size(), stock.links.size()})
        put(file, count, 4);
    for (const auto& node : stock.nodes)
        putNode(file, node);
    for (const auto& navi : stock.navis)
        putNavi(file, navi);
    if (!stock.links.empty()) {
        for (const auto& link : stock.links) {
            put(file, extendedArea(link.area), 2);
            put(file, link.node, 2);
        }
        putSpareTargets(file, form);
        std::size_t entry = 0;
        for (const auto& node : stock.nodes) {
            // Links of a pedestrian node have no navi node, whatever their word; a vehicle link's word of 0 is navi
            // node 0 of area 0.
            const bool ped = static_cast<std::size_t>(&node - stock.nodes.data()) >= stock.vehicleNodes;
            for (auto left = node.flags & 15U; left > 0 && entry < stock.links.size(); --left, ++entry) {
                const auto word = stock.links[entry].navi;
                if (ped || word != 0)
                    putNaviLink(file, word);
                else
                    put(file, std::uint64_t{extendedArea(0)} << 16U, 4);
            }
        }
        for (; entry < stock.links.size(); ++entry)
            putNaviLink(file, stock.links[entry].navi);
        putLengthsAndCrossings(file, stock.links, form);
    }
    putText(file, std::string_view("EOF\0", 4));
    if (form != RawForm::Exact)
        file.resize((file.size() + 2047) / 2048 * 2048);
    return file;
}

} // namespace navsmith::tests
