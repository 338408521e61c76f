// Building tools of path graphs: roads and paths, click by click. Each click gives a node, on the ground, on an edge or
// one that is there, and links it to the one before.
#pragma once

#include "core/systems/shared/path_selection.h"

#include <functional>
#include <string_view>

namespace navsmith::systems::paths {

/// Whether building nodes of a type (see NodeTypeName) can go on from an element.
bool continues(const Editing& e, const model::Model& m, model::Element from, std::string_view nodeType);
/// Whether a click on an element joins what is built to it.
bool joins(const Editing& e, const model::Model& m, model::Element onto, std::string_view nodeType);

/// Where building continues: a node of the type that is built, and the link whose values the next ones take over.
struct Before {
    model::Slot node = model::kNoSlot; ///< kNoSlot: nothing
    model::Slot link = model::kNoSlot; ///< the selected one, or the last one that leads to the node; kNoSlot: none
};
Before before(const Editing& e, const model::Model& m, model::Element from, std::string_view nodeType);

/// What a click builds.
struct NewPath {
    std::string_view nodeType; ///< of its nodes
    bool onWater = false;      ///< new nodes have the height of the one before, or 0
    /// Sets what is asked for in a new node, which is like the one before if there is one.
    std::function<void(model::Transaction& tx, model::Slot nodeRow)> setNode;
    /// Sets what is asked for in a new edge, by its link from the node before.
    std::function<void(model::Transaction& tx, model::Slot link)> setEdge;
};
EditResult place(const Editing& e, model::Transaction& tx, const Builder::Click& click, const NewPath& path);

} // namespace navsmith::systems::paths
