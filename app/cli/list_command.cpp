#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/query_names.h"
#include "core/model/property.h"
#include "core/systems/registry.h"
#include "core/text_form/text_form.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <limits>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using model::PropertySpec;
using model::PropertyType;

struct ListOptions {
    bool json = false;
    bool names = false; ///< only the names in expressions
    std::string schema; ///< id of a system: the JSON Schema of its text form; empty: none
};

void addListOptions(CLI::App& command, ListOptions& to, OptionChoices& choices) {
    addJson(command, to.json);
    command.add_flag("--names", to.names, "Only the names that expressions know, as Markdown");
    std::vector<std::string> ids;
    for (const auto& system : systems::all())
        ids.emplace_back(system.id);
    choices.limit(*command.add_option("--schema", to.schema, "Write the JSON Schema of the text form of a system")
                       ->type_name("SYSTEM"),
                  ids);
}

std::string_view typeName(PropertyType type) {
    static constexpr std::array<std::pair<PropertyType, std::string_view>, 8> names{
        {{PropertyType::Bool, "flag"},
         {PropertyType::Integer, "integer"},
         {PropertyType::Number, "number"},
         {PropertyType::Enum, "enum"},
         {PropertyType::Text, "text"},
         {PropertyType::Bytes, "bytes"},
         {PropertyType::Reference, "reference"},
         {PropertyType::Vector, "vector"}}};
    for (const auto& [candidate, name] : names) {
        if (candidate == type)
            return name;
    }
    return "integer";
}

bool isNumeric(const PropertySpec& property) {
    return property.type == PropertyType::Integer || property.type == PropertyType::Number ||
           property.type == PropertyType::Vector;
}

/// rangeOf() expects a type with the columns; the columns of a list belong to no type.
model::Range rangeIn(const std::vector<model::ColumnSpec>& columns, const PropertySpec& property) {
    model::ElementType holder;
    holder.columns = columns;
    return model::rangeOf(holder, property);
}

bool isBounded(double bound) {
    return std::abs(bound) < std::numeric_limits<double>::max();
}

/// Id of the type that the property refers to; empty if it is no reference.
std::string_view targetOf(const model::Schema& schema, const std::vector<model::ColumnSpec>& columns,
                          const PropertySpec& property) {
    if (property.type != PropertyType::Reference)
        return {};
    return schema.type(columns[property.column].ref->target).id;
}

Json toJson(const model::Schema& schema, const std::vector<model::ColumnSpec>& columns, const PropertySpec& property) {
    Json json{{"id", property.id},
              {"title", property.title},
              {"section", property.section},
              {"type", typeName(property.type)},
              {"editable", property.editable()}};
    if (!property.unit.empty())
        json["unit"] = property.unit;
    if (isNumeric(property)) {
        const auto range = rangeIn(columns, property);
        if (isBounded(range.minimum))
            json["minimum"] = range.minimum;
        if (isBounded(range.maximum))
            json["maximum"] = range.maximum;
        if (!property.derived())
            json["step"] = property.step();
    }
    if (property.type == PropertyType::Vector)
        json["components"] = property.components.size();
    if (!property.names.empty()) {
        json["names"] = Json::array();
        for (const auto& name : property.names)
            json["names"].push_back({{"value", name.value}, {"title", name.title}});
    }
    if (const auto target = targetOf(schema, columns, property); !target.empty())
        json["target"] = target;
    if (property.derived())
        json["derived"] = true;
    if (property.present != nullptr)
        json["optional"] = true;
    if (property.advanced)
        json["advanced"] = true;
    if (!property.help.empty())
        json["help"] = property.help;
    return json;
}

Json propertiesJson(const model::Schema& schema, const std::vector<model::ColumnSpec>& columns,
                    const std::vector<PropertySpec>& properties) {
    auto array = Json::array();
    for (const auto& property : properties)
        array.push_back(toJson(schema, columns, property));
    return array;
}

Json toJson(const std::vector<systems::Parameter>& parameters) {
    auto array = Json::array();
    for (const auto& p : parameters) {
        Json json{{"id", p.id}, {"title", p.title}};
        if (!p.unit.empty())
            json["unit"] = p.unit;
        if (p.choices == nullptr) {
            json["minimum"] = p.min;
            json["maximum"] = p.max;
        } else {
            json["choices"] = "document"; // the choices depend on the document
        }
        json["initial"] = p.initial;
        if (!p.names.empty())
            json["names"] = p.names;
        json["help"] = p.help;
        array.push_back(std::move(json));
    }
    return array;
}

/// `Offered`: an edit or a builder.
template <typename Offered>
Json editJson(const Offered& offered) {
    Json json{{"id", offered.id}, {"title", offered.title}, {"help", offered.help}};
    if (!offered.shortcut.empty())
        json["shortcut"] = offered.shortcut;
    json["parameters"] = toJson(offered.parameters);
    return json;
}

Json makerJson(const systems::PolygonMaker& maker) {
    return {{"id", maker.id}, {"title", maker.title}, {"help", maker.help}, {"parameters", toJson(maker.parameters)}};
}

Json toJson(const systems::System& system) {
    auto types = Json::array();
    for (const auto& type : system.schema->types) {
        Json json{{"id", type.id}, {"title", type.title}, {"plural", type.plural}};
        if (!type.partTitles.empty())
            json["groups"] = type.partTitles;
        json["properties"] = propertiesJson(*system.schema, type.columns, type.properties);
        json["lists"] = Json::array();
        for (const auto& list : type.lists)
            json["lists"].push_back({{"id", list.id},
                                     {"title", list.title},
                                     {"properties", propertiesJson(*system.schema, list.columns, list.properties)}});
        types.push_back(std::move(json));
    }
    auto rules = Json::array();
    for (const auto& rule : system.rules) {
        Json json{{"id", rule.id},
                  {"title", rule.title},
                  {"fault", rule.fault},
                  {"severity", checks::toString(rule.severity)}};
        json["kind"] = system.schema->type(rule.type).id;
        if (rule.fix != nullptr)
            json["fix"] = rule.fixTitle;
        rules.push_back(std::move(json));
    }
    auto edits = Json::array();
    for (const auto& edit : system.editing.edits) {
        edits.push_back(editJson(edit));
        edits.back()["section"] = edit.section;
    }
    auto builders = Json::array();
    for (const auto& builder : system.editing.builders)
        builders.push_back(editJson(builder));
    auto makers = Json::array();
    for (const auto& maker : system.editing.polygonMakers)
        makers.push_back(makerJson(maker));
    auto formats = Json::array();
    for (const auto& format : system.versions.formats)
        formats.push_back({{"id", format.id}, {"title", format.title}});
    return {{"id", system.id},
            {"title", system.title},
            {"kinds", std::move(types)},
            {"rules", std::move(rules)},
            {"verbs", std::move(edits)},
            {"builders", std::move(builders)},
            {"polygonMakers", std::move(makers)},
            {"formats", std::move(formats)}};
}

std::string describe(const model::Schema& schema, const std::vector<model::ColumnSpec>& columns,
                     const PropertySpec& property) {
    std::string text(typeName(property.type));
    if (property.type == PropertyType::Vector)
        text += fmt::format(" of {}", property.components.size());
    if (const auto target = targetOf(schema, columns, property); !target.empty())
        text += fmt::format(" to {}", target);
    if (isNumeric(property)) {
        const auto range = rangeIn(columns, property);
        if (isBounded(range.minimum) && isBounded(range.maximum))
            text += fmt::format(", {:.15g} to {:.15g}", range.minimum, range.maximum);
        if (!property.derived() && property.step() != 1)
            text += fmt::format(" by {:.15g}", property.step());
    }
    if (!property.unit.empty())
        text += fmt::format(" {}", property.unit);
    for (const auto& name : property.names)
        text += fmt::format("{} {} = {}", &name == &property.names.front() ? ":" : ",", name.value, name.title);
    if (!property.editable())
        text += ", read-only";
    return text;
}

void printProperties(std::ostream& out, const model::Schema& schema, const std::vector<model::ColumnSpec>& columns,
                     const std::vector<PropertySpec>& properties) {
    for (const auto& property : properties)
        out << fmt::format("    {:<24} {}\n", property.id, describe(schema, columns, property));
}

/// `Offered`: an edit, a builder or a maker.
template <typename Offered>
void printEdit(std::ostream& out, std::string_view what, const Offered& offered) {
    out << fmt::format("  {} {:<17} {}\n", what, offered.id, offered.help);
    for (const auto& p : offered.parameters) {
        auto text = p.choices != nullptr ? std::string("depends on the document")
                                         : fmt::format("{:.15g} to {:.15g}", p.min, p.max);
        if (!p.unit.empty())
            text += fmt::format(" {}", p.unit);
        for (std::size_t i = 0; i < p.names.size(); ++i)
            text += fmt::format("{} {} = {}", i == 0 ? ":" : ",", i, p.names[i]);
        out << fmt::format("    {:<24} {}\n", p.id, text);
    }
}

void printText(std::ostream& out, const systems::System& system) {
    out << fmt::format("{}: {}\n", system.id, system.title);
    for (const auto& type : system.schema->types) {
        out << fmt::format("  {} ({})\n", type.id, type.plural);
        printProperties(out, *system.schema, type.columns, type.properties);
        for (const auto& list : type.lists) {
            out << fmt::format("   list {} ({})\n", list.id, list.title);
            printProperties(out, *system.schema, list.columns, list.properties);
        }
    }
    for (const auto& rule : system.rules)
        out << fmt::format("  rule {:<10} {:<8} {}{}\n", rule.id, checks::toString(rule.severity), rule.title,
                           rule.fix != nullptr ? " (fixable)" : "");
    for (const auto& edit : system.editing.edits)
        printEdit(out, "edit", edit);
    for (const auto& builder : system.editing.builders)
        printEdit(out, "builder", builder);
    for (const auto& maker : system.editing.polygonMakers)
        printEdit(out, "polygons to", maker);
    for (const auto& format : system.versions.formats)
        out << fmt::format("  format {:<16} {}\n", format.id, format.title);
}

ExitStatus runList(const ListOptions& options, Session& session) {
    if (options.names) {
        printQueryNames(session.out());
        return ExitStatus::Ok;
    }
    if (!options.schema.empty()) {
        session.out() << text_form::jsonSchema(*systems::find(options.schema)->schema);
        return ExitStatus::Ok;
    }
    auto array = Json::array();
    for (const auto& system : systems::all()) {
        if (options.json)
            array.push_back(toJson(system));
        else
            printText(session.out(), system);
    }
    if (options.json)
        print(session.out(), {{"systems", std::move(array)}});
    return ExitStatus::Ok;
}

} // namespace

Command listCommand() {
    return command<ListOptions, addListOptions, runList>("list",
                                                         "List systems, element types, properties, rules and edits")
        .alsoServed();
}

} // namespace navsmith::cli
