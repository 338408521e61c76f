#include "tests/monkey/document_checks.h"

#include "core/checks/rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include <xxhash.h>

namespace navsmith::monkey {

namespace {

using IssueId = std::tuple<std::string, model::ElementTypeId, model::Slot, std::string>;

std::uint64_t hashOf(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

/// The rules and elements only: a second element and numbers in messages may be told of later.
std::multiset<IssueId> idsOf(const std::vector<checks::Issue>& issues) {
    std::multiset<IssueId> ids;
    for (const auto& issue : issues)
        ids.emplace(issue.rule, issue.element.type, issue.element.slot, issue.message);
    return ids;
}

void checkIssues(const document::Document& document, const document::IssueTracker& tracker, QStringList& wrong) {
    const auto followed = idsOf(tracker.issues());
    const auto fresh = idsOf(checks::checkAll(document.model(), document.system().rules));
    if (followed == fresh)
        return;
    const auto describe = [&](const IssueId& id) {
        return QString::fromStdString(fmt::format("{}, {} {}: {}", std::get<0>(id),
                                                  document.model().schema().type(std::get<1>(id)).id, std::get<2>(id),
                                                  std::get<3>(id)));
    };
    std::vector<IssueId> missing;
    std::vector<IssueId> stale;
    std::ranges::set_difference(fresh, followed, std::back_inserter(missing));
    std::ranges::set_difference(followed, fresh, std::back_inserter(stale));
    wrong << QStringLiteral("the list of issues differs from a new check: %1 missing, %2 too many")
                 .arg(missing.size())
                 .arg(stale.size());
    for (std::size_t i = 0; i < std::min<std::size_t>(missing.size(), 3); ++i)
        wrong << QStringLiteral("  missing: ") + describe(missing[i]);
    for (std::size_t i = 0; i < std::min<std::size_t>(stale.size(), 3); ++i)
        wrong << QStringLiteral("  too many: ") + describe(stale[i]);
}

/// What differs when the saved files are loaded, as this variant, and saved again; empty if nothing does.
QString differenceAfterLoading(const systems::System& system, const std::vector<systems::OutputFile>& files,
                               std::string_view variant) {
    std::vector<systems::InputFile> inputs;
    for (const auto& file : files)
        inputs.push_back({file.name, file.bytes, variant});
    const auto loaded = system.codec.load(inputs, {});
    if (!loaded)
        return QStringLiteral("cannot be loaded: ") + QString::fromStdString(bytes::describe(loaded.error()));
    if (!loaded->failures.empty())
        return QStringLiteral("cannot be loaded: ") + QString::fromStdString(bytes::describe(loaded->failures.front()));
    const auto again = system.codec.save(loaded->model);
    if (again.files.size() != files.size())
        return QStringLiteral("%1 files became %2").arg(files.size()).arg(again.files.size());
    for (const auto& file : files) {
        const auto same = std::ranges::find(again.files, file.name, &systems::OutputFile::name);
        if (same == again.files.end())
            return QStringLiteral("%1 is missing").arg(QString::fromStdString(file.name));
        if (same->bytes == file.bytes)
            continue;
        const auto at = std::ranges::mismatch(file.bytes, same->bytes).in1 - file.bytes.begin();
        return QStringLiteral("%1 (%2 bytes) differs at byte %3 after loading and saving (%4 bytes)")
            .arg(QString::fromStdString(file.name))
            .arg(file.bytes.size())
            .arg(at)
            .arg(same->bytes.size());
    }
    return {};
}

void checkLoading(const document::Document& document, QStringList& wrong) {
    const auto& codec = document.system().codec;
    const bool isRefused = codec.whyNotSaved != nullptr && !codec.whyNotSaved(document.model()).empty();
    const auto saved = codec.save(document.model());
    if (isRefused || saved.files.empty())
        return;
    const auto difference = differenceAfterLoading(document.system(), saved.files, {});
    const bool isOther = std::ranges::any_of(codec.variants, [&](const auto& variant) {
        return differenceAfterLoading(document.system(), saved.files, variant.id).isEmpty();
    });
    if (!difference.isEmpty() && !isOther)
        wrong << QStringLiteral("saved files: ") + difference;
}

/// A save writes every file that differs from the one on disk, with the bytes of a save of everything.
void checkPendingSave(const document::Document& document, QStringList& wrong) {
    const auto& place = document.opened().place;
    if (!place.archive.empty())
        return;
    const auto all = opening::pendingInPlace(document.system(), document.model(), place);
    const auto some = document.pendingSave();
    if (all.names != some.names) {
        wrong << QStringLiteral("a save writes %1 files, of which %2 differ")
                     .arg(some.names.size())
                     .arg(all.names.size());
        return;
    }
    for (std::size_t i = 0; i < all.files.size(); ++i) {
        if (all.files[i].bytes != some.files[i].bytes)
            wrong << QStringLiteral("a save of changes writes other bytes to %1 than a save of everything")
                         .arg(QString::fromStdString(all.names[i]));
    }
}

} // namespace

DocumentChecks::Hashes DocumentChecks::hashes(const document::Document& document) {
    Hashes hashes;
    for (const auto& file : document.system().codec.save(document.model()).files)
        hashes[file.name] = hashOf(file.bytes);
    return hashes;
}

void DocumentChecks::remember(const document::Document& document) {
    auto& memory = documents_[&document];
    memory = {};
    memory.first = document.stateId();
    memory.states[memory.first] = hashes(document);
}

void DocumentChecks::compare(const document::Document& document, const Hashes& now, const QString& when,
                             QStringList& wrong) {
    auto& states = documents_[&document].states;
    const auto [before, isNew] = states.try_emplace(document.stateId(), now);
    if (isNew || before->second == now)
        return;
    for (const auto& [name, hash] : now) {
        const auto same = before->second.find(name);
        if (same == before->second.end() || same->second != hash)
            wrong << QStringLiteral("%1, %2 has other bytes than it had in this state")
                         .arg(when, QString::fromStdString(name));
    }
    if (before->second.size() != now.size())
        wrong
            << QStringLiteral("%1, there are %2 files, %3 before").arg(when).arg(now.size()).arg(before->second.size());
}

QStringList DocumentChecks::check(document::Document& document, const document::IssueTracker& issues) {
    QStringList wrong;
    ++documents;
    document.commitPreview();
    if (issues.isReady() && issues.isIdle())
        checkIssues(document, issues, wrong);
    checkLoading(document, wrong);
    checkPendingSave(document, wrong);

    const auto before = hashes(document);
    compare(document, before, QStringLiteral("before undoing"), wrong);
    auto& stack = document.undoStack();
    const int index = stack.index();
    const auto state = document.stateId();
    while (stack.canUndo() && document.stateId() != documents_[&document].first) {
        document.undo();
        ++steps;
        if (documents_[&document].states.contains(document.stateId()))
            compare(document, hashes(document),
                    QStringLiteral("after undoing %1 of %2 steps").arg(index - stack.index()).arg(index), wrong);
    }
    if (document.stateId() != documents_[&document].first)
        ++cut;
    while (stack.index() < index) {
        document.redo();
        ++steps;
    }
    if (document.stateId() != state)
        wrong << QStringLiteral("redoing everything leads to another state");
    compare(document, hashes(document), QStringLiteral("after redoing %1 steps").arg(index), wrong);
    return wrong;
}

} // namespace navsmith::monkey
