// What an edit did to a graph of paths, and what follows from it in any system: the file of a node that was moved, the
// limits of the files, and the numbers that areas which are not open go by.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/shared/path_graph.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::paths {

/// What a transaction did to the graph so far. Empty for an edit of values, so that those cost nothing here.
struct GraphEdit {
    struct Ends {
        model::Slot link = model::kNoSlot;
        model::Slot from = model::kNoSlot;
        model::Ref to;
    };
    /// Links as they were before and are no more: erased, turned to another end, or at a node that went from one graph
    /// to the other. Their ends may be erased.
    std::vector<Ends> gone;
    /// Links as they are now and were not before; by link, ascending.
    std::vector<Ends> come;
    /// Live nodes that were made, or went from one graph to the other; ascending.
    std::vector<model::Slot> nodes;

    [[nodiscard]] bool empty() const { return gone.empty() && come.empty() && nodes.empty(); }
    /// True if the link is one of `come`.
    [[nodiscard]] bool hasCome(model::Slot link) const;
    /// True if the node is one of `nodes`.
    [[nodiscard]] bool isNew(model::Slot nodeRow) const;
};

GraphEdit graphEdit(const Graph& g, const model::Transaction& tx);

RawPoint pointBefore(const Graph& g, const model::Transaction& tx, model::Slot nodeRow);
/// Live nodes that lie elsewhere than before.
std::set<model::Slot> movedNodes(const Graph& g, const model::Transaction& tx);

/// Puts a node last in another file; addresses that links store for it follow in save().
void moveToFile(const Graph& g, model::Transaction& tx, model::Slot nodeRow, model::Slot fileRow);
/// Puts a node that lies outside the square of its area into the file of the right one, if that is open.
void moveToSquare(const Graph& g, model::Transaction& tx, model::Slot nodeRow);

/// Puts moved nodes into the files of their squares, and gives links whose ends moved, and those that came, the right
/// length. A stored length that agrees stays, and so does that of an edge which is as long as before, right or wrong.
/// Gives these links.
std::set<model::Slot> enforcePlaces(const Graph& g, model::Transaction& tx, const GraphEdit& edit);

/// Gives a link and its link back the right length if the stored one is wrong or not equal both ways. A length that
/// agrees stays: the games' own may differ a little from the formula.
void correctLength(const Graph& g, model::Transaction& tx, model::Slot link);

/// Erases a link and its link back.
void disconnect(const Graph& g, model::Transaction& tx, model::Slot link);

/// The link back of one whose value was changed, if the same edit says nothing of that one; else kNoSlot.
template <typename T>
model::Slot backOfChanged(const Graph& g, const model::Transaction& tx, model::Column<T> column, model::Slot link) {
    const auto& m = tx.model();
    if (!m.isLive({g.linkType(), link}) || m.get(column, link) == tx.before(column, link))
        return model::kNoSlot;
    const auto back = reverseOf(g, m, link);
    return back != model::kNoSlot && m.get(column, back) == tx.before(column, back) ? back : model::kNoSlot;
}
/// Gives the link back what a link was given.
template <typename T>
void mirrorColumn(const Graph& g, model::Transaction& tx, model::Column<T> column) {
    for (const auto link : tx.touched(column)) {
        if (const auto back = backOfChanged(g, tx, column, link); back != model::kNoSlot)
            tx.set(column, back, tx.model().get(column, link));
    }
}

/// The stored link ranges of an irregular file mean nothing once its nodes or links come, go or change places.
void enforceLinkLayout(const Graph& g, model::Transaction& tx);

/// How much files can hold.
struct Limits {
    std::size_t linksOfNode = 0;
    std::size_t nodes = 0; ///< of a file
    std::size_t links = 0; ///< of a file
};
/// Refuses what the files have no room for: it could not be written. Too many that came with a file stay, and may be
/// edited as long as they do not become more.
tl::expected<void, model::EditError> refuseOverflow(const Graph& g, const model::Transaction& tx, const GraphEdit& edit,
                                                    const Limits& limits);
/// "Area 27 is full: NODES27.DAT would have 1025 navi nodes (at most 1024)."
std::string noRoom(const Graph& g, const model::Model& m, model::Slot fileRow, std::size_t would, std::string_view what,
                   std::size_t limit);

/// A type whose rows files name by number, which is their place in the file.
struct Numbered {
    model::Column<model::Ref> file;
    std::optional<model::Column<std::uint8_t>> part; ///< of the file's order
    model::Column<model::Ref> namedBy;               ///< of links: for nodes, the owner
    std::string_view plural;                         ///< for people

    [[nodiscard]] model::ElementTypeId type() const { return file.type; }
    [[nodiscard]] model::Column<std::uint32_t> rank() const { return {type(), model::kRank}; }
};
/// Refuses what would give rows other numbers by which areas that are not open name them: nobody can mend them there.
tl::expected<void, model::EditError> refuseShiftsUnderClosedAreas(const Graph& g, const model::Transaction& tx,
                                                                  std::span<const Numbered> types);

} // namespace navsmith::systems::paths
