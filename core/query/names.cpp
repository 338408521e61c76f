#include "core/query/names.h"

#include "core/query/lexer.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::query {

using model::ColumnId;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;
using model::Schema;

namespace {

std::string asName(std::string_view plural) {
    std::string name(plural);
    std::ranges::replace(name, ' ', '_');
    return name;
}

std::string_view lastWord(std::string_view plural) {
    const auto blank = plural.find_last_of(" _");
    return blank == std::string_view::npos ? plural : plural.substr(blank + 1);
}

/// The names of a property or, if no property shows the column, of the column itself.
std::string_view nameOf(const model::ElementType& type, ColumnId column) {
    for (const auto& property : type.properties) {
        if (property.column == column && property.type == PropertyType::Reference)
            return property.id;
    }
    return type.columns[column].id;
}

/// English: expressions do not depend on the language.
std::string_view englishPlural(const model::ElementType& type) {
    return type.englishPlural.empty() ? type.plural : type.englishPlural;
}

bool isCalled(const NamedCollection& each, const Schema& schema, std::string_view name, bool byLastWord) {
    const auto& type = schema.type(each.collection.domain.type);
    const bool list = each.collection.domain.list != model::kNoList;
    const auto id = list ? type.lists[each.collection.domain.list].id : type.id;
    if (byLastWord)
        return equalsIgnoringCase(name, lastWord(each.name));
    return equalsIgnoringCase(name, each.name) || equalsIgnoringCase(name, id) ||
           equalsIgnoringCase(name, std::string(id) + "s");
}

} // namespace

const std::vector<PropertySpec>& propertiesOf(const Schema& schema, Domain domain) {
    const auto& type = schema.type(domain.type);
    return domain.list == model::kNoList ? type.properties : type.lists[domain.list].properties;
}

const std::vector<model::ColumnSpec>& columnsOf(const Schema& schema, Domain domain) {
    const auto& type = schema.type(domain.type);
    return domain.list == model::kNoList ? type.columns : type.lists[domain.list].columns;
}

const PropertySpec* findProperty(const Schema& schema, Domain domain, std::string_view id) {
    const auto& properties = propertiesOf(schema, domain);
    const auto found = std::ranges::find(properties, id, &PropertySpec::id);
    return found == properties.end() ? nullptr : &*found;
}

ElementTypeId targetOf(const Schema& schema, Domain domain, const PropertySpec& property) {
    return columnsOf(schema, domain)[property.column].ref->target;
}

std::string_view pluralOf(const Schema& schema, Domain domain) {
    const auto& type = schema.type(domain.type);
    return domain.list == model::kNoList ? type.plural : type.lists[domain.list].title;
}

const PropertySpec* onlyReferenceTo(const Schema& schema, Domain domain, std::string_view typeId) {
    const PropertySpec* found = nullptr;
    for (const auto& property : propertiesOf(schema, domain)) {
        if (property.type != PropertyType::Reference || schema.type(targetOf(schema, domain, property)).id != typeId)
            continue;
        if (found != nullptr)
            return nullptr;
        found = &property;
    }
    return found;
}

std::vector<NamedCollection> collectionsOf(const Schema& schema, ElementTypeId type) {
    std::vector<NamedCollection> all;
    const auto add = [&](bool owned) {
        for (ElementTypeId k = 0; k < schema.typeCount(); ++k) {
            const auto& other = schema.type(k);
            for (ColumnId column = model::kFirstOwn; column < other.columnCount(); ++column) {
                const auto& ref = other.columns[column].ref;
                if (ref && ref->target == type && (other.groupOwner == column) == owned)
                    all.push_back({asName(englishPlural(other)), {{k, model::kNoList}, column}, nameOf(other, column)});
            }
        }
    };
    add(true);
    add(false);
    const auto& own = schema.type(type);
    for (model::ListId list = 0; list < own.listCount(); ++list)
        all.push_back({std::string(own.lists[list].id), {{type, list}, model::kNoColumn}, {}});
    return all;
}

tl::expected<Collection, std::string> findCollection(const Schema& schema, Domain domain, std::string_view name,
                                                     std::string_view via) {
    if (domain.list != model::kNoList)
        return tl::unexpected(texts::format("'{}' is not possible here", name));
    const auto all = collectionsOf(schema, domain.type);
    std::vector<const NamedCollection*> found;
    for (const bool byLastWord : {false, true}) {
        for (const auto& each : all) {
            if (isCalled(each, schema, name, byLastWord) && (via.empty() || each.via == via))
                found.push_back(&each);
        }
        if (!found.empty())
            break;
    }
    const auto plural = pluralOf(schema, domain);
    if (found.empty())
        return tl::unexpected(via.empty() ? texts::format("{} have no '{}' to count", plural, name)
                                          : texts::format("{} have no '{}' via '{}'", plural, name, via));
    const auto* first = found.front();
    const auto isOwned = [&](const NamedCollection& each) {
        return each.via.empty() || schema.type(each.collection.domain.type).groupOwner == each.collection.via;
    };
    const bool sameType = std::ranges::all_of(
        found, [&](const auto* each) { return each->collection.domain == first->collection.domain; });
    if (found.size() > 1 && !(sameType && isOwned(*first)))
        return tl::unexpected(sameType
                                  ? texts::format("'{}' needs a reference, as in '{} via {}'", name, name, first->via)
                                  : texts::format("'{}' has several meanings here, use '{}'", name, first->name));
    return first->collection;
}

std::optional<ElementTypeId> findType(const Schema& schema, std::string_view name) {
    for (ElementTypeId k = 0; k < schema.typeCount(); ++k) {
        const auto& type = schema.type(k);
        if (equalsIgnoringCase(name, type.id) || equalsIgnoringCase(name, asName(englishPlural(type))) ||
            equalsIgnoringCase(name, asName(type.plural)))
            return k;
    }
    return std::nullopt;
}

} // namespace navsmith::query
