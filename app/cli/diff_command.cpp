// What differs between two documents, or two states of one.
#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/state_inputs.h"
#include "core/compare/describe.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/systems/identities.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace navsmith::cli {

namespace {

using compare::Difference;
using compare::ElementDifference;
using compare::ElementText;

std::string_view changeOf(const ElementDifference& element) {
    return element.isAdded() ? "added" : element.isRemoved() ? "removed" : "changed";
}

/// Two documents of one system, compared.
struct Compared {
    const opening::DocumentState& a;
    const opening::DocumentState& b;
    compare::MatchedModels matched;
    Difference difference;

    [[nodiscard]] ElementText text(const ElementDifference& element) const {
        return compare::describe(*a.system, a.model, b.model, matched.matching, difference, element);
    }
};

Json toJson(const ElementText& text) {
    Json json{{"element", text.name}};
    if (!text.place.empty())
        json["place"] = text.place;
    if (!text.sentence.empty())
        json["sentence"] = text.sentence;
    if (text.moved)
        json["moved"] = *text.moved;
    if (!text.parts.empty())
        json["properties"] = Json::array();
    for (const auto& part : text.parts)
        json["properties"].push_back({{"id", part.id}, {"before", part.before}, {"after", part.after}});
    if (!text.lists.empty())
        json["lists"] = Json::array();
    for (const auto& list : text.lists)
        json["lists"].push_back({{"id", list.id}, {"added", list.counts.added}, {"removed", list.counts.removed}});
    return json;
}

Json toJson(const Compared& compared) {
    const auto& schema = *compared.a.system->schema;
    auto summary = Json::array();
    for (const auto& type : compare::summarise(compared.difference))
        summary.push_back({{"kind", schema.type(type.type).id},
                           {"added", type.added},
                           {"removed", type.removed},
                           {"changed", type.changed},
                           {"reordered", type.reordered}});
    auto elements = Json::array();
    for (const auto& element : compared.difference.elements) {
        Json json{{"kind", schema.type(element.type).id}, {"change", changeOf(element)}};
        json.update(toJson(compared.text(element)));
        elements.push_back(std::move(json));
    }
    return {{"equal", compared.difference.empty()},
            {"form", compared.difference.inForm},
            {"summary", std::move(summary)},
            {"elements", std::move(elements)}};
}

std::string describeLine(const ElementText& text) {
    std::string line = text.sentence.empty() ? text.name : fmt::format("{} {}", text.sentence, text.name);
    if (!text.place.empty())
        line += fmt::format(", {}", text.place);
    if (text.moved)
        line += fmt::format(", moved by {:.4g}", *text.moved);
    const char* before = ": ";
    for (const auto& part : text.parts) {
        const auto unit = part.unit.empty() ? std::string() : " " + part.unit;
        line += fmt::format("{}{} {} -> {}{}", before, part.title, part.before.empty() ? "none" : part.before,
                            part.after.empty() ? "none" : part.after, unit);
        before = "; ";
    }
    for (const auto& list : text.lists) {
        line +=
            list.counts.added + list.counts.removed == 0
                ? fmt::format("{}{}: another order", before, list.title)
                : fmt::format("{}{}: {} added, {} removed", before, list.title, list.counts.added, list.counts.removed);
        before = "; ";
    }
    return line;
}

void printText(std::ostream& out, const Compared& compared) {
    const auto& schema = *compared.a.system->schema;
    for (const auto& type : compare::summarise(compared.difference)) {
        out << fmt::format("{}: {} added, {} removed, {} changed", schema.type(type.type).plural, type.added,
                           type.removed, type.changed);
        if (type.reordered != 0)
            out << fmt::format(", {} in another order", type.reordered);
        out << '\n';
    }
    if (compared.difference.empty())
        out << (compared.difference.inForm ? "the same content in another form\n" : "no difference\n");
    for (const auto& element : compared.difference.elements) {
        const char sign = element.isAdded() ? '+' : element.isRemoved() ? '-' : '~';
        out << fmt::format("{} {}\n", sign, describeLine(compared.text(element)));
    }
}

} // namespace

ExitStatus runDiff(const Arguments& arguments, Session& session) {
    const auto a = openState(arguments, arguments.paths.at(0), session);
    const auto b = openState(arguments, arguments.paths.at(1), session, arguments.paths.at(0));
    if (a && b && a->system != b->system)
        session.add({files::FileErrorKind::Invalid, arguments.paths.at(1),
                     fmt::format("is a document of {}, not of {}", b->system->title, a->system->title), std::nullopt});
    Json json;
    auto status = ExitStatus::Unusable;
    if (session.problems().empty() && a && b) {
        Compared compared{*a, *b, compare::matchModels(a->model, b->model, systems::identitiesOf(a->system->id)), {}};
        compared.difference = compare::compare(a->model, b->model, compared.matched);
        status = compared.difference.empty() && !compared.difference.inForm ? ExitStatus::Ok : ExitStatus::Found;
        if (arguments.json)
            json = toJson(compared);
        else
            printText(session.out(), compared);
    }
    if (arguments.json) {
        Json result{{"difference", std::move(json)}};
        result["problems"] = cli::toJson(std::span(session.problems()));
        print(session.out(), result);
    }
    return status;
}

} // namespace navsmith::cli
