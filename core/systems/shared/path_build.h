// Building tools of path graphs: roads and paths, click by click. Each click gives a node, on the ground, on an edge or
// one that is there, and links it to the one before.
#pragma once

#include "core/systems/shared/path_edits.h"

#include <functional>
#include <string_view>

namespace navsmith::systems::paths {

/// What building in a system's graph needs to know of it.
struct Construction {
    const Graph& graph;
    SortOf sortOf;
    /// The link of what was clicked; kNoSlot if that belongs to no edge.
    model::Slot (*linkOf)(const model::Model& m, model::Element clicked);
    WhyNotCut whyNotCut;
    CutAtPlace cut;
};

/// Whether building nodes of a sort can go on from an element.
bool continues(const Construction& c, const model::Model& m, model::Element from, std::string_view sort);
/// Whether a click on an element joins what is built to it.
bool joins(const Construction& c, const model::Model& m, model::Element onto, std::string_view sort);

/// What building goes on from: a node of the sort that is built, and the link before it.
struct Before {
    model::Slot node = model::kNoSlot; ///< kNoSlot: nothing
    model::Slot link = model::kNoSlot; ///< the selected one, or the last one that leads to the node; kNoSlot: none
};
Before before(const Construction& c, const model::Model& m, model::Element from, std::string_view sort);

/// What a click builds.
struct NewPath {
    std::string_view sort; ///< of its nodes
    bool onWater = false;  ///< new nodes have the height of the one before, or 0
    /// `from` is the node before, or kNoSlot.
    std::function<tl::expected<model::Slot, model::EditError>(model::Transaction& tx, model::Slot from, RawPoint at)>
        createNode;
    /// Links two nodes, with more nodes between them if that is too long.
    std::function<tl::expected<void, model::EditError>(model::Transaction& tx, model::Slot from, model::Slot to)> join;
};
EditResult place(const Construction& c, model::Transaction& tx, const Builder::Click& click, const NewPath& path);

} // namespace navsmith::systems::paths
