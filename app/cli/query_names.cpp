#include "app/cli/query_names.h"

#include "core/query/names.h"
#include "core/systems/registry.h"

#include <fmt/format.h>

#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace navsmith::cli {

namespace {

using model::PropertyType;

/// Names of weapons or vehicles would fill pages.
constexpr std::size_t kMostValues = 40;
constexpr std::size_t kExamples = 3;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string described(const model::Schema& schema, query::Domain domain, const model::PropertySpec& property) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < property.components.size(); ++i)
        names.push_back(fmt::format("`{}.{}`", property.id, "xyz"[i]));
    if (names.empty())
        names.push_back(fmt::format("`{}`", property.id));
    auto text = joined(names);
    if (property.type == PropertyType::Reference)
        text += fmt::format(" (to {})", schema.type(query::targetOf(schema, domain, property)).id);
    if (property.type == PropertyType::Enum) {
        std::vector<std::string> values;
        const bool all = property.names.size() <= kMostValues;
        for (const auto& name : std::span(property.names).first(all ? property.names.size() : kExamples))
            values.emplace_back(name.title);
        text += fmt::format(" ({}{})", joined(values),
                            all ? std::string() : fmt::format(" and {} more", property.names.size() - kExamples));
    }
    return text;
}

void printLine(std::ostream& out, std::string_view title, const std::vector<std::string>& names) {
    if (!names.empty())
        out << fmt::format("- {}: {}\n", title, joined(names));
}

void printDomain(std::ostream& out, const model::Schema& schema, query::Domain domain) {
    std::vector<std::string> flags;
    std::vector<std::string> settable;
    std::vector<std::string> readOnly;
    for (const auto& property : query::propertiesOf(schema, domain)) {
        auto& names = !property.editable() ? readOnly : property.isFlag() ? flags : settable;
        names.push_back(described(schema, domain, property));
    }
    printLine(out, "Flags", flags);
    printLine(out, "Others that can be set", settable);
    printLine(out, "Read-only", readOnly);
}

void printSystem(std::ostream& out, const systems::System& system) {
    const auto& schema = *system.schema;
    out << fmt::format("\n## {}: {}\n", system.id, system.title);
    for (model::ElementTypeId k = 0; k < schema.typeCount(); ++k) {
        const auto& type = schema.type(k);
        out << fmt::format("\n### {} ({})\n", type.id, type.plural);
        printDomain(out, schema, {k, model::kNoList});
        std::vector<std::string> collections;
        for (const auto& each : query::collectionsOf(schema, k))
            collections.push_back(each.via.empty() ? fmt::format("`{}`", each.name)
                                                   : fmt::format("`{} via {}`", each.name, each.via));
        printLine(out, "To count", collections);
        if (type.edge)
            printLine(out, "Ways back", {"`one_way`", "`two_way`"});
        for (model::ListId list = 0; list < type.listCount(); ++list) {
            out << fmt::format("\nIn `{}` of {}:\n", type.lists[list].id, type.plural);
            printDomain(out, schema, {k, list});
        }
    }
}

} // namespace

void printQueryNames(std::ostream& out) {
    out << "# Names in queries\n\n"
           "What [expressions](queries.md) know of the elements of each system. `navsmith-cli list --names` printed "
           "this\n"
           "page.\n";
    for (const auto& system : systems::all())
        printSystem(out, system);
}

} // namespace navsmith::cli
