// A difference in words.
#pragma once

#include "core/compare/difference.h"
#include "core/systems/system.h"

#include <optional>
#include <string>
#include <vector>

namespace navsmith::compare {

struct PartText {
    std::string id;    ///< of the property, or of the column that none shows
    std::string title; ///< "Position"
    std::string unit;
    std::string before;
    std::string after;
};

struct ListText {
    std::string id;
    std::string title;
    EntryCounts counts; ///< both 0: only the order differs
};

struct ElementText {
    std::string name;              ///< "node 5:12", in A unless it was added
    std::string place;             ///< "Ganton", where the world has named places
    std::optional<double> moved{}; ///< by how far, in world units
    std::string sentence{};        ///< in words of the game, if the system has any
    std::vector<PartText> parts{};
    std::vector<ListText> lists{};
};

ElementText describe(const systems::System& system, const model::Model& a, const model::Model& b,
                     const Matching& matching, const Difference& difference, const ElementDifference& element);

/// The stored part of a row for people; `part` is one of its type.
std::string partText(const model::Model& model, model::ElementTypeId type, const model::StoredPart& part,
                     model::Slot row);

/// The position of an element: the first vector that identifies it or that it is placed by. Nothing: it has none.
std::optional<glm::dvec3> placeOf(const systems::System& system, const model::Model& model, model::Element element);

struct TypeSummary {
    model::ElementTypeId type = model::kNoElementType;
    std::size_t added = 0;
    std::size_t removed = 0;
    std::size_t changed = 0;
    std::size_t reordered = 0;

    [[nodiscard]] bool empty() const { return added + removed + changed + reordered == 0; }
};
/// Counts the differences of each type that has any.
std::vector<TypeSummary> summarise(const Difference& difference);

} // namespace navsmith::compare
