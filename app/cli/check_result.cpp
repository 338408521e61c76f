#include "app/cli/check_result.h"

#include "app/cli/saving.h"
#include "core/files/path_text.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/opening/file_name.h"
#include "core/world/backdrop.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <ostream>

namespace navsmith::cli {

using checks::Issue;
using checks::Severity;

std::string fileNameOf(const model::Model& model, model::Element element) {
    const auto file = element.type == model::kFileType ? element.slot : model.fileOf(element);
    return file == model::kNoSlot ? std::string() : opening::fileName(model, file);
}

namespace {

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
    if (issue.other)
        json["other"] = model::elementName(model, *issue.other);
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

void printLines(std::ostream& out, const opening::OpenedDocument& document, const OnMap& onMap,
                const Checked& checked) {
    auto json = toJson(document, onMap, checked);
    std::map<Severity, std::size_t> counts;
    for (const auto& issue : checked.issues)
        ++counts[issue.severity];
    for (auto& issue : json["issues"]) {
        Json line{{"type", "issue"}, {"path", json["path"]}, {"document", json["document"]}};
        line.update(issue);
        printLine(out, line);
    }
    json.erase("issues");
    json["errors"] = counts[Severity::Error];
    json["warnings"] = counts[Severity::Warning];
    json["notes"] = counts[Severity::Note];
    Json line{{"type", "document"}};
    line.update(json);
    printLine(out, line);
}

} // namespace navsmith::cli
