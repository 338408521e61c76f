// Area files of path graphs from and to rows: which rows an area gets, whose links are whose, and the references
// between areas. Codecs, and what a system's records hold besides, are the system's own.
#pragma once

#include "core/systems/shared/link_ranges.h"
#include "core/systems/shared/path_graph.h"
#include "core/systems/system.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/text_bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::paths {

/// A link that no node owns, as the bytes of these members, and back.
template <typename Link, auto... members>
struct LinkBytes {
    static std::string of(const Link& link) {
        bytes::ByteWriter out;
        (out.write(link.*members), ...);
        return std::string(bytes::textOf(out.release()));
    }
    static Link link(std::string_view record) {
        bytes::ByteReader in(std::as_bytes(std::span(record)));
        Link link;
        ((link.*members = in.read<std::remove_reference_t<decltype(link.*members)>>("link")), ...);
        return link;
    }
};

/// The links of a file and the nodes that own them.
struct LinkOwners {
    std::vector<std::int32_t> ofEntry; ///< node by link, -1 for a link that no node claims
    std::size_t owned = 0;             ///< links that a node owns
    std::string layout;                ///< for Graph::linkLayout: empty, or the irregular ranges
};

/// Finds the owners by the ranges that nodes claim. `recordOf` gives the bytes of a link that no node claims.
template <typename Link, typename RecordOf>
LinkOwners linkOwners(std::vector<LinkRanges::Claim> claims, const std::vector<Link>& links, RecordOf recordOf) {
    LinkRanges ranges{std::move(claims), {}};
    LinkOwners out{ranges.owners(links.size()), 0, {}};
    if (ranges.isRegular(links.size())) {
        out.owned = links.size();
        return out;
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        if (out.ofEntry[i] < 0)
            ranges.orphans.push_back({static_cast<std::uint32_t>(i), recordOf(links[i])});
    }
    out.owned = links.size() - ranges.orphans.size();
    out.layout = encode(ranges);
    return out;
}

/// An area while its set is loaded; a system's own type derives from it and adds the file.
struct LoadedArea {
    /// A reference to what is not there.
    struct Unresolved {
        model::Column<model::Ref> column;
        model::Slot row;
        std::uint32_t value;
    };

    const InputFile* input = nullptr;
    int number = 0;
    std::size_t nodes = 0;
    LinkOwners links;
    model::Slot fileRow = 0;
    model::Slot firstNode = 0;
    model::Slot firstLink = 0;
    std::vector<Unresolved> unresolved;
};

/// Fills the rows of areas. Different threads may fill different areas.
class AreaFiller {
public:
    /// Adds rows of files, nodes and links. The areas have their numbers, counts and links.
    AreaFiller(const Graph& graph, model::ModelBuilder& builder, std::size_t gridAreas,
               std::span<LoadedArea* const> areas);

    /// Area number, name and link layout of the file.
    void fillFile(const LoadedArea& area);
    /// File, group and address error of the nodes; the first `ofGroup0` are of group 0.
    template <typename Node>
    void fillNodes(const LoadedArea& area, const std::vector<Node>& nodes, std::size_t ofGroup0) {
        const auto errors = builder_->column(graph_->addressError).subspan(area.firstNode, nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i)
            errors[i] = address(static_cast<std::uint16_t>(nodes[i].area - area.number),
                                static_cast<std::uint32_t>(nodes[i].id - i));
        fillNodePlaces(area, ofGroup0);
    }
    /// Owners and targets. Gives the links that have a row, in the order of the rows.
    template <typename Link>
    std::vector<Link> fillLinks(LoadedArea& area, std::vector<Link> links) {
        const auto owners = builder_->column(graph_->owner);
        const auto targets = builder_->column(graph_->target);
        std::size_t owned = 0;
        for (std::size_t i = 0; i < links.size(); ++i) {
            if (area.links.ofEntry[i] < 0)
                continue;
            const auto row = static_cast<model::Slot>(area.firstLink + owned);
            owners[row] = model::Ref::to(area.firstNode + static_cast<model::Slot>(area.links.ofEntry[i]));
            targets[row] = nodeAt(area, graph_->target, row, address(links[i].targetArea, links[i].targetNode));
            links[owned++] = links[i];
        }
        links.resize(owned);
        return links;
    }
    /// The node at an address, for a row of a column. One that is not there is stored by finish().
    model::Ref nodeAt(LoadedArea& area, model::Column<model::Ref> column, model::Slot row,
                      std::uint32_t address) const {
        const auto* target = this->area(address >> 16U);
        const auto id = address & 0xFFFFU;
        if (target != nullptr && id < target->nodes)
            return model::Ref::to(target->firstNode + id);
        area.unresolved.push_back({column, row, address});
        return model::Ref::none();
    }
    /// The open area of a number, or null.
    [[nodiscard]] const LoadedArea* area(std::size_t number) const {
        return number < byNumber_.size() ? byNumber_[number] : nullptr;
    }

    /// Stores the values of references to what is not there. Last, and on one thread.
    void finish();

private:
    void fillNodePlaces(const LoadedArea& area, std::size_t ofGroup0);

    const Graph* graph_;
    model::ModelBuilder* builder_;
    std::span<LoadedArea* const> areas_;
    std::vector<const LoadedArea*> byNumber_;
};

/// The table of links of an area as it will be stored.
struct LinkTable {
    std::vector<LinkRanges::Claim> claims; ///< by node, in the order of the file
    std::vector<model::Slot> links;        ///< in the order of the table, without orphans
    std::vector<LinkRanges::Orphan> orphans;
};
/// An irregular layout counts as long as each node has as many links as when it was loaded.
LinkTable linkTable(const Graph& g, const model::Model& m, model::Slot fileRow);
/// The first links of the nodes of an area, as they will be stored.
std::vector<std::uint32_t> firstLinks(const Graph& g, const model::Model& m, model::Slot fileRow);

/// The address that a file stores for a node: the true one and how far it is off.
constexpr std::uint32_t storedAddress(std::uint32_t trueAddress, std::uint32_t error) {
    return address((trueAddress >> 16U) + (error >> 16U), trueAddress + error);
}

/// Sets the stored addresses of an area's nodes.
template <typename Node>
void saveAddresses(const Graph& g, const model::Model& m, std::span<const model::Slot> rows, std::vector<Node>& nodes) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto area = static_cast<std::uint32_t>(areaOf(g, m, rows[i]));
        const auto stored = storedAddress(address(area, static_cast<std::uint32_t>(i)), m.get(g.addressError, rows[i]));
        nodes[i].area = static_cast<std::uint16_t>(stored >> 16U);
        nodes[i].id = static_cast<std::uint16_t>(stored);
    }
}

/// Sets the targets of links.
template <typename Link>
void saveTargets(const Graph& g, const model::Model& m, std::span<const model::Slot> rows, std::vector<Link>& links) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto target = addressOf(g, m, g.target, m.get(g.target, rows[i]));
        links[i].targetArea = static_cast<std::uint16_t>(target >> 16U);
        links[i].targetNode = static_cast<std::uint16_t>(target);
    }
}

/// Puts links that no node claims where they were. `linkOf` reads one from bytes.
template <typename Link, typename LinkOf>
void insertOrphans(std::vector<Link>& links, const std::vector<LinkRanges::Orphan>& orphans, LinkOf linkOf) {
    std::size_t owned = links.size();
    links.resize(links.size() + orphans.size());
    std::size_t orphan = orphans.size();
    for (std::size_t i = links.size(); orphan > 0; --i) {
        if (orphans[orphan - 1].index == i - 1)
            links[i - 1] = linkOf(orphans[--orphan].record);
        else
            links[i - 1] = links[--owned];
    }
}

} // namespace navsmith::systems::paths
