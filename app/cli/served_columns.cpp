// Whole columns of properties, for programs that compute with them: as bytes in base64, which costs little to read.
#include "app/cli/columns.h"
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/open_documents.h"
#include "core/exports/base64.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/query/query.h"

#include <fmt/format.h>

#include <bit>
#include <cstring>
#include <utility>

namespace navsmith::cli {

namespace {

static_assert(std::endian::native == std::endian::little, "columns are little-endian");

struct ColumnRequest {
    std::vector<std::filesystem::path> paths;
    std::string kind;
    std::string property;
};

struct SetColumnRequest : ColumnRequest {
    std::vector<std::uint32_t> index;
    std::vector<double> values;
    std::vector<std::string> texts;
    std::string data;
};

void addColumn(CLI::App& command, ColumnRequest& to) {
    addPaths(command, to.paths);
    command.add_option("--kind", to.kind, "Element type")->required()->type_name("TYPE");
    command.add_option("--property", to.property, "Property")->required()->type_name("PROPERTY");
}

void addColumnOptions(CLI::App& command, ColumnRequest& to, OptionChoices& /*choices*/) {
    addColumn(command, to);
}

void addSetColumnOptions(CLI::App& command, SetColumnRequest& to, OptionChoices& /*choices*/) {
    addColumn(command, to);
    command.add_option("--index", to.index, "Positions of the elements (default: all)")->type_name("INDEX");
    auto* values = command.add_option("--values", to.values, "Numbers")->type_name("NUMBER");
    auto* texts = command.add_option("--texts", to.texts, "Texts")->type_name("TEXT")->excludes(values);
    command.add_option("--data", to.data, "Numbers as float64 in base64")
        ->type_name("BASE64")
        ->excludes(values)
        ->excludes(texts);
}

template <typename T>
std::string base64Of(const std::vector<T>& values) {
    return exports::toBase64(std::as_bytes(std::span(values)));
}

/// A property of the one document that a request names.
struct Place {
    OpenDocuments::Held* held = nullptr;
    ColumnPlace column;
};

std::optional<Place> placeOf(const ColumnRequest& options, Session& session) {
    const auto held = session.heldAt(options.paths);
    if (held.empty())
        return std::nullopt;
    const auto fail = [&](std::string what) {
        session.add({files::FileErrorKind::Invalid, held.front()->document.shownPath, std::move(what), std::nullopt});
        return std::nullopt;
    };
    if (held.size() > 1)
        return fail("a column lies in one document; name it in paths");
    const auto column = findColumn(held.front()->document.model.schema(), options.kind, options.property);
    if (!column)
        return fail(column.error());
    return Place{held.front(), *column};
}

/// The type of its values, and these in base64.
void addValues(const PropertyColumn& column, Json& json) {
    json["count"] = column.count;
    json["components"] = column.components;
    if (!column.target.empty())
        json["target"] = column.target;
    if (const auto* texts = std::get_if<std::vector<std::optional<std::string>>>(&column.values)) {
        auto array = Json::array();
        for (const auto& text : *texts)
            array.push_back(text ? Json(*text) : Json());
        json["type"] = "text";
        json["texts"] = std::move(array);
    } else if (const auto* flags = std::get_if<std::vector<std::uint8_t>>(&column.values)) {
        json["type"] = "bool";
        json["data"] = base64Of(*flags);
    } else if (const auto* integers = std::get_if<std::vector<std::int64_t>>(&column.values)) {
        json["type"] = "int64";
        json["data"] = base64Of(*integers);
    } else {
        json["type"] = "float64";
        json["data"] = base64Of(std::get<std::vector<double>>(column.values));
    }
}

ExitStatus finishColumn(Json column, Session& session) {
    print(session, {{"column", std::move(column)}});
    return session.statusOr(ExitStatus::Ok);
}

ExitStatus runColumn(const ColumnRequest& options, Session& session) {
    const auto place = placeOf(options, session);
    if (!place)
        return finishColumn({}, session);
    const auto& document = place->held->document;
    auto json = documentHead(document);
    json["kind"] = options.kind;
    json["property"] = options.property;
    addValues(readColumn(document.model, place->column.type, *place->column.property), json);
    return finishColumn(std::move(json), session);
}

/// The numbers of the request; none if they are not in base64, or not whole.
std::optional<std::vector<double>> numbersOf(const SetColumnRequest& options) {
    if (options.data.empty())
        return options.values;
    const auto bytes = exports::fromBase64(options.data);
    if (!bytes || bytes->size() % sizeof(double) != 0)
        return std::nullopt;
    std::vector<double> values(bytes->size() / sizeof(double));
    if (!values.empty())
        std::memcpy(values.data(), bytes->data(), bytes->size());
    return values;
}

ExitStatus runSetColumn(const SetColumnRequest& options, Session& session) {
    const auto place = placeOf(options, session);
    if (!place)
        return finishColumn({}, session);
    auto& document = place->held->document;
    const auto& property = *place->column.property;
    const auto fail = [&](std::string what) {
        session.add({files::FileErrorKind::Invalid, document.shownPath, std::move(what), std::nullopt});
        return finishColumn({}, session);
    };
    const auto numbers = numbersOf(options);
    if (!numbers)
        return fail("the data is not base64 of float64");
    const auto outcome = setColumn(document.model, place->column.type, property,
                                   {.index = options.index, .numbers = *numbers, .texts = options.texts});
    if (!outcome)
        return fail(outcome.error());
    session.openDocuments()->changed(document, outcome->change);
    auto json = documentHead(document);
    json.update(Json{{"kind", options.kind},
                     {"property", options.property},
                     {"count", outcome->count},
                     {"clamped", outcome->clamped},
                     {"rounded", outcome->rounded}});
    return finishColumn(std::move(json), session);
}

struct FindRequest {
    std::vector<std::filesystem::path> paths;
    std::string where;
    std::string type;
};

void addFindOptions(CLI::App& command, FindRequest& to, OptionChoices& /*choices*/) {
    addPaths(command, to.paths);
    command.add_option("--where", to.where, "Which elements")->required()->type_name("EXPRESSION");
    command.add_option("--type", to.type, "Element type, if the expression does not say it")->type_name("TYPE");
}

ExitStatus runFind(const FindRequest& options, Session& session) {
    auto documents = Json::array();
    for (auto* held : session.heldAt(options.paths)) {
        const auto& document = held->document;
        const auto query = query::parseSelection(options.where, document.model.schema(), options.type);
        if (!query) {
            session.add({files::FileErrorKind::Invalid, document.shownPath,
                         query::withCaret(query.error(), options.where), std::nullopt});
            continue;
        }
        for (const auto& doubt : query->doubts(document.model))
            session.log().warn("{}", doubt);
        model::ElementIndex index(document.model);
        std::vector<std::int64_t> places;
        for (const auto& element : query->select(document.model))
            places.push_back(index.of(element));
        auto json = documentHead(document);
        json["kind"] = document.model.schema().type(query->type()).id;
        json["count"] = places.size();
        json["type"] = "int64";
        json["data"] = base64Of(places);
        documents.push_back(std::move(json));
    }
    print(session, {{"documents", std::move(documents)}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

std::vector<Command> columnCommands() {
    return {command<FindRequest, addFindOptions, runFind>("find", "Give the positions of the elements that are meant"),
            command<ColumnRequest, addColumnOptions, runColumn>("column", "Give a property of all elements of a type"),
            command<SetColumnRequest, addSetColumnOptions, runSetColumn>(
                "set-column", "Set a property of elements, each to its value")};
}

} // namespace navsmith::cli
