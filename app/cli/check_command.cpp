#include "app/cli/commands.h"
#include "app/cli/element_index.h"
#include "app/cli/json_output.h"
#include "app/cli/saving.h"
#include "core/files/in_place.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/opening/open_map.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <ostream>

namespace navsmith::cli {

namespace {

using checks::Issue;
using checks::Severity;

/// The result of --fix for a document.
struct FixResult {
    struct Line {
        std::string_view rule;
        std::string_view fix; ///< empty: removed by the fix of another issue
        std::size_t count = 0;
    };
    std::vector<Line> lines;
    std::optional<files::SaveReport> saved; ///< none: nothing to save, or saving failed
};

struct Checked {
    std::vector<Issue> issues; ///< remaining issues
    std::optional<FixResult> fixed;
};

/// Data beyond the files that the rules used.
struct OnMap {
    std::filesystem::path map;                ///< empty: no map
    std::vector<std::string_view> notChecked; ///< rules that were skipped for lack of a map
    std::vector<std::string_view> alone;      ///< rules that were skipped for lack of other documents
    std::string unread;                       ///< error, with path, if a map was found but not read; empty otherwise
};

std::map<std::string_view, std::size_t> countByRule(std::span<const Issue> issues) {
    std::map<std::string_view, std::size_t> counts;
    for (const auto& issue : issues)
        ++counts[issue.rule];
    return counts;
}

std::vector<FixResult::Line> fixedLines(const systems::System& system, std::span<const Issue> before,
                                        std::span<const Issue> after) {
    const auto had = countByRule(before);
    auto has = countByRule(after);
    std::vector<FixResult::Line> lines;
    for (const auto& rule : system.rules) {
        const auto was = had.find(rule.id);
        if (was != had.end() && was->second > has[rule.id])
            lines.push_back({rule.id, rule.fixTitle, was->second - has[rule.id]});
    }
    return lines;
}

class Checker {
public:
    Checker(const Arguments& arguments, Session& session) : arguments_(arguments), session_(session) {}

    ExitStatus run();

private:
    void check(opening::OpenedDocument& document);
    OnMap openMap(opening::OpenedDocument& document);
    void readMap(const std::filesystem::path& path);
    std::optional<files::FileError> tryMap(const std::filesystem::path& path);
    Checked fix(opening::OpenedDocument& document);
    void report(const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked);

    const Arguments& arguments_;
    Session& session_;
    Json documents_ = Json::array();
    Saving saving_{arguments_, session_};
    opening::OpenedMap map_;                    ///< the last map tried; has no backdrop if it could not be read
    std::optional<files::FileError> mapUnread_; ///< why it could not be read
    bool errors_ = false;
    bool warnings_ = false;
};

bool looksAtMap(const systems::System& system) {
    return std::ranges::any_of(system.rules, &checks::Rule::onMap);
}

/// Reads a map into map_; returns the error on failure.
std::optional<files::FileError> Checker::tryMap(const std::filesystem::path& path) {
    map_ = {path, nullptr};
    // Checking writes nothing, so it does not undo an interrupted change of the map either.
    if (const auto whole = files::expectWhole(path); !arguments_.fix && !whole)
        return whole.error();
    auto opened = opening::openMap(path);
    if (!opened)
        return std::move(opened.error());
    map_ = std::move(*opened);
    if (!map_.notice.empty())
        session_.log().warn("{}", map_.notice);
    for (const auto& note : map_.backdrop->geometry.notes)
        session_.log().info("{}: {}", files::toText(path), note);
    return std::nullopt;
}

/// Reads a map unless it is already loaded. Failure is an error only for a map that the user named: a map found beside
/// the files may belong to another game, for example.
void Checker::readMap(const std::filesystem::path& path) {
    if (map_.path == path)
        return;
    mapUnread_ = tryMap(path);
    if (mapUnread_ && !arguments_.map.empty())
        session_.add(*mapUnread_);
}

/// Reading a map takes time, so do it only if a rule needs it or the user asked for it.
OnMap Checker::openMap(opening::OpenedDocument& document) {
    OnMap onMap;
    auto path = arguments_.map;
    if (path.empty() && !arguments_.noMap && looksAtMap(*document.system)) {
        std::vector<std::string> notes;
        path = opening::findMap(*document.system, document.place, nullptr, &notes).value_or(path);
        for (const auto& note : notes)
            session_.log().warn("{}", note);
    }
    if (!path.empty()) {
        readMap(path);
        document.model.setMap(map_.backdrop);
        if (mapUnread_ && arguments_.map.empty())
            onMap.unread = files::describe(*mapUnread_);
    }
    if (document.model.map())
        onMap.map = path;
    for (const auto& rule : document.system->rules) {
        if (!checks::canRun(document.model, rule))
            (rule.onMap ? onMap.notChecked : onMap.alone).push_back(rule.id);
    }
    return onMap;
}

Checked Checker::fix(opening::OpenedDocument& document) {
    auto before = checks::checkAll(document.model, document.system->rules);
    if (!document.failures.empty()) {
        // References into missing files would look like damage, and the fix would remove them.
        session_.add({files::FileErrorKind::Other, document.shownPath, "not fixed: files of the set could not be read",
                      std::nullopt});
        return {std::move(before), FixResult{}};
    }
    std::vector<model::Change> changes;
    auto report = checks::fixAll(document.model, document.system->rules, changes);
    model::Change all;
    for (const auto& change : changes)
        all = model::merge(all, change);
    if (!all.empty() && document.model.crossDocumentData() != nullptr) {
        session_.connect(document); // update the cross-document data
        report.left = checks::checkAll(document.model, document.system->rules);
    }
    for (const auto& refusal : report.refusals)
        session_.log().warn("{}: {}", files::toText(document.shownPath), refusal);
    auto saved = saving_.save(document, all);
    if (!saved && (!all.empty() || arguments_.outFolder)) {
        // The fix was not saved, so undo it and report the file as it is on disk.
        document.model.apply(all, model::Direction::Backward);
        return {std::move(before), FixResult{}};
    }
    FixResult fixed{fixedLines(*document.system, before, report.left), std::move(saved)};
    return {std::move(report.left), std::move(fixed)};
}

std::string fileNameOf(const model::Model& model, model::Element element) {
    const auto file = element.type == model::kFileType ? element.slot : model.fileOf(element);
    const auto* name = model.schema().type(model::kFileType).findProperty("name");
    if (file == model::kNoSlot || name == nullptr)
        return {};
    return model::displayText(model, *name, {model::kFileType, file});
}

Json toJson(const systems::System& system, const model::Model& model, ElementIndex& index, const Issue& issue) {
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

Json toJson(const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked) {
    auto json = documentHead(document);
    json["map"] = onMap.map.empty() ? Json() : Json(files::toText(onMap.map));
    json["notChecked"] = onMap.notChecked;
    json["notCheckedAlone"] = onMap.alone;
    if (!onMap.unread.empty())
        json["mapUnread"] = onMap.unread;
    auto issues = Json::array();
    ElementIndex index(document.model);
    for (const auto& issue : checked.issues)
        issues.push_back(toJson(*document.system, document.model, index, issue));
    json["issues"] = std::move(issues);
    if (checked.fixed)
        json.update(toJson(*checked.fixed));
    return json;
}

void printText(std::ostream& out, const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked) {
    if (!onMap.map.empty())
        out << fmt::format("{}: checked with the map {}\n", files::toText(document.shownPath),
                           files::toText(onMap.map));
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
    if (!onMap.notChecked.empty())
        out << fmt::format("{}: without a map, {} not checked: {}\n", path,
                           model::counted(onMap.notChecked.size(), "rule"), fmt::join(onMap.notChecked, ", "));
    if (!onMap.alone.empty())
        out << fmt::format("{}: without other documents, {} not checked: {}\n", path,
                           model::counted(onMap.alone.size(), "rule"), fmt::join(onMap.alone, ", "));
    out << fmt::format("{}: {}, {}, {}\n", path, model::counted(counts[Severity::Error], "error"),
                       model::counted(counts[Severity::Warning], "warning"),
                       model::counted(counts[Severity::Note], "note"));
}

void Checker::report(const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked) {
    if (arguments_.json)
        documents_.push_back(toJson(document, onMap, checked));
    else
        printText(session_.out(), document, onMap, checked);
}

void Checker::check(opening::OpenedDocument& document) {
    const auto onMap = openMap(document);
    const auto checked = arguments_.fix
                             ? fix(document)
                             : Checked{checks::checkAll(document.model, document.system->rules), std::nullopt};
    for (const auto& issue : checked.issues) {
        errors_ = errors_ || issue.severity == Severity::Error;
        warnings_ = warnings_ || issue.severity == Severity::Warning;
    }
    report(document, onMap, checked);
}

ExitStatus Checker::run() {
    const auto recovery = arguments_.fix ? opening::Recovery::Recover : opening::Recovery::Report;
    session_.readOthers(arguments_.beside, {.recovery = opening::Recovery::Report});
    session_.openEach(arguments_.paths, {.recovery = recovery, .variant = arguments_.variant},
                      [&](auto& document) { check(document); });
    if (arguments_.json)
        print(session_.out(),
              {{"documents", std::move(documents_)}, {"problems", cli::toJson(std::span(session_.problems()))}});
    const auto found = errors_ ? ExitStatus::Found : warnings_ ? ExitStatus::Warnings : ExitStatus::Ok;
    return session_.statusOr(found);
}

} // namespace

ExitStatus runCheck(const Arguments& arguments, Session& session) {
    return Checker(arguments, session).run();
}

} // namespace navsmith::cli
