#include "app/cli/check_result.h"

#include "app/cli/saving.h"
#include "core/files/path_text.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/world/backdrop.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <ostream>

namespace navsmith::cli {

using checks::Issue;
using checks::Severity;

namespace {

std::string fileNameOf(const model::Model& model, model::Element element) {
    const auto file = element.type == model::kFileType ? element.slot : model.fileOf(element);
    const auto* name = model.schema().type(model::kFileType).findProperty("name");
    if (file == model::kNoSlot || name == nullptr)
        return {};
    return model::displayText(model, *name, {model::kFileType, file});
}

Json toJson(const systems::System& system, const model::Model& model, model::ElementIndex& index, const Issue& issue) {
    const auto rule = std::ranges::find(system.rules, issue.rule, &checks::Rule::id);
    Json json{{"rule", issue.rule},
              {"fault", rule->fault},
              {"severity", checks::toString(issue.severity)},
              {"kind", model.schema().type(issue.element.type).id},
              {"element", model::elementName(model, issue.element)},
              {"message", issue.message},
              {"index", index.of(issue.element)}};
    if (auto file = fileNameOf(model, issue.element); !file.empty())
        json["file"] = std::move(file);
    if (issue.entity) {
        const auto* entity = model.map()->entity(*issue.entity);
        json["entity"] = entity->className();
        if (const auto place = model.map()->placeOf(*entity))
            json["place"] = {place->x, place->y, place->z};
    }
    return json;
}

Json toJson(const FixResult& result) {
    auto fixed = Json::array();
    for (const auto& line : result.lines)
        fixed.push_back({{"rule", line.rule}, {"fix", line.fix}, {"count", line.count}});
    Json json{{"fixed", std::move(fixed)}};
    json.update(cli::toJson(result.saved));
    return json;
}

/// The file on disk that has the element; the document's path if there are several and none is known.
std::filesystem::path pathOf(const opening::OpenedDocument& document, model::Element element) {
    const auto name = fileNameOf(document.model, element);
    const auto* file = document.place.find(name);
    if (file == nullptr && document.place.files.size() == 1)
        file = &document.place.files.front();
    return file == nullptr ? document.shownPath : file->path;
}

/// A path as a URI reference: '/' between folders, and other characters in their percent form.
std::string uriOf(const std::filesystem::path& path) {
    std::string uri;
    for (const char c : files::toText(path)) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           std::string_view("/-._~").find(c) != std::string_view::npos;
        if (c == '\\')
            uri += '/';
        else if (plain)
            uri += c;
        else
            uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

} // namespace

Json toJson(const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked) {
    auto json = documentHead(document);
    json["map"] = onMap.map.empty() ? Json() : Json(files::toText(onMap.map));
    json["notChecked"] = onMap.notChecked;
    json["notCheckedAlone"] = onMap.alone;
    if (!onMap.groundFault.empty())
        json["mapFault"] = onMap.groundFault;
    if (!onMap.unread.empty())
        json["mapUnread"] = onMap.unread;
    auto issues = Json::array();
    model::ElementIndex index(document.model);
    for (const auto& issue : checked.issues)
        issues.push_back(toJson(*document.system, document.model, index, issue));
    json["issues"] = std::move(issues);
    if (checked.fixed)
        json.update(toJson(*checked.fixed));
    return json;
}

void printText(std::ostream& out, const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked) {
    if (!onMap.map.empty() && onMap.hasGround)
        out << fmt::format("{}: checked with the map {}{}{}\n", files::toText(document.shownPath),
                           files::toText(onMap.map), onMap.groundFault.empty() ? "" : ", which ", onMap.groundFault);
    std::map<Severity, std::size_t> counts;
    for (const auto& issue : checked.issues) {
        ++counts[issue.severity];
        out << fmt::format("{}: {}: {} {}: {}\n", files::toText(document.shownPath), checks::toString(issue.severity),
                           issue.rule, model::elementName(document.model, issue.element), issue.message);
    }
    const auto path = files::toText(document.shownPath);
    if (checked.fixed) {
        for (const auto& line : checked.fixed->lines)
            out << fmt::format("{}: fixed: {} {} ({})\n", path, line.rule,
                               line.fix.empty() ? "Resolved by other fixes" : line.fix, line.count);
        if (const auto& saved = checked.fixed->saved)
            printSaved(out, path, *saved);
    }
    if (!onMap.unread.empty())
        out << fmt::format("{}: the map found for it cannot be used: {}\n", path, onMap.unread);
    if (!onMap.hasGround)
        out << fmt::format("{}: the map {} {}\n", path, files::toText(onMap.map), onMap.groundFault);
    if (!onMap.notChecked.empty())
        out << fmt::format("{}: without {}, {} not checked: {}\n", path, onMap.hasGround ? "a map" : "ground",
                           model::counted(onMap.notChecked.size(), "rule"), fmt::join(onMap.notChecked, ", "));
    if (!onMap.alone.empty())
        out << fmt::format("{}: without other documents, {} not checked: {}\n", path,
                           model::counted(onMap.alone.size(), "rule"), fmt::join(onMap.alone, ", "));
    out << fmt::format("{}: {}, {}, {}\n", path, model::counted(counts[Severity::Error], "error"),
                       model::counted(counts[Severity::Warning], "warning"),
                       model::counted(counts[Severity::Note], "note"));
}

void printLikeCompiler(std::ostream& out, const opening::OpenedDocument& document, const Checked& checked) {
    for (const auto& issue : checked.issues)
        out << fmt::format("{}: {}: {}: {} [{}]\n", files::toText(pathOf(document, issue.element)),
                           checks::toString(issue.severity), model::elementName(document.model, issue.element),
                           issue.message, issue.rule);
}

void SarifLog::add(const opening::OpenedDocument& document, const Checked& checked) {
    for (const auto& issue : checked.issues) {
        auto known = std::ranges::find(known_, issue.rule);
        if (known == known_.end()) {
            const auto& rule = *std::ranges::find(document.system->rules, issue.rule, &checks::Rule::id);
            rules_.push_back({{"id", rule.id},
                              {"shortDescription", {{"text", rule.fault}}},
                              {"fullDescription", {{"text", rule.title}}},
                              {"defaultConfiguration", {{"level", checks::toString(rule.severity)}}}});
            known_.emplace_back(rule.id);
            known = known_.end() - 1;
        }
        const auto name = model::elementName(document.model, issue.element);
        // The files have no lines: the logical location says which element it is.
        Json location{{"physicalLocation", {{"artifactLocation", {{"uri", uriOf(pathOf(document, issue.element))}}}}},
                      {"logicalLocations", Json::array({{{"fullyQualifiedName", name}, {"kind", "element"}}})}};
        results_.push_back({{"ruleId", issue.rule},
                            {"ruleIndex", known - known_.begin()},
                            {"level", checks::toString(issue.severity)},
                            {"message", {{"text", fmt::format("{}: {}", name, issue.message)}}},
                            {"locations", Json::array({std::move(location)})}});
    }
}

Json SarifLog::finish(std::span<const files::FileError> problems) const {
    auto notifications = Json::array();
    for (const auto& problem : problems)
        notifications.push_back(
            {{"level", "error"},
             {"message", {{"text", files::describe(problem)}}},
             {"locations",
              Json::array({{{"physicalLocation", {{"artifactLocation", {{"uri", uriOf(problem.path)}}}}}}})}});
    Json run{{"tool", {{"driver", {{"name", "navsmith-cli"}, {"version", NAVSMITH_VERSION}, {"rules", rules_}}}}},
             {"invocations", Json::array({{{"executionSuccessful", problems.empty()},
                                           {"toolExecutionNotifications", std::move(notifications)}}})},
             {"results", results_}};
    return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
            {"version", "2.1.0"},
            {"runs", Json::array({std::move(run)})}};
}

} // namespace navsmith::cli
