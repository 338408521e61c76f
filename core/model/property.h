// Property values, for everything that works over any schema: panels, tables, find, JSON, colour-by. Use the functions
// for whole columns where there are many rows, and single cells only for what is on screen.
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

/// monostate: not present in this file, a null reference, or a derived property without a value. Element: a resolved
/// reference; a raw one reads as the integer in the file. Integers above 2^63 - 1 are represented by their 64 bits;
/// only hexadecimal properties accept them back in that form. A vector of two has z = 0. Text is bytes, usually but not
/// always UTF-8.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, Element, glm::dvec3>;

struct Range {
    double minimum;
    double maximum;
};

/// The property's range in its own unit: the declared range narrowed to its storage, bits and steps.
Range rangeOf(const ElementType& type, const PropertySpec& property);

[[nodiscard]] bool isPresent(const Model& model, const PropertySpec& property, Element element);

Value readValue(const Model& model, const PropertySpec& property, Element element);

/// Reads many rows as numbers: false 0, true 1, references their slot or -1. Text and vectors give 0.
void readNumbers(const Model& model, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                 std::span<double> out);

/// Reads a text property for many rows: stored bytes or derived text.
std::vector<std::string> readTexts(const Model& model, ElementTypeId type, const PropertySpec& property,
                                   std::span<const Slot> rows);

/// Cell text: numbers with enough digits to be distinguishable, enumerations by name, raw words as 0x... parseValue()
/// reads it back, except for references, bytes and, in decimal, integers above 2^63 - 1.
std::string displayText(const Model& model, const PropertySpec& property, Element element);

/// Short name of an element for messages and cells: type and position in file and group ("node 12:345").
std::string elementName(const Model& model, Element element);

/// "1 node", "143,622 links".
std::string countedName(const ElementType& type, std::size_t count);

/// Names elements in a sentence: a single one by name, several by count and type: "node 12:345", "3 nodes", "3 nodes, 1
/// link". Empty for none. Includes erased elements.
std::string elementsName(const Model& model, std::span<const Element> elements);

/// Parses user input for this property; empty if it is invalid. Accepts enumeration names, 0x... and vectors as "1, 2,
/// 3".
std::optional<Value> parseValue(const PropertySpec& property, std::string_view text);

/// Result of a write. Values are rounded to the storage's step and clamped to the range, never wrapped.
struct WriteOutcome {
    bool accepted = true;    ///< false and nothing written: wrong type, NaN, erased target, read-only
    std::size_t clamped = 0; ///< rows whose value was outside the range
    std::size_t snapped = 0; ///< rows whose value was rounded to a step
};

/// Sets the property in all rows that have it.
WriteOutcome writeValue(Transaction& tx, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                        const Value& value);

/// Adds to a vector or, with delta.x, to an integer or number in all rows. Starts from the values before the
/// transaction, so that a drag is start + total delta however often it is repeated. A row created in the same
/// transaction starts from its initial values: create it in a separate transaction.
WriteOutcome addToValue(Transaction& tx, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                        const glm::dvec3& delta);

// Entries of lists: `property` is one of the list's --------------------------------------------------------------

/// A list of one parent.
struct ListOf {
    ElementTypeId type;
    ListId list;
    Slot parent;
};

[[nodiscard]] bool isPresent(const Model& model, const PropertySpec& property, ListOf list);
Value readEntry(const Model& model, const PropertySpec& property, ListOf list, std::size_t index);
std::string displayEntry(const Model& model, const PropertySpec& property, ListOf list, std::size_t index);
/// Sets the property of an entry in a list's future entries (Transaction::setList).
WriteOutcome writeEntry(const Model& model, const PropertySpec& property, ListOf list, ListEntries& entries,
                        std::size_t index, const Value& value);

} // namespace navsmith::model
