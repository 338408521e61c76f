#include "app/cli/issue_logs.h"

#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/world/backdrop.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ostream>
#include <tuple>
#include <utility>

#include <xxhash.h>

namespace navsmith::cli {

namespace {

using checks::Issue;

/// The file on disk that has the element; the document's path if there are several and none is known.
std::filesystem::path pathOf(const opening::OpenedDocument& document, model::Element element) {
    const auto name = fileNameOf(document.model, element);
    const auto* file = document.place.find(name);
    if (file == nullptr && document.place.files.size() == 1)
        file = &document.place.files.front();
    return file == nullptr ? document.shownPath : file->path;
}

/// In one line, whatever is in it: a program that reads line by line would lose the rest.
std::string inOneLine(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '\n')
            line += "\\n";
        else if (c == '\r')
            line += "\\r";
        else if (c == '\t')
            line += "\\t";
        else if (code < 0x20 || code == 0x7F)
            line += fmt::format("\\x{:02x}", code);
        else
            line += c;
    }
    return line;
}

/// A path as a URI reference: '/' between folders, and other characters in their percent form.
std::string uriOf(const std::filesystem::path& path) {
    const auto normal = path.lexically_normal(); // hosts look for "maps/x.nav", not "./maps/x.nav"
    std::string uri = normal.is_absolute() ? "file://" : "";
    if (!uri.empty() && normal.has_root_name())
        uri += '/'; // "file:///C:/maps"
    for (const char c : files::toText(normal)) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           std::string_view("/-._~").find(c) != std::string_view::npos;
        if (c == '\\')
            uri += '/';
        else if (plain || (c == ':' && normal.has_root_name()))
            uri += c;
        else
            uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

/// What a host can show: of a file in an archive the archive.
std::string artifactOf(const opening::OpenedDocument& document, const Issue& issue) {
    return uriOf(document.place.archive.empty() ? pathOf(document, issue.element) : document.place.archive);
}

std::uint64_t hashOf(std::initializer_list<std::string_view> texts) {
    const auto text = fmt::format("{}", fmt::join(texts, "\n"));
    return XXH64(text.data(), text.size(), 0);
}

Json locationOf(const std::string& uri) {
    // Hosts show only results with a region. The files have no lines, so it is the first.
    return {{"artifactLocation", {{"uri", uri}}}, {"region", {{"startLine", 1}}}};
}

} // namespace

void printLikeCompiler(std::ostream& out, const opening::OpenedDocument& document, const Checked& checked) {
    for (const auto& issue : checked.issues)
        out << fmt::format("{}:1: {}: {}: {} [{}]\n", inOneLine(files::toText(pathOf(document, issue.element))),
                           checks::toString(issue.severity),
                           inOneLine(model::elementName(document.model, issue.element)), inOneLine(issue.message),
                           issue.rule);
}

void printLikeCompiler(std::ostream& out, const files::FileError& problem) {
    out << fmt::format("{}:1: error: {}\n", inOneLine(files::toText(problem.path)), inOneLine(problem.what));
}

std::uint32_t SarifLog::ruleIndex(const systems::System& system, std::string_view id) {
    if (const auto entry = ruleNumbers_.find(id); entry != ruleNumbers_.end())
        return entry->second;
    const auto number = static_cast<std::uint32_t>(rules_.size());
    ruleNumbers_.emplace(id, number);
    const auto& rule = *std::ranges::find(system.rules, id, &checks::Rule::id);
    std::string help(rule.title);
    if (!rule.fixTitle.empty())
        help += fmt::format(". Fix: {}", rule.fixTitle);
    rules_.push_back({{"id", rule.id},
                      {"shortDescription", {{"text", rule.fault}}},
                      {"fullDescription", {{"text", rule.title}}},
                      {"help", {{"text", help}}},
                      {"defaultConfiguration", {{"level", checks::toString(rule.severity)}}}});
    return number;
}

std::uint32_t SarifLog::fileIndex(std::string uri) {
    const auto [entry, isNew] = fileNumbers_.try_emplace(uri, static_cast<std::uint32_t>(files_.size()));
    if (isNew)
        files_.push_back(std::move(uri));
    return entry->second;
}

void SarifLog::keepTheWorst(std::size_t count) {
    if (count >= results_.size())
        return;
    const auto worse = [](const Result& a, const Result& b) {
        return std::tie(a.severity, a.nth, a.number) < std::tie(b.severity, b.nth, b.number);
    };
    std::ranges::nth_element(results_, results_.begin() + static_cast<std::ptrdiff_t>(count), worse);
    results_.resize(count);
}

void SarifLog::add(const opening::OpenedDocument& document, const Checked& checked) {
    for (const auto& issue : checked.issues) {
        Result result{.severity = issue.severity,
                      .nth = 0,
                      .number = count_++,
                      .rule = ruleIndex(*document.system, issue.rule),
                      .file = fileIndex(artifactOf(document, issue)),
                      .element = model::elementName(document.model, issue.element),
                      .message = issue.message,
                      .identity = {}};
        result.nth = counts_[{result.rule, result.file}]++;
        if (issue.entity) {
            const auto* entity = document.model.map()->entity(*issue.entity);
            const auto place = document.model.map()->placeOf(*entity);
            result.identity = place ? fmt::format("{} {} {} {}", entity->className(), place->x, place->y, place->z)
                                    : fmt::format("{} {}", entity->className(), *issue.entity);
        }
        results_.push_back(std::move(result));
        constexpr std::size_t kSlack = 50'000; // before the least important ones go, so that it seldom happens
        if (most_ != 0 && results_.size() > most_ + kSlack)
            keepTheWorst(most_);
    }
}

Json SarifLog::toJson(const Result& result) const {
    const auto& uri = files_[result.file];
    const auto& rule = rules_[result.rule]["id"].get_ref<const std::string&>();
    const auto fingerprint = fmt::format("{:016x}", hashOf({rule, uri, result.element, result.identity}));
    // The files have no lines: the logical location says which element it is.
    Json location{{"physicalLocation", locationOf(uri)},
                  {"logicalLocations", Json::array({{{"fullyQualifiedName", result.element}, {"kind", "element"}}})}};
    return {{"ruleId", rule},
            {"ruleIndex", result.rule},
            {"level", checks::toString(result.severity)},
            {"message", {{"text", fmt::format("{}: {}", result.element, result.message)}}},
            {"locations", Json::array({std::move(location)})},
            {"partialFingerprints", {{"primaryLocationLineHash", fingerprint + ":1"}, {"element/v1", fingerprint}}}};
}

Json SarifLog::finish(std::span<const files::FileError> problems) {
    auto notifications = Json::array();
    for (const auto& problem : problems)
        notifications.push_back(
            {{"level", "error"},
             {"message", {{"text", files::describe(problem)}}},
             {"locations", Json::array({{{"physicalLocation", locationOf(uriOf(problem.path))}}})}});
    if (leftOut() > 0)
        notifications.push_back(
            {{"level", "note"},
             {"message",
              {{"text", fmt::format("{} of {} results are left out, the least severe ones", leftOut(), count_)}}}});
    if (most_ != 0)
        keepTheWorst(most_);
    std::ranges::sort(results_, {}, &Result::number);
    auto results = Json::array();
    for (const auto& result : results_)
        results.push_back(toJson(result));
    Json run{{"tool", {{"driver", {{"name", "navsmith-cli"}, {"version", NAVSMITH_VERSION}, {"rules", rules_}}}}},
             {"invocations", Json::array({{{"executionSuccessful", problems.empty()},
                                           {"toolExecutionNotifications", std::move(notifications)}}})},
             {"results", std::move(results)}};
    return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
            {"version", "2.1.0"},
            {"runs", Json::array({std::move(run)})}};
}

} // namespace navsmith::cli
