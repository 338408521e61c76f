// What differs between two documents, or two states of one.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/path_options.h"
#include "app/cli/state_inputs.h"
#include "core/compare/describe.h"
#include "core/compare/floors.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/model/wording.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>

namespace navsmith::cli {

namespace {

using compare::Difference;
using compare::ElementDifference;
using compare::ElementText;

struct DiffOptions {
    std::vector<std::filesystem::path> paths; ///< two
    bool byFloor = false;
    bool json = false;
    StateOptions state;
};

void addDiffOptions(CLI::App& command, DiffOptions& to, OptionChoices& choices) {
    addPath(command, "PATH", to.paths, "Two documents: files, folders or texts")
        ->required()
        ->type_name("")
        ->expected(2);
    command.add_flag("--floors", to.byFloor,
                     "Compare the ground that meshes cover, whatever elements cover it, and list places");
    addJson(command, to.json);
    addStateOptions(command, to.state, choices);
}

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

// Floors -------------------------------------------------------------------------------------------------------------

struct FloorWords {
    std::string_view id;
    std::string_view sign;
    std::string_view title;
};
const FloorWords& wordsOf(compare::FloorKind kind) {
    static constexpr std::array<FloorWords, 3> words{{{"only_a", "-", "only in the first"},
                                                      {"only_b", "+", "only in the second"},
                                                      {"other_height", "~", "at another height"}}};
    return words[static_cast<std::size_t>(kind)];
}

/// The elements that cover a region, by name.
std::vector<std::string> elementsOf(const compare::FloorRegion& region, const opening::DocumentState& a,
                                    const opening::DocumentState& b, const systems::Floors& floors) {
    const auto& of = region.kind == compare::FloorKind::OnlyB ? b.model : a.model;
    std::vector<std::string> names;
    for (const auto row : region.rows)
        names.push_back(model::elementName(of, {floors.type, row}));
    return names;
}

Json toJson(const compare::FloorDifference& difference, const opening::DocumentState& a,
            const opening::DocumentState& b, const systems::Floors& floors) {
    auto regions = Json::array();
    for (const auto& region : difference.regions) {
        Json json{{"kind", wordsOf(region.kind).id},
                  {"place", {region.place.x, region.place.y, region.place.z}},
                  {"low", {region.low.x, region.low.y, region.low.z}},
                  {"high", {region.high.x, region.high.y, region.high.z}},
                  {"square_units", region.extent}};
        if (region.kind == compare::FloorKind::OtherHeight)
            json["higher"] = region.higher;
        json["elements"] = elementsOf(region, a, b, floors);
        regions.push_back(std::move(json));
    }
    return {{"cell", difference.cell},
            {"both", difference.both},
            {"only_a", difference.onlyA},
            {"only_b", difference.onlyB},
            {"other_height", difference.otherHeight},
            {"slivers", difference.slivers},
            {"regions", std::move(regions)}};
}

void printText(std::ostream& out, const compare::FloorDifference& difference, const opening::DocumentState& a,
               const opening::DocumentState& b, const systems::Floors& floors) {
    constexpr std::size_t kNamed = 6;
    const double all = difference.both + difference.onlyA + difference.onlyB + difference.otherHeight;
    const auto share = [&](double part) { return all == 0 ? 0.0 : part / all * 100; };
    out << fmt::format("ground: {:.1f} % in both, {:.1f} % only in the first, {:.1f} % only in the second, {:.1f} % at "
                       "another height\n",
                       share(difference.both), share(difference.onlyA), share(difference.onlyB),
                       share(difference.otherHeight));
    for (const auto& region : difference.regions) {
        const auto size = region.high - region.low;
        auto names = elementsOf(region, a, b, floors);
        const auto more = names.size() > kNamed ? fmt::format(" and {} more", names.size() - kNamed) : std::string();
        names.resize(std::min(names.size(), kNamed));
        const auto height = region.kind == compare::FloorKind::OtherHeight
                                ? fmt::format(", {:.0f} {} in the second", std::abs(region.higher),
                                              region.higher > 0 ? "higher" : "lower")
                                : std::string();
        out << fmt::format("{} {} at {:.0f}, {:.0f}, {:.0f}: {:.0f} x {:.0f}, {:.0f} square units{} ({}{})\n",
                           wordsOf(region.kind).sign, wordsOf(region.kind).title, region.place.x, region.place.y,
                           region.place.z, size.x, size.y, region.extent, height, fmt::join(names, ", "), more);
    }
    if (difference.slivers != 0)
        out << fmt::format("{} along borders, too narrow to stand in\n",
                           model::counted(difference.slivers, "difference"));
}

void compareFloors(const DiffOptions& options, const opening::DocumentState& a, const opening::DocumentState& b,
                   Session& session, Json& json, ExitStatus& status) {
    const auto* floors = a.system->floors;
    if (floors == nullptr) {
        session.add({files::FileErrorKind::Invalid, options.paths.at(0),
                     fmt::format("{} has no elements that cover ground", a.system->title), std::nullopt});
        return;
    }
    const auto difference = compare::compareFloors(*floors, a.model, b.model);
    status = difference.regions.empty() ? ExitStatus::Ok : ExitStatus::Found;
    if (options.json)
        json = toJson(difference, a, b, *floors);
    else
        printText(session.out(), difference, a, b, *floors);
}

ExitStatus runDiff(const DiffOptions& options, Session& session) {
    const auto a = openState(options.state, options.paths.at(0), session);
    const auto b = openState(options.state, options.paths.at(1), session, options.paths.at(0));
    if (a && b && a->system != b->system)
        session.add({files::FileErrorKind::Invalid, options.paths.at(1),
                     fmt::format("is a document of {}, not of {}", b->system->title, a->system->title), std::nullopt});
    Json json;
    auto status = ExitStatus::Unusable;
    if (session.problems().empty() && a && b && options.byFloor) {
        compareFloors(options, *a, *b, session, json, status);
    } else if (session.problems().empty() && a && b) {
        Compared compared{*a, *b, compare::matchModels(a->model, b->model, *a->system->identities), {}};
        compared.difference = compare::compare(a->model, b->model, compared.matched);
        status = compared.difference.empty() && !compared.difference.inForm ? ExitStatus::Ok : ExitStatus::Found;
        if (options.json)
            json = toJson(compared);
        else
            printText(session.out(), compared);
    }
    if (options.json)
        print(session, {{options.byFloor ? "ground" : "difference", std::move(json)}});
    return status;
}

} // namespace

Command diffCommand() {
    return command<DiffOptions, addDiffOptions, runDiff>("diff",
                                                         "List what differs between two documents, element by element");
}

} // namespace navsmith::cli
