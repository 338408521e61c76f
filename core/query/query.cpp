#include "core/query/query.h"

#include "core/model/property.h"
#include "core/query/evaluator.h"
#include "core/query/find_element.h"
#include "core/query/heading.h"
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/query/suggestions.h"
#include "core/systems/registry.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <iterator>

namespace navsmith::query {

using model::ElementTypeId;
using model::Slot;

namespace {

/// "nodes, links or areas".
std::string listed(const model::Schema& schema, const std::vector<Query>& queries) {
    std::string text;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        if (i > 0)
            text += i + 1 == queries.size() ? texts::format(" or ") : std::string(", ");
        text += schema.type(queries[i].type()).plural;
    }
    return text;
}

/// Finds the type for which an expression makes sense, if there is only one.
tl::expected<Query, QueryError> forTheOnlyType(std::string_view text, const model::Schema& schema) {
    std::vector<Query> fitting;
    QueryError best;
    bool failedYet = false;
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        auto query = Query::parse(text, schema, type);
        if (query) {
            // Prefers the types for which the names are read most literally.
            if (!fitting.empty() && query->reading() < fitting.front().reading())
                fitting.clear();
            if (fitting.empty() || query->reading() == fitting.front().reading())
                fitting.push_back(std::move(*query));
        } else if (!failedYet || query.error().position > best.position) {
            // The type for which most of it made sense is probably meant.
            best = query.error();
            failedYet = true;
        }
    }
    if (fitting.empty())
        return tl::unexpected(best);
    if (fitting.size() == 1)
        return fitting.front();
    if (const auto named = std::ranges::find_if(fitting, &Query::namesItsType); named != fitting.end())
        return *named;
    return tl::unexpected(
        QueryError{0, texts::format("this could mean {}: say which, as in \"{}: {}\"", listed(schema, fitting),
                                    schema.type(fitting.front().type()).id, text)});
}

} // namespace

tl::expected<Query, QueryError> Query::parse(std::string_view text, const model::Schema& schema, ElementTypeId type) {
    const auto* system = systems::find(schema);
    bool hasType = false;
    std::size_t start = 0;
    // Twice, because people may repeat the type.
    for (int i = 0; i < 2; ++i) {
        auto heading = readHeading(text.substr(start), schema);
        if (!heading) {
            heading.error().position += start;
            return tl::unexpected(heading.error());
        }
        if (heading->type && *heading->type != type)
            return tl::unexpected(
                QueryError{start, texts::format("this is about {}, not about {}", schema.type(*heading->type).plural,
                                                schema.type(type).plural)});
        hasType = hasType || heading->type.has_value();
        start += heading->end;
    }
    if (hasType && bytes::trimmed(text.substr(start)).empty())
        return all(type);
    Parser parser(text.substr(start), schema, system, {type, model::kNoList});
    auto root = parser.condition();
    if (!root) {
        root.error().position += start;
        return tl::unexpected(root.error());
    }
    // The same for all elements, so it is no condition: in a table it is a text to search for.
    if ((*root)->op == Operator::Constant)
        return tl::unexpected(QueryError{0, texts::format("expected a property")});
    Query query;
    query.type_ = type;
    query.system_ = system;
    query.root_ = std::move(*root);
    query.namesItsType_ = hasType || parser.namesOwnType();
    query.reading_ = parser.reading();
    return query;
}

Query Query::all(ElementTypeId type) {
    Query query;
    query.type_ = type;
    return query;
}

bool Query::isGuess() const {
    return reading_ == Reading::Part;
}

bool Query::usesMap() const {
    return root_ != nullptr && query::usesMap(*root_);
}

bool Query::usesSets() const {
    return root_ != nullptr && query::usesSets(*root_);
}

std::vector<std::string> Query::missingNames(const Sets& sets) const {
    std::vector<std::string> names;
    if (root_ != nullptr)
        addStoredNames(*root_, names);
    std::erase_if(names, [&](const std::string& name) { return sets.stored && sets.stored(name); });
    return names;
}

std::vector<std::uint8_t> Query::matches(const model::Model& model, std::span<const Slot> rows,
                                         const Sets& sets) const {
    if (root_ == nullptr)
        return std::vector<std::uint8_t>(rows.size(), 1);
    return Evaluator(model, system_, sets).truth(*root_, {{type_, model::kNoList}, rows, {}});
}

std::vector<model::Element> Query::select(const model::Model& model, const Sets& sets) const {
    std::vector<Slot> rows;
    std::ranges::copy_if(model.order(type_).all(), std::back_inserter(rows), [&](Slot row) {
        return model.isLive({type_, row});
    }); // a pool has free records, too
    const auto flags = matches(model, rows, sets);
    std::vector<model::Element> elements;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (flags[i] != 0)
            elements.push_back({type_, rows[i]});
    }
    return elements;
}

namespace {

/// Names of elements that an expression compares with, and what is found by them.
void collectDoubts(const Expression& e, const model::Model& model, std::vector<std::string>& doubts) {
    for (const auto& part : e.parts)
        collectDoubts(*part, model, doubts);
    const bool isName = e.op == Operator::Constant && e.type == ValueType::Text && e.target != model::kNoElementType;
    if (!isName)
        return;
    const auto elements = findElements(model, e.text, model.capacity(e.target));
    if (std::ranges::any_of(elements, [&](const auto& element) { return element.type == e.target; }))
        return;
    const auto& type = model.schema().type(e.target);
    std::vector<std::string> names;
    if (const auto* property = type.namedBy.empty() ? nullptr : type.findProperty(type.namedBy))
        model.forEachLive(e.target, [&](Slot row) {
            names.push_back(model::displayText(model, *property, {e.target, row}));
        });
    auto doubt = texts::format("there is no {} '{}'", type.title, e.text);
    if (const auto hint = didYouMean(e.text, names); !hint.empty())
        doubt += ": " + hint;
    if (std::ranges::find(doubts, doubt) == doubts.end())
        doubts.push_back(std::move(doubt));
}

} // namespace

std::vector<std::string> Query::doubts(const model::Model& model) const {
    std::vector<std::string> doubts;
    if (root_ != nullptr)
        collectDoubts(*root_, model, doubts);
    return doubts;
}

tl::expected<Query, QueryError> parseSelection(std::string_view text, const model::Schema& schema,
                                               std::string_view typeId) {
    if (!typeId.empty()) {
        const auto type = findTypeFreely(schema, typeId);
        if (!type)
            return tl::unexpected(QueryError{0, texts::format("there is no element type '{}'", typeId),
                                             texts::format("there are: {}", listOfTypes(schema))});
        return bytes::trimmed(text).empty() ? Query::all(*type) : Query::parse(text, schema, *type);
    }
    if (const auto type = findType(schema, bytes::trimmed(text)))
        return Query::all(*type);
    const auto heading = readHeading(text, schema);
    if (!heading)
        return tl::unexpected(heading.error());
    if (heading->type)
        return Query::parse(text, schema, *heading->type);
    return forTheOnlyType(text, schema);
}

} // namespace navsmith::query
