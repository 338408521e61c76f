// What the names in an expression mean for the elements of a type.
#pragma once

#include "core/query/expression.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

const std::vector<model::PropertySpec>& propertiesOf(const model::Schema& schema, Domain domain);
const std::vector<model::ColumnSpec>& columnsOf(const model::Schema& schema, Domain domain);
/// Null if there is none.
const model::PropertySpec* findProperty(const model::Schema& schema, Domain domain, std::string_view id);
/// How freely a name was read. What somebody typed by its exact name never means anything else.
enum class Reading : std::uint8_t {
    Exact,
    Spelling, ///< capitals, blanks, '_', a singular for a plural
    Synonym,  ///< a word of another program, or a title
    Part,     ///< the last word of a longer name, a list for its number, a value for a condition
};

struct NamedProperty {
    const model::PropertySpec* property = nullptr; ///< null: there is none, or there are several
    Reading reading = Reading::Exact;
};

/// A property by its id or title in any spelling, without an empty beginning ("is_water"), or by its last word.
NamedProperty findPropertyFreely(const model::Schema& schema, Domain domain, std::string_view name);

/// The type that a property of type Reference refers to.
model::ElementTypeId targetOf(const model::Schema& schema, Domain domain, const model::PropertySpec& property);
/// "nodes", "visible areas".
std::string_view pluralOf(const model::Schema& schema, Domain domain);

/// The only reference property whose target is this type; null if there is none or several.
const model::PropertySpec* onlyReferenceTo(const model::Schema& schema, Domain domain, std::string_view typeId);

/// A collection as it can be named in an expression.
struct NamedCollection {
    std::string name; ///< "links", "hiding_spots"
    Collection collection;
    std::string_view via; ///< id of the referring property or column; empty for lists
};

/// The collections of a type. Those that refer through the owner of their group come first.
std::vector<NamedCollection> collectionsOf(const model::Schema& schema, model::ElementTypeId type);

/// Finds a collection by the id or plural of its type or list, or the last word of its plural ("spots"). `via` selects
/// among references; empty: through the owner, or the only one. The error says what is wrong.
tl::expected<Collection, std::string> findCollection(const model::Schema& schema, Domain domain, std::string_view name,
                                                     std::string_view via);

/// A type by its id or plural, in any spelling.
std::optional<model::ElementTypeId> findType(const model::Schema& schema, std::string_view name);
/// A type by its id, title or plural in any spelling, without an empty beginning ("nav_area"), or by its last word.
std::optional<model::ElementTypeId> findTypeFreely(const model::Schema& schema, std::string_view name);

/// "area, place, ladder": the types of a schema, for messages.
std::string listOfTypes(const model::Schema& schema);

} // namespace navsmith::query
