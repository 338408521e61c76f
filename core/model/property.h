// Values of properties, for everything that works over any schema: panels, tables, find, JSON, colour-by.
// Whole columns at a time where there are many rows; one cell at a time only for what is on screen.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace navsmith::model {

/// monostate: not present in this file, or a reference to nothing, or a worked-out property without a value. Element: a
/// resolved reference; a raw one reads as the integer that the file holds. Integers above 2^63 - 1 are their 64 bits;
/// as such only a hexadecimal property takes them back.
/// A vector of two has z = 0. Text is bytes, usually but not always UTF-8.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, Element, glm::dvec3>;

struct Range {
    double minimum;
    double maximum;
};

/// What the property can hold, in the property's own unit: its declared range narrowed to its storage, bits and steps.
Range rangeOf(const ElementType& type, const PropertySpec& property);

[[nodiscard]] bool isPresent(const Model& model, const PropertySpec& property, Element element);

Value readValue(const Model& model, const PropertySpec& property, Element element);

/// The same as numbers for many rows: false 0, true 1, references their slot or -1. Text and vectors give 0.
void readNumbers(const Model& model, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                 std::span<double> out);

/// A text property of many rows: its bytes as they are stored, or the text that is worked out.
std::vector<std::string> readTexts(const Model& model, ElementTypeId type, const PropertySpec& property,
                                   std::span<const Slot> rows);

/// What a cell shows: numbers with as many digits as tell them apart, enumerations by name, raw words as 0x...
/// parseValue() reads it back, but for references, bytes and, in decimal, integers above 2^63 - 1.
std::string displayText(const Model& model, const PropertySpec& property, Element element);

/// Short name of an element for messages and cells: its type and its place in file and group ("node 12:345").
std::string elementName(const Model& model, Element element);

/// "1 node", "143,622 links".
std::string countedName(const ElementType& type, std::size_t count);

/// What a sentence calls these: one by its name, several by their number and type: "node 12:345", "3 nodes",
/// "3 nodes, 1 link". Empty for none. Elements that are gone are counted, too.
std::string elementsName(const Model& model, std::span<const Element> elements);

/// What typed text means for this property; nothing if it means nothing. Names of enumerations, 0x... and vectors as
/// "1, 2, 3" are known.
std::optional<Value> parseValue(const PropertySpec& property, std::string_view text);

/// How a write came out. Values are rounded to the storage's step and held inside the range, never wrapped.
struct WriteOutcome {
    bool accepted = true;    ///< false and nothing written: wrong type, NaN, a target that is gone, read-only
    std::size_t clamped = 0; ///< rows whose value was outside the range
    std::size_t snapped = 0; ///< rows whose value lay between two steps
};

/// Sets the property in all rows that have it.
WriteOutcome writeValue(Transaction& transaction, ElementTypeId type, const PropertySpec& property,
                        std::span<const Slot> rows, const Value& value);

/// Adds to a vector or, with delta.x, to an integer or number in all rows: start values are those from before the
/// transaction, so a drag is start + total delta however often it is repeated. A row made in the same transaction
/// starts from its initial values: make it in a transaction of its own.
WriteOutcome addToValue(Transaction& transaction, ElementTypeId type, const PropertySpec& property,
                        std::span<const Slot> rows, const glm::dvec3& delta);

// Entries of lists: `property` is one of the list's --------------------------------------------------------------

/// Which list of which parent.
struct ListOf {
    ElementTypeId type;
    ListId list;
    Slot parent;
};

[[nodiscard]] bool isPresent(const Model& model, const PropertySpec& property, ListOf list);
Value readEntry(const Model& model, const PropertySpec& property, ListOf list, std::size_t index);
std::string displayEntry(const Model& model, const PropertySpec& property, ListOf list, std::size_t index);
/// Sets the property of one of the entries that are going to be the list's (Transaction::setList).
WriteOutcome writeEntry(const Model& model, const PropertySpec& property, ListOf list, ListEntries& entries,
                        std::size_t index, const Value& value);

} // namespace navsmith::model
