#include "core/document/journals.h"

#include "core/document/document_journal.h"
#include "core/files/path_text.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <utility>

namespace navsmith::document {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kLargestJournal = std::uint64_t{4} << 30U;

/// The model in the state of the files, to find out what has changed since; the oldest state of the journal if no
/// number of steps leads there. Null if that is the current state.
std::shared_ptr<const model::Model> asSaved(const recovery::Replayed& replayed) {
    const auto clean = replayed.clean.value_or(0);
    if (clean == replayed.index)
        return nullptr;
    auto model = std::make_shared<model::Model>(replayed.model);
    for (auto i = replayed.index; i > clean; --i)
        model->apply(replayed.steps[i - 1], model::Direction::Backward);
    for (auto i = replayed.index; i < clean; ++i)
        model->apply(replayed.steps[i], model::Direction::Forward);
    return model;
}

} // namespace

tl::expected<ReadJournal, QString> readJournal(const fs::path& path, const files::Disk& disk) {
    const auto fail = [](const std::string& text) { return tl::unexpected(QString::fromStdString(text)); };
    auto bytes = files::readFile(path, {kLargestJournal, disk});
    if (!bytes)
        return fail(files::describe(bytes.error()));
    const auto summary = recovery::summarise(*bytes);
    if (!summary)
        return fail(summary.error());
    const auto* system = systems::find(summary->header.system);
    if (system == nullptr)
        return fail(texts::format("The journal belongs to a file type that this version does not support."));
    auto replayed = recovery::replay(*bytes, system->schema);
    if (!replayed)
        return fail(replayed.error());
    bytes->resize(replayed->goodBytes);
    ReadJournal read{system, std::move(*replayed), std::move(*bytes), {}};
    read.asSaved = asSaved(read.replayed);
    for (const auto& file : read.replayed.header.files) {
        const auto changed = files::changedSince(file.path, file.stamp, disk);
        if (!changed || *changed)
            read.changedFiles.push_back(file.path);
        read.place.files.push_back({file.path, file.name, file.stamp, {}});
    }
    read.place.folder = read.replayed.header.folder;
    read.place.archive = opening::archiveOf(read.place, disk);
    return read;
}

Journals::Journals(Workspace& workspace, JournalSettings settings, QObject* parent)
    : QObject(parent), workspace_(workspace), settings_(std::move(settings)) {
    connect(&workspace_, &Workspace::added, this, &Journals::follow);
    connect(&workspace_, &Workspace::closing, this, [this](Document* document) {
        const auto it = journals_.find(document);
        if (it == journals_.end())
            return;
        it->second->remove();
        journals_.erase(it);
    });
    for (std::size_t i = 0; i < workspace_.count(); ++i)
        follow(&workspace_.at(i));
}

Journals::~Journals() = default;

void Journals::follow(Document* document) {
    auto journal = std::move(recovered_);
    if (!journal) {
        auto path = recovery::freshJournal(settings_.folder);
        auto lock = recovery::JournalLock::take(path, settings_.disk);
        if (!lock)
            Q_EMIT statusMessage(tr("Edits cannot be kept for recovery: %1 cannot be written to")
                                     .arg(QString::fromStdString(files::toText(settings_.folder))));
        journal = std::make_unique<DocumentJournal>(settings_, std::move(path), std::move(lock));
    }
    connect(journal.get(), &DocumentJournal::statusMessage, this, &Journals::statusMessage);
    journal->follow(*document);
    journals_[document] = std::move(journal);
}

std::vector<recovery::Abandoned> Journals::abandoned() const {
    return recovery::findAbandoned(settings_.folder, settings_.disk);
}

Document& Journals::recover(recovery::Abandoned abandoned, ReadJournal read) {
    recovered_ = std::make_unique<DocumentJournal>(settings_, std::move(abandoned.path), std::move(abandoned.lock));
    recovered_->resume(read);
    auto& replayed = read.replayed;
    opening::OpenedDocument opened{.system = read.system,
                                   .shownPath = std::move(replayed.header.shownPath),
                                   .model = std::move(replayed.model),
                                   .place = std::move(read.place),
                                   .notices = {},
                                   .failures = {},
                                   .asSaved = std::move(read.asSaved)};
    return workspace_.add(std::make_unique<Document>(
        std::move(opened), PastSteps{std::move(replayed.steps), replayed.index, replayed.clean}));
}

void Journals::flush() {
    for (auto& [unused, journal] : journals_)
        journal->flush();
}

} // namespace navsmith::document
