// What an element is called in text, and in which order text lists elements: both follow from the content alone, so
// that the same file always gives the same text, and an element that others are added around keeps its name.
#pragma once

#include "core/model/model.h"
#include "core/model/stored_parts.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::model {

/// What tells the elements of a type in two files of the same data: ids of stored properties.
struct Identity {
    std::string_view type;
    /// Alternatives: a place, an id, the ends of a link. The first finds what is the same, the others what is left, in
    /// turn; text names elements by the shortest. In a pool the number of the record always counts.
    std::vector<std::vector<std::string_view>> by;
    /// World units. In documents that nobody made from one another, elements this near to each other are the same one;
    /// 0: only those at the same place.
    double near = 0;
};

/// The alternatives for a type; empty: there are none.
const std::vector<std::vector<std::string_view>>& alternativesFor(const Identities& identities,
                                                                  const ElementType& type);

/// The types that references in some alternative lead to; without alternatives that of the owners.
std::vector<ElementTypeId> identityNeeds(const Schema& schema, const Identities& identities, ElementTypeId type);

/// Empty if the identities name stored properties of the schema, and no type is told by elements that are told by it;
/// otherwise the first fault, for the author.
std::string checkIdentities(const Schema& schema, const Identities& identities);

/// For each element type, the rows in the order of their files, owner by owner; for a pool all records, free ones
/// included.
using FileOrder = std::vector<std::vector<Slot>>;
FileOrder fileOrder(const Model& model);

/// The parts of one alternative.
std::vector<StoredPart> identityParts(const RecordView& record, const std::vector<std::string_view>& identity);

/// Names of elements, made of what identifies them: "120.5,-33,10" of a node, "12" of an area, "(120.5,-33,10)
/// (128,-33,10)" of a link. Without an identity: the position in the order, from 0. Equal names get "#2", "#3" in that
/// order.
class ElementNames {
public:
    /// Changes a part before it is written into a name.
    using Adjust = void (*)(StoredPart& part);

    /// All must outlive the object. Later changes of the model are not seen by types that were asked for.
    ElementNames(const Model& model, const FileOrder& order, const Identities& identities, Adjust adjust = nullptr);

    [[nodiscard]] const std::string& of(ElementTypeId type, Slot row);
    /// Nothing if no element has the name.
    [[nodiscard]] std::optional<Slot> find(ElementTypeId type, std::string_view name);
    /// Types whose names appear in those of this type.
    [[nodiscard]] std::vector<ElementTypeId> needs(ElementTypeId type) const;

private:
    struct Names {
        bool ready = false;
        std::vector<std::string> byRow;
        std::unordered_map<std::string, Slot> rows;
    };
    Names& namesOf(ElementTypeId type);
    void make(ElementTypeId type, Names& names);
    /// The properties that make up the name of a type; empty: it is named by its position.
    [[nodiscard]] std::vector<std::string_view> naming(const ElementType& type) const;

    const Model& model_;
    const FileOrder& order_;
    const Identities& identities_;
    Adjust adjust_;
    std::vector<Names> names_;
};

} // namespace navsmith::model
