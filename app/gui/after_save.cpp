#include "app/gui/after_save.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

// Below this nobody would notice that it is gone.
constexpr std::uint64_t kLittle = std::uint64_t{64} << 10U;
// So much is worth a question, however large the archive.
constexpr std::uint64_t kMuch = std::uint64_t{64} << 20U;

bool isMuch(const files::ArchiveRoom& room) {
    return room.unused >= kMuch || (room.unused >= kLittle && room.unused >= room.size / 4);
}

QString sizeText(std::uint64_t bytes) {
    const auto kib = static_cast<double>(bytes) / 1024;
    return kib < 1024 ? QObject::tr("%1 KiB").arg(kib, 0, 'f', 0) : QObject::tr("%1 MiB").arg(kib / 1024, 0, 'f', 1);
}

QString nameOf(const std::filesystem::path& path) {
    return QString::fromStdString(path.filename().string());
}

double part(std::uint64_t done, std::uint64_t total) {
    return total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total);
}

void run(const std::function<void()>& then) {
    if (then)
        then();
}

} // namespace

AfterSave::AfterSave(document::Workspace& workspace, document::BackgroundTask& task, QWidget& window)
    : QObject(&window), task_(task), window_(window) {
    connect(&workspace, &document::Workspace::closing, this, [this](Document* document) { memory_.erase(document); });
    // Queued: what follows from the work comes before what only waits for its end.
    connect(&task_, &document::BackgroundTask::finished, this, &AfterSave::goOn, Qt::QueuedConnection);
}

void AfterSave::whenFree(std::function<void()> work) {
    if (task_.isRunning())
        Q_EMIT told(tr("Will be done after the present work"));
    waiting_.push_back(std::move(work));
    goOn();
}

void AfterSave::goOn() {
    while (!waiting_.empty() && !task_.isRunning()) {
        const auto work = std::move(waiting_.front());
        waiting_.pop_front();
        work();
    }
}

QMessageBox* AfterSave::question(const char* name, const QString& title, const QString& text) {
    auto* box = new QMessageBox(QMessageBox::Question, title, text, QMessageBox::NoButton, &window_);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

void AfterSave::beforeSave(const Document& document) {
    memory_[&document].held.remember(document.opened().place);
}

void AfterSave::saved(Document& document, const opening::PendingSave& pending, const files::SaveReport& report,
                      std::function<void()> then) {
    auto& memory = memory_[&document];
    memory.held.saved(pending, report);
    const bool written =
        std::ranges::any_of(report.files, [](const auto& file) { return file.as != files::SavedAs::Unchanged; });
    const bool copies = memory.writeCopies.value_or(true) && pending.inPlace &&
                        opening::mayHaveCopies(document.system(), document.opened().place);
    const bool intoArchive = pending.intoArchive && !memory.offeredRebuild;
    if (!written || (!copies && !intoArchive) || task_.isRunning()) {
        run(then);
        return;
    }
    look(document, intoArchive, std::move(then));
}

void AfterSave::look(Document& document, bool intoArchive, std::function<void()> then) {
    struct Seen {
        files::Result<Copies> copies;
        std::optional<files::ArchiveRoom> room;
    };
    auto seen = std::make_shared<Seen>();
    const auto& memory = memory_[&document];
    task_.start(
        tr("Looking for other copies"),
        [seen, intoArchive, system = &document.system(), place = document.opened().place,
         held = memory.held](const document::BackgroundTask::Report&) {
            seen->copies = opening::otherCopies(*system, place, held);
            const auto room = intoArchive ? files::roomIn(place.archive) : files::Result<files::ArchiveRoom>();
            if (intoArchive && room)
                seen->room = *room;
        },
        [this, seen, doc = QPointer(&document), then = std::move(then)] {
            if (!doc) {
                run(then);
                return;
            }
            if (!seen->copies)
                spdlog::warn("{}", files::describe(seen->copies.error()));
            const auto rest = [this, seen, doc, then] {
                if (doc && seen->room && isMuch(*seen->room) && !memory_[doc].offeredRebuild)
                    offerRebuild(*doc, *seen->room, then);
                else
                    run(then);
            };
            goOnWithCopies(*doc, std::make_shared<Copies>(std::move(seen->copies).value_or(Copies{})), rest);
        });
}

void AfterSave::goOnWithCopies(Document& document, std::shared_ptr<Copies> copies, std::function<void()> then) {
    const auto& remembered = memory_[&document].writeCopies;
    const bool anyForeign = std::ranges::any_of(*copies, [](const auto& copy) { return !copy.foreign.empty(); });
    if (copies->empty() || remembered == false) {
        run(then);
        return;
    }
    if (remembered == true && !anyForeign) {
        whenFree([this, copies = std::move(copies), then = std::move(then)] { writeCopies(copies, then); });
        return;
    }
    QStringList lines;
    for (const auto& copy : *copies)
        lines << QString::fromStdString(opening::describe(copy, true));
    auto* box =
        question("message.otherCopies", tr("Another copy"),
                 tr("%1\n\nWrite them there as well? What is there now goes into the backup.").arg(lines.join("\n\n")));
    auto* yes = box->addButton(tr("Write them too"), QMessageBox::AcceptRole);
    yes->setObjectName("copies.write");
    auto* no = box->addButton(tr("Leave them"), QMessageBox::RejectRole);
    no->setObjectName("copies.leave");
    box->setDefaultButton(anyForeign ? no : yes);
    box->setEscapeButton(no);
    auto* always = new QCheckBox(tr("The same after every save of this document"));
    always->setObjectName("copies.remember");
    box->setCheckBox(always);
    connect(box, &QMessageBox::finished, this,
            [this, box, yes, always, copies, doc = QPointer(&document), then = std::move(then)] {
                const bool write = box->clickedButton() == yes;
                if (doc && always->isChecked())
                    memory_[doc].writeCopies = write;
                if (write)
                    whenFree([this, copies, then] { writeCopies(copies, then); });
                else
                    run(then);
            });
    box->open();
}

void AfterSave::writeCopies(const std::shared_ptr<Copies>& copies, std::function<void()> then) {
    using Written = files::Result<files::SaveReport>;
    auto results = std::make_shared<std::vector<Written>>();
    task_.start(
        tr("Writing the other copy"),
        [copies, results](const document::BackgroundTask::Report& report) {
            for (const auto& copy : *copies)
                results->push_back(opening::write(copy.replacing, {}, [&](std::uint64_t done, std::uint64_t total) {
                    return report(part(done, total));
                }));
        },
        [this, copies, results, then = std::move(then)] {
            QStringList problems;
            for (std::size_t i = 0; i < results->size(); ++i) {
                const auto& written = (*results)[i];
                if (!written) {
                    problems << QString::fromStdString(files::describe(written.error()));
                    continue;
                }
                for (const auto& warning : written->warnings)
                    spdlog::warn("{}", warning);
                Q_EMIT told(tr("Saved %n file(s) in %1 as well", nullptr, static_cast<int>(written->files.size()))
                                .arg(QString::fromStdString((*copies)[i].place.string())));
            }
            if (problems.isEmpty())
                run(then);
            else
                Q_EMIT failed(tr("The other copy was not saved"), problems, then);
        });
}

void AfterSave::offerRebuild(Document& document, const files::ArchiveRoom& room, std::function<void()> then) {
    memory_[&document].offeredRebuild = true;
    auto* box = question(
        "message.rebuild", tr("Unused room"),
        tr("%1 of the %2 of %3 are not used by any file in it. Building it anew takes them away: every file in it "
           "keeps its bytes. The old archive goes into the backup, so there has to be room for both.")
            .arg(sizeText(room.unused), sizeText(room.size), nameOf(document.opened().place.archive)));
    auto* yes = box->addButton(tr("Rebuild…"), QMessageBox::AcceptRole);
    yes->setObjectName("rebuild.now");
    auto* no = box->addButton(tr("Not now"), QMessageBox::RejectRole);
    no->setObjectName("rebuild.later");
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(box, &QMessageBox::finished, this, [this, box, yes, doc = QPointer(&document), then = std::move(then)] {
        if (!doc || box->clickedButton() != yes) {
            run(then);
            return;
        }
        whenFree([this, archive = doc->opened().place.archive, then] { rebuild(archive, then); });
    });
    box->open();
}

void AfterSave::rebuildByDialog(Document& document) {
    const auto& archive = document.opened().place.archive;
    if (archive.empty()) {
        Q_EMIT told(tr("This document is in no archive"));
        return;
    }
    const auto room = files::roomIn(archive);
    if (!room)
        Q_EMIT failed(tr("Cannot rebuild"), {QString::fromStdString(files::describe(room.error()))}, {});
    else if (room->unused == 0)
        Q_EMIT told(tr("All of %1 is used").arg(nameOf(archive)));
    else
        offerRebuild(document, *room, {});
}

void AfterSave::rebuild(const std::filesystem::path& archive, std::function<void()> then) {
    auto result = std::make_shared<std::optional<files::Result<files::RebuildReport>>>();
    task_.start(
        tr("Rebuilding %1").arg(nameOf(archive)),
        [archive, result](const document::BackgroundTask::Report& report) {
            const auto progress = [&](std::uint64_t done, std::uint64_t total) { return report(part(done, total)); };
            result->emplace(files::recoverArchive(archive).and_then([&](const files::RecoveryReport&) {
                return files::rebuildArchive(archive, std::nullopt, {}, progress);
            }));
        },
        [this, archive, result, then = std::move(then)] {
            const auto& report = **result;
            if (report) {
                for (const auto& warning : report->warnings)
                    spdlog::warn("{}", warning);
                if (report->backupSet)
                    spdlog::info("What was there is in {}", report->backupSet->string());
                Q_EMIT told(tr("%1 has been built anew: %2, before %3")
                                .arg(nameOf(archive), sizeText(report->newSize), sizeText(report->oldSize)));
            } else if (report.error().kind == files::FileErrorKind::Cancelled) {
                Q_EMIT told(tr("Not rebuilt: cancelled"));
            } else {
                Q_EMIT failed(tr("Not rebuilt"), {QString::fromStdString(files::describe(report.error()))}, then);
                return;
            }
            run(then);
        });
}

} // namespace navsmith::gui
