// What the names in an expression mean for the elements of a type.
#pragma once

#include "core/query/expression.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

const std::vector<model::PropertySpec>& propertiesOf(const model::Schema& schema, Domain domain);
const std::vector<model::ColumnSpec>& columnsOf(const model::Schema& schema, Domain domain);
/// Null if there is none.
const model::PropertySpec* findProperty(const model::Schema& schema, Domain domain, std::string_view id);
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

/// A type by its id or plural, in any case, with '_' for blanks.
std::optional<model::ElementTypeId> findType(const model::Schema& schema, std::string_view name);

} // namespace navsmith::query
