// Whole columns of properties, for programs that compute with them: as bytes in base64, which costs little to read.
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
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace navsmith::cli {

namespace {

using model::Element;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

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

std::size_t componentsOf(const PropertySpec& property) {
    return property.type == PropertyType::Vector ? property.components.size() : 1;
}

template <typename T>
std::string base64Of(const std::vector<T>& values) {
    return exports::toBase64(std::as_bytes(std::span(values)));
}

/// A property of the one document that a request names.
struct Place {
    OpenDocuments::Held* held = nullptr;
    ElementTypeId type = model::kNoElementType;
    const PropertySpec* property = nullptr;
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
    const auto& schema = held.front()->document.model.schema();
    const auto type = schema.findElementType(options.kind);
    if (!type)
        return fail(fmt::format("there is no element type '{}'", options.kind));
    const auto* property = schema.type(*type).findProperty(options.property);
    if (property == nullptr)
        return fail(fmt::format("{} has no property '{}'", options.kind, options.property));
    return Place{held.front(), *type, property};
}

class ColumnReader {
public:
    ColumnReader(const model::Model& model, ElementTypeId type, const PropertySpec& property)
        : model_(model), index_(model), type_(type), property_(property), rows_(index_.elements(type)) {
        for (const Slot row : rows_)
            present_.push_back(property.present == nullptr || model::isPresent(model, property, Element{type, row}));
    }

    Json read() {
        Json json{{"count", rows_.size()}, {"components", componentsOf(property_)}};
        switch (property_.type) {
        case PropertyType::Text:
        case PropertyType::Bytes: {
            auto texts = Json::array();
            for (std::size_t i = 0; i < rows_.size(); ++i)
                texts.push_back(present_[i] ? Json(model::displayText(model_, property_, {type_, rows_[i]})) : Json());
            json["type"] = "text";
            json["texts"] = std::move(texts);
            return json;
        }
        case PropertyType::Reference:
            return references(std::move(json));
        case PropertyType::Vector: {
            std::vector<double> values;
            values.reserve(rows_.size() * componentsOf(property_));
            for (std::size_t i = 0; i < rows_.size(); ++i)
                addVector(i, values);
            return numbers(std::move(json), values);
        }
        default:
            break;
        }
        std::vector<double> values(rows_.size());
        model::readNumbers(model_, type_, property_, rows_, values);
        bool isComplete = true;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!present_[i])
                values[i] = std::numeric_limits<double>::quiet_NaN();
            isComplete = isComplete && !std::isnan(values[i]);
        }
        if (isComplete && property_.type == PropertyType::Bool) {
            json["type"] = "bool";
            json["data"] = base64Of(std::vector<std::uint8_t>(values.begin(), values.end()));
            return json;
        }
        if (isComplete && property_.type != PropertyType::Number) {
            json["type"] = "int64";
            json["data"] = base64Of(std::vector<std::int64_t>(values.begin(), values.end()));
            return json;
        }
        return numbers(std::move(json), values);
    }

private:
    void addVector(std::size_t i, std::vector<double>& to) const {
        auto place = glm::dvec3(std::numeric_limits<double>::quiet_NaN());
        const auto value = model::readValue(model_, property_, Element{type_, rows_[i]});
        if (const auto* read = std::get_if<glm::dvec3>(&value); read != nullptr && present_[i])
            place = *read;
        for (std::size_t part = 0; part < componentsOf(property_); ++part)
            to.push_back(place[static_cast<glm::length_t>(part)]);
    }

    static Json numbers(Json json, const std::vector<double>& values) {
        json["type"] = "float64";
        json["data"] = base64Of(values);
        return json;
    }

    Json references(Json json) {
        std::vector<std::int64_t> values;
        values.reserve(rows_.size());
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto value = model::readValue(model_, property_, Element{type_, rows_[i]});
            const auto* target = std::get_if<Element>(&value);
            values.push_back(target == nullptr ? -1 : std::int64_t{index_.of(*target)});
        }
        const auto& column = model_.schema().type(type_).columns[property_.column];
        json["type"] = "int64";
        json["target"] = model_.schema().type(column.ref->target).id;
        json["data"] = base64Of(values);
        return json;
    }

    const model::Model& model_;
    model::ElementIndex index_;
    ElementTypeId type_;
    const PropertySpec& property_;
    std::span<const Slot> rows_;
    std::vector<bool> present_;
};

ExitStatus finishColumn(Json column, Session& session) {
    print(session.out(), {{"column", std::move(column)}, {"problems", cli::toJson(std::span(session.problems()))}});
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
    json.update(ColumnReader(document.model, place->type, *place->property).read());
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

/// What is set: a text, or as many numbers as the property has components, from `at` on.
model::Value valueAt(const PropertySpec& property, const SetColumnRequest& options, std::span<const double> numbers,
                     std::size_t i) {
    if (!options.texts.empty())
        return options.texts[i];
    if (property.type == PropertyType::Vector) {
        glm::dvec3 place(0);
        for (std::size_t part = 0; part < componentsOf(property); ++part)
            place[static_cast<glm::length_t>(part)] = numbers[i * componentsOf(property) + part];
        return place;
    }
    if (property.isFlag())
        return numbers[i] != 0;
    return numbers[i];
}

ExitStatus runSetColumn(const SetColumnRequest& options, Session& session) {
    const auto place = placeOf(options, session);
    if (!place)
        return finishColumn({}, session);
    auto& document = place->held->document;
    const auto& property = *place->property;
    const auto fail = [&](std::string what) {
        session.add({files::FileErrorKind::Invalid, document.shownPath, std::move(what), std::nullopt});
        return finishColumn({}, session);
    };
    model::ElementIndex index(document.model);
    const auto all = index.elements(place->type);
    std::vector<Slot> rows;
    for (const auto at : options.index) {
        if (at >= all.size())
            return fail(fmt::format("there is no {} {}: there are {}", options.kind, at, all.size()));
        rows.push_back(all[at]);
    }
    if (options.index.empty())
        rows.assign(all.begin(), all.end());
    const auto numbers = numbersOf(options);
    if (!numbers)
        return fail("the data is not base64 of float64");
    const auto count = options.texts.empty() ? numbers->size() / componentsOf(property) : options.texts.size();
    const bool isWhole = !options.texts.empty() || numbers->size() % componentsOf(property) == 0;
    if (count != rows.size() || !isWhole)
        return fail(fmt::format("{} values for {} elements", count, rows.size()));
    model::Transaction tx(document.model, "Set column");
    std::size_t clamped = 0;
    std::size_t rounded = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto outcome = model::writeValue(tx, place->type, property, std::span(&rows[i], 1),
                                               valueAt(property, options, *numbers, i));
        if (!outcome.accepted) {
            tx.refuse(fmt::format("{} of {} does not take this value", property.id,
                                  model::elementName(document.model, {place->type, rows[i]})));
            break;
        }
        clamped += outcome.clamped;
        rounded += outcome.snapped;
    }
    const auto change = tx.commit();
    if (!change)
        return fail(change.error().reason);
    session.openDocuments()->changed(document, *change);
    auto json = documentHead(document);
    json.update(Json{{"kind", options.kind},
                     {"property", options.property},
                     {"count", rows.size()},
                     {"clamped", clamped},
                     {"rounded", rounded}});
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
    print(session.out(),
          {{"documents", std::move(documents)}, {"problems", cli::toJson(std::span(session.problems()))}});
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
