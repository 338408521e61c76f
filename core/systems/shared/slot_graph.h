// Graphs of bots of one file, whose nodes have a fixed number of numbered slots for links. Where a system keeps them is
// plain data, so that the functions here serve all of them.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::systems {

/// The columns of a system's graph, and what differs.
struct SlotGraph {
    model::Column<model::Ref> file;                         ///< of a node
    model::Column<model::Ref> owner;                        ///< of a link: the node that it leaves
    model::Column<model::Ref> target;                       ///< of a link; raw: a number that names no node
    model::Column<std::uint8_t> slot;                       ///< of a link, from 0
    std::uint8_t (*slots)(const model::Model& m) = nullptr; ///< that a node has
    /// Nothing if it is not known, or no finite place.
    std::optional<glm::vec3> (*placeOf)(const model::Model& m, model::Slot node) = nullptr;
    /// Whether a link is walked, so that a node can be inserted halfway.
    bool (*isWalked)(const model::Model& m, model::Slot link) = nullptr;
    /// Makes a node at the end. kNoSlot if the edit has been refused.
    model::Slot (*makeNode)(model::Transaction& tx, const glm::vec3& at) = nullptr;
    /// Gives a node that was inserted between two others what it has from them.
    void (*inherit)(model::Transaction& tx, model::Slot node, model::Slot from, model::Slot to) = nullptr;
    /// What a new link stores besides its ends and slot. Null: nothing.
    void (*completeLink)(model::Transaction& tx, model::Slot link) = nullptr;
    /// What a pasted node must not take along. Null: nothing.
    void (*completePasted)(model::Transaction& tx, model::Slot node) = nullptr;

    [[nodiscard]] constexpr model::ElementTypeId nodeType() const { return file.type; }
    [[nodiscard]] constexpr model::ElementTypeId linkType() const { return owner.type; }
};

namespace slot_graph {

struct LinkEnds {
    model::Slot from = model::kNoSlot;
    model::Slot to = model::kNoSlot;
};
/// Nothing if the target is none.
std::optional<LinkEnds> endsOf(const SlotGraph& g, const model::Model& m, model::Slot link);
struct LinkPlaces {
    glm::vec3 from{0};
    glm::vec3 to{0};
};
/// Nothing if an end has no place.
std::optional<LinkPlaces> placesOf(const SlotGraph& g, const model::Model& m, model::Slot link);
/// The links out of a node in the order of their slots.
std::vector<model::Slot> linksOf(const SlotGraph& g, const model::Model& m, model::Slot node);
/// The first link by slot from one node to another, or kNoSlot.
model::Slot findLink(const SlotGraph& g, const model::Model& m, model::Slot from, model::Slot to);
/// The first slot that no link of a node has; nothing if all are taken.
std::optional<std::uint8_t> freeSlot(const SlotGraph& g, const model::Model& m, model::Slot node);
/// Whether a link would find a slot, or is there.
bool canLink(const SlotGraph& g, const model::Model& m, model::Slot from, model::Slot to);
/// A new link in the first free slot; the one that is there already; kNoSlot if all slots are taken.
model::Slot makeLink(const SlotGraph& g, model::Transaction& tx, model::Slot from, model::Slot to);
/// The nearest node within a distance, other than one.
model::Slot nodeNear(const SlotGraph& g, const model::Model& m, const glm::vec3& at, float within,
                     model::Slot other = model::kNoSlot);

// Derived properties (PropertySpec::derive); lengths in world units.
using Rows = std::span<const model::Slot>;
void deriveLinksOut(const SlotGraph& g, const model::Model& m, Rows rows, std::span<double> out);
void deriveLinksIn(const SlotGraph& g, const model::Model& m, Rows rows, std::span<double> out);
void deriveLength(const SlotGraph& g, const model::Model& m, Rows rows, std::span<double> out);
void deriveRise(const SlotGraph& g, const model::Model& m, Rows rows, std::span<double> out);

// For Routing.
glm::vec3 placeOrOrigin(const SlotGraph& g, const model::Model& m, model::Slot node);
double remoteness(const SlotGraph& g, const model::Model& m, model::Slot node, const glm::vec3& at);

} // namespace slot_graph

} // namespace navsmith::systems
