#include "app/cli/check_result.h"
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/document_jobs.h"
#include "app/cli/document_map.h"
#include "app/cli/issue_logs.h"
#include "app/cli/saving.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using checks::Issue;
using checks::Severity;

/// How issues are written.
enum class IssueForm : std::uint8_t { Text, Compiler, Sarif };

/// As many results as GitHub takes in a run.
constexpr std::size_t kMostSarifResults = 25'000;

struct CheckOptions {
    InputOptions inputs;
    std::string variant;
    std::vector<std::string> settings;
    bool json = false;
    bool fix = false;
    MapOptions map;
    SaveOptions save;
    std::vector<std::filesystem::path> beside;
    IssueForm form = IssueForm::Text;
    std::size_t mostResults = kMostSarifResults; ///< in a log of SARIF; 0: all
    std::uint32_t jobs = 0;
};

void addCheckOptions(CLI::App& command, CheckOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    addSettings(command, to.settings, choices);
    addJson(command, to.json);
    auto* fix = command.add_flag("--fix", to.fix, "Fix what can be fixed, and save with a backup");
    addMapOrNone(command, to.map, "Skip the rules that need the map");
    auto* fixedInto =
        addOutputFolder(command, to.save, "With --fix: save into this folder, do not change the input")->needs(fix);
    auto* bothCopies = addBothCopies(command, to.save)->needs(fix)->excludes(fixedInto);
    command
        .add_flag("--replace", to.save.replaceCopies,
                  "With --both-copies: also replace copies with other content, with a backup")
        ->needs(bothCopies);
    addBeside(command, to.beside);
    choices.limit(*command
                       .add_option_function<std::string>(
                           "--form",
                           [&to](const std::string& form) {
                               to.form = form == "sarif"      ? IssueForm::Sarif
                                         : form == "compiler" ? IssueForm::Compiler
                                                              : IssueForm::Text;
                           },
                           "How issues are written: for people, like a compiler's messages, or as SARIF 2.1.0")
                       ->type_name("FORM"),
                  {"text", "compiler", "sarif"});
    command
        .add_option("--limit", to.mostResults,
                    "With --form sarif: the most results, the worst first (default: 25000, as GitHub takes; 0: all)")
        ->type_name("N");
    addJobs(command, to.jobs);
    addInputOptions(command, to.inputs);
    addLines(command, to.inputs);
}

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

bool looksAtMap(const systems::System& system) {
    return std::ranges::any_of(system.rules, &checks::Rule::onMap);
}

/// A document after the part of the work that may run on any thread.
struct CheckWork {
    DocumentMap map;
    OnMap onMap;
    std::vector<Issue> issues;
    // With --fix
    bool incomplete = false; ///< files of the set could not be read, so nothing was fixed
    model::Change change;    ///< of all fixes
    std::vector<Issue> left;
    std::vector<std::string> refusals;
};

class Checker {
public:
    Checker(const CheckOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run();

private:
    CheckWork work(opening::OpenedDocument& document);
    OnMap openMap(opening::OpenedDocument& document, DocumentMap& map);
    void fix(opening::OpenedDocument& document, CheckWork& work) const;
    void finish(opening::OpenedDocument& document, CheckWork& work);
    Checked save(opening::OpenedDocument& document, CheckWork& work);
    void report(const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked);

    void printSarif();

    const CheckOptions& options_;
    Session& session_;
    Json documents_ = Json::array();
    SarifLog sarif_{options_.mostResults};
    Saving saving_{options_.save, options_.inputs, session_};
    DocumentMaps maps_{options_.map.file, options_.fix, options_.map.gameFolders};
    bool mapErrorReported_ = false; ///< that the map that the user named cannot be read
    bool errors_ = false;
    bool warnings_ = false;
};

/// Reading a map takes time, so do it only if a rule needs it or the user asked for it.
OnMap Checker::openMap(opening::OpenedDocument& document, DocumentMap& map) {
    OnMap onMap;
    if (!options_.map.none && (!options_.map.file.empty() || looksAtMap(*document.system)))
        map = maps_.open(document);
    // Failure is an error only for a map that the user named: a map found beside the files may belong to another game,
    // for example.
    if (map.unread && options_.map.file.empty())
        onMap.unread = files::describe(*map.unread);
    if (const auto& backdrop = document.model.map()) {
        onMap.map = map.path;
        onMap.hasGround = backdrop->placed == nullptr || backdrop->hasGround();
        onMap.groundFault = map.groundFault;
    }
    for (const auto& rule : document.system->rules) {
        if (!checks::canRun(document.model, rule))
            (rule.onMap ? onMap.notChecked : onMap.alone).push_back(rule.id);
    }
    return onMap;
}

void Checker::fix(opening::OpenedDocument& document, CheckWork& work) const {
    if (!document.failures.empty()) {
        // References into missing files would look like damage, and the fix would remove them.
        work.incomplete = true;
        return;
    }
    std::vector<model::Change> changes;
    auto report = checks::fixAll(document.model, document.system->rules, changes);
    for (const auto& change : changes)
        work.change = model::merge(work.change, change);
    if (!work.change.empty() && document.model.crossDocumentData() != nullptr) {
        session_.connect(document); // update the cross-document data
        report.left = checks::checkAll(document.model, document.system->rules);
    }
    work.left = std::move(report.left);
    work.refusals = std::move(report.refusals);
}

CheckWork Checker::work(opening::OpenedDocument& document) {
    CheckWork work;
    applySettings(options_.settings, document);
    work.onMap = openMap(document, work.map);
    work.issues = checks::checkAll(document.model, document.system->rules);
    if (options_.fix)
        fix(document, work);
    return work;
}

Checked Checker::save(opening::OpenedDocument& document, CheckWork& work) {
    if (work.incomplete) {
        session_.add({files::FileErrorKind::Other, document.shownPath,
                      texts::inEnglish("not fixed: files of the set could not be read"), std::nullopt});
        return {std::move(work.issues), FixResult{}};
    }
    for (const auto& refusal : work.refusals)
        session_.log().warn("{}: {}", files::toText(document.shownPath), refusal);
    auto saved = saving_.save(document, work.change);
    if (!saved && (!work.change.empty() || options_.save.outFolder)) {
        // The fix was not saved, so undo it and report the file as it is on disk.
        document.model.apply(work.change, model::Direction::Backward);
        return {std::move(work.issues), FixResult{}};
    }
    FixResult fixed{fixedLines(*document.system, work.issues, work.left), std::move(saved)};
    return {std::move(work.left), std::move(fixed)};
}

void Checker::report(const opening::OpenedDocument& document, const OnMap& onMap, const Checked& checked) {
    if (options_.json)
        documents_.push_back(toJson(document, onMap, checked));
    else if (options_.inputs.lines)
        printLines(session_.out(), document, onMap, checked);
    else if (options_.form == IssueForm::Sarif)
        sarif_.add(document, checked);
    else if (options_.form == IssueForm::Compiler)
        printLikeCompiler(session_.out(), document, checked);
    else
        printText(session_.out(), document, onMap, checked);
}

void Checker::finish(opening::OpenedDocument& document, CheckWork& work) {
    for (const auto& note : work.map.notes)
        session_.log().warn("{}", note);
    for (const auto& detail : work.map.details)
        session_.log().info("{}", detail);
    if (!work.map.groundFault.empty() && (options_.json || options_.form != IssueForm::Text))
        session_.log().warn("{}: {}", files::toText(work.map.path), work.map.groundFault); // the text says so itself
    if (work.map.unread && !options_.map.file.empty() && !std::exchange(mapErrorReported_, true))
        session_.add(*work.map.unread);
    const auto checked = options_.fix ? save(document, work) : Checked{std::move(work.issues), std::nullopt};
    for (const auto& issue : checked.issues) {
        errors_ = errors_ || issue.severity == Severity::Error;
        warnings_ = warnings_ || issue.severity == Severity::Warning;
    }
    report(document, work.onMap, checked);
}

void Checker::printSarif() {
    // Without blanks: hosts limit the size of what they take.
    printLine(session_.out(), sarif_.finish(session_.problems()));
    if (sarif_.leftOut() > 0)
        session_.log().warn("{} are left out of the log, the least severe ones; --limit 0 writes all",
                            model::counted(sarif_.leftOut(), "result"));
}

ExitStatus Checker::run() {
    const auto recovery = options_.fix ? opening::Recovery::Recover : opening::Recovery::Report;
    session_.readOthers(options_.beside, {.recovery = opening::Recovery::Report});
    processEach(session_, options_.inputs.paths, {.recovery = recovery, .variant = options_.variant},
                options_.beside.empty() ? options_.jobs : 1, // other documents are not shared between threads

                [&](opening::OpenedDocument& document) -> Finish {
                    auto result = std::make_shared<CheckWork>(work(document));
                    return [this, &document, result] { finish(document, *result); };
                });
    if (options_.json)
        print(session_, {{"documents", std::move(documents_)}});
    else if (options_.form == IssueForm::Sarif)
        printSarif();
    else if (options_.form == IssueForm::Compiler)
        std::ranges::for_each(session_.problems(),
                              [&](const auto& problem) { printLikeCompiler(session_.out(), problem); });
    const auto status = errors_ ? ExitStatus::Found : warnings_ ? ExitStatus::Warnings : ExitStatus::Ok;
    return session_.statusOr(status);
}

ExitStatus runCheck(const CheckOptions& options, Session& session) {
    return Checker(options, session).run();
}

} // namespace

Command checkCommand() {
    return command<CheckOptions, addCheckOptions, runCheck>("check", "List issues, and fix them").alsoServed();
}

} // namespace navsmith::cli
