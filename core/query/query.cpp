#include "core/query/query.h"

#include "core/query/evaluator.h"
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <iterator>

namespace navsmith::query {

using model::ElementTypeId;
using model::Slot;

namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

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

/// Of an expression for which no type is given.
tl::expected<Query, QueryError> forTheOnlyType(std::string_view text, const model::Schema& schema) {
    std::vector<Query> fitting;
    QueryError best;
    bool failedYet = false;
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        auto query = Query::parse(text, schema, type);
        if (query)
            fitting.push_back(std::move(*query));
        else if (!failedYet || query.error().position > best.position) {
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
    const auto* system = systems::find(schema.id);
    Parser parser(text, schema, system, {type, model::kNoList});
    auto root = parser.condition();
    if (!root)
        return tl::unexpected(root.error());
    // The same for all elements, so it is no condition: in a table it is a text to search for.
    if ((*root)->op == Operator::Constant)
        return tl::unexpected(QueryError{0, texts::format("expected a property")});
    Query query;
    query.type_ = type;
    query.system_ = system;
    query.root_ = std::move(*root);
    query.namesItsType_ = parser.namedItsType();
    return query;
}

Query Query::all(ElementTypeId type) {
    Query query;
    query.type_ = type;
    return query;
}

bool Query::usesMap() const {
    return root_ != nullptr && query::usesMap(*root_);
}

bool Query::usesSets() const {
    return root_ != nullptr && query::usesSets(*root_);
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
    std::vector<model::Element> found;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (flags[i] != 0)
            found.push_back({type_, rows[i]});
    }
    return found;
}

tl::expected<Query, QueryError> parseSelection(std::string_view text, const model::Schema& schema,
                                               std::string_view typeId) {
    if (!typeId.empty()) {
        const auto type = findType(schema, typeId);
        if (!type)
            return tl::unexpected(QueryError{0, texts::format("there is no element type '{}'", typeId)});
        return trimmed(text).empty() ? Query::all(*type) : Query::parse(text, schema, *type);
    }
    if (const auto type = findType(schema, trimmed(text)))
        return Query::all(*type);
    if (const auto colon = text.find(':'); colon != std::string_view::npos) {
        if (const auto type = findType(schema, trimmed(text.substr(0, colon)))) {
            const auto rest = text.substr(colon + 1);
            if (trimmed(rest).empty())
                return Query::all(*type);
            auto query = Query::parse(rest, schema, *type);
            if (!query)
                query.error().position += colon + 1;
            return query;
        }
    }
    return forTheOnlyType(text, schema);
}

} // namespace navsmith::query
