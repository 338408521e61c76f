#include "core/query/names.h"

#include "core/query/suggestions.h"
#include "core/query/synonyms.h"
#include "formats/bytes/plain_text.h"
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
        return bytes::equalIgnoringCase(name, lastWord(each.name)) || bytes::equalIgnoringCase(name, lastWord(id));
    return sameName(name, each.name) || sameName(name, id) || sameName(name, std::string(id) + 's');
}

/// Whether a name ends with these words: "class" of "road_class".
bool endsWithWords(std::string_view name, std::string_view words) {
    return !words.empty() && name.size() > words.size() && name.ends_with(words) &&
           name[name.size() - words.size() - 1] == '_';
}

std::string asWords(std::string_view name) {
    auto words = asName(name);
    std::ranges::replace(words, '-', '_');
    return bytes::lowered(words);
}

/// The name itself, and without what says nothing at its beginning.
std::vector<std::string> withoutEmptyPrefix(std::string_view name) {
    std::vector<std::string> names{asWords(name)};
    for (const auto prefix : emptyPrefixes()) {
        if (names.front().starts_with(prefix) && names.front().size() > prefix.size())
            names.push_back(names.front().substr(prefix.size()));
    }
    return names;
}

/// The only one for which the condition holds; null if there are several.
template <typename Items, typename Condition>
const PropertySpec* onlyOne(const Items& items, Condition&& holds) {
    const PropertySpec* only = nullptr;
    for (const auto& each : items) {
        if (!holds(each))
            continue;
        if (only != nullptr)
            return nullptr;
        only = &each;
    }
    return only;
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
    const auto it = std::ranges::find(properties, id, &PropertySpec::id);
    return it == properties.end() ? nullptr : &*it;
}

NamedProperty findPropertyFreely(const Schema& schema, Domain domain, std::string_view name) {
    if (const auto* exact = findProperty(schema, domain, name))
        return {exact, Reading::Exact};
    const auto& properties = propertiesOf(schema, domain);
    const auto names = withoutEmptyPrefix(name);
    for (const auto& each : names) {
        const auto reading = &each == &names.front() ? Reading::Spelling : Reading::Synonym;
        if (const auto* spec = onlyOne(properties, [&](const auto& p) { return sameName(p.id, each); }))
            return {spec, reading};
    }
    if (const auto* spec = onlyOne(properties, [&](const auto& p) { return sameName(p.title, name); }))
        return {spec, Reading::Synonym};
    for (const auto& each : names) {
        if (const auto* spec = onlyOne(properties, [&](const auto& p) { return endsWithWords(p.id, each); }))
            return {spec, Reading::Part};
    }
    return {};
}

ElementTypeId targetOf(const Schema& schema, Domain domain, const PropertySpec& property) {
    return columnsOf(schema, domain)[property.column].ref->target;
}

std::string_view pluralOf(const Schema& schema, Domain domain) {
    const auto& type = schema.type(domain.type);
    return domain.list == model::kNoList ? type.plural : type.lists[domain.list].title;
}

const PropertySpec* onlyReferenceTo(const Schema& schema, Domain domain, std::string_view typeId) {
    const PropertySpec* reference = nullptr;
    for (const auto& property : propertiesOf(schema, domain)) {
        if (property.type != PropertyType::Reference || schema.type(targetOf(schema, domain, property)).id != typeId)
            continue;
        if (reference != nullptr)
            return nullptr;
        reference = &property;
    }
    return reference;
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
    std::vector<const NamedCollection*> collections;
    for (const bool byLastWord : {false, true}) {
        for (const auto& each : all) {
            if (isCalled(each, schema, name, byLastWord) && (via.empty() || each.via == via))
                collections.push_back(&each);
        }
        if (!collections.empty())
            break;
    }
    const auto plural = pluralOf(schema, domain);
    if (collections.empty())
        return tl::unexpected(via.empty() ? texts::format("{} have no '{}' to count", plural, name)
                                          : texts::format("{} have no '{}' via '{}'", plural, name, via));
    const auto* first = collections.front();
    const auto isOwned = [&](const NamedCollection& each) {
        return each.via.empty() || schema.type(each.collection.domain.type).groupOwner == each.collection.via;
    };
    const bool sameType = std::ranges::all_of(
        collections, [&](const auto* each) { return each->collection.domain == first->collection.domain; });
    if (collections.size() > 1 && !(sameType && isOwned(*first)))
        return tl::unexpected(sameType
                                  ? texts::format("'{}' needs a reference, as in '{} via {}'", name, name, first->via)
                                  : texts::format("'{}' has several meanings here, use '{}'", name, first->name));
    return first->collection;
}

std::optional<ElementTypeId> findType(const Schema& schema, std::string_view name) {
    for (ElementTypeId k = 0; k < schema.typeCount(); ++k) {
        const auto& type = schema.type(k);
        if (sameName(name, type.id) || sameName(name, englishPlural(type)) || sameName(name, type.plural))
            return k;
    }
    return std::nullopt;
}

std::optional<ElementTypeId> findTypeFreely(const Schema& schema, std::string_view name) {
    if (const auto exact = findType(schema, name))
        return exact;
    const auto names = withoutEmptyPrefix(name);
    const auto isCalled = [](const model::ElementType& type, std::string_view word) {
        const auto calls = [&](std::string_view own) {
            return sameName(own, word) || sameName(std::string(own) + 's', word);
        };
        return calls(type.id) || calls(type.title) || calls(type.plural) || calls(englishPlural(type));
    };
    for (const auto& each : names) {
        for (ElementTypeId k = 0; k < schema.typeCount(); ++k) {
            if (isCalled(schema.type(k), each))
                return k;
        }
    }
    std::optional<ElementTypeId> only;
    for (ElementTypeId k = 0; k < schema.typeCount(); ++k) {
        const auto& type = schema.type(k);
        if (!endsWithWords(asWords(type.id), names.back()) &&
            !endsWithWords(asWords(englishPlural(type)), names.back()))
            continue;
        if (only)
            return std::nullopt;
        only = k;
    }
    return only;
}

std::string listOfTypes(const Schema& schema) {
    std::string listed;
    for (const auto& type : schema.types)
        listed += (listed.empty() ? "" : ", ") + std::string(type.id);
    return listed;
}

} // namespace navsmith::query
