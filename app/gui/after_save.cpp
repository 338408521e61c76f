#include "app/gui/after_save.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "core/document/document_jobs.h"
#include "core/files/path_text.h"

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

// Less unused space than this is not worth mentioning.
constexpr std::uint64_t kLittle = std::uint64_t{64} << 10U;
// This much unused space is worth a question, however large the archive is.
constexpr std::uint64_t kMuch = std::uint64_t{64} << 20U;

bool isMuch(const files::ArchiveRoom& room) {
    return room.unused >= kMuch || (room.unused >= kLittle && room.unused >= room.size / 4);
}

QString sizeText(std::uint64_t bytes) {
    const auto kib = static_cast<double>(bytes) / 1024;
    return kib < 1024 ? tr("%1 KiB").arg(decimal(kib, 0)) : tr("%1 MiB").arg(decimal(kib / 1024, 1));
}

QString nameOf(const std::filesystem::path& path) {
    return QString::fromStdString(files::toText(path.filename()));
}

void run(const std::function<void()>& then) {
    if (then)
        then();
}

} // namespace

AfterSave::AfterSave(document::Workspace& workspace, document::JobQueue& jobs, QWidget& window)
    : QObject(&window), jobs_(jobs), window_(window) {
    connect(&workspace, &document::Workspace::closing, this, [this](Document* document) { memory_.erase(document); });
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
                      const std::function<void()>& then) {
    auto& memory = memory_[&document];
    memory.held.saved(pending, report);
    const bool written =
        std::ranges::any_of(report.files, [](const auto& file) { return file.as != files::SavedAs::Unchanged; });
    const bool copies = memory.writeCopies.value_or(true) && pending.inPlace &&
                        opening::mayHaveCopies(document.system(), document.opened().place);
    const bool intoArchive = pending.intoArchive && !memory.offeredRebuild;
    if (!written || (!copies && !intoArchive)) {
        run(then);
        return;
    }
    findCopiesAndRoom(document, intoArchive, then);
}

void AfterSave::findCopiesAndRoom(Document& document, bool intoArchive, const std::function<void()>& then) {
    struct DiskState {
        files::Result<Copies> copies;
        std::optional<files::ArchiveRoom> room;
    };
    const auto& memory = memory_[&document];
    jobs_.run<DiskState>(
        this,
        {.title = tr("Searching for other copies"), .resources = document::resourcesOf(document), .dropped = then},
        [intoArchive, system = &document.system(), place = document.opened().place,
         held = memory.held](const document::JobQueue::Report&) {
            DiskState state{opening::otherCopies(*system, place, held), {}};
            const auto room = intoArchive ? files::roomIn(place.archive) : files::Result<files::ArchiveRoom>();
            if (intoArchive && room)
                state.room = *room;
            return state;
        },
        [this, doc = QPointer(&document), then](DiskState state) {
            if (!doc) {
                run(then);
                return;
            }
            if (!state.copies)
                spdlog::warn("{}", files::describe(state.copies.error()));
            const auto rest = [this, room = state.room, doc, then] {
                if (doc && room && isMuch(*room) && !memory_[doc].offeredRebuild)
                    offerRebuild(*doc, *room, then);
                else
                    run(then);
            };
            continueWithCopies(*doc, std::make_shared<Copies>(std::move(state.copies).value_or(Copies{})), rest);
        });
}

void AfterSave::continueWithCopies(Document& document, const std::shared_ptr<Copies>& copies,
                                   const std::function<void()>& then) {
    const auto& remembered = memory_[&document].writeCopies;
    const bool anyForeign = std::ranges::any_of(*copies, [](const auto& copy) { return !copy.foreign.empty(); });
    if (copies->empty() || remembered == false) {
        run(then);
        return;
    }
    if (remembered == true && !anyForeign) {
        writeCopies(copies, then);
        return;
    }
    QStringList lines;
    for (const auto& copy : *copies)
        lines << QString::fromStdString(opening::describe(copy, true));
    auto* box =
        question("message.otherCopies", tr("Another Copy"),
                 tr("%1\n\nUpdate the other copy as well? Its current content is backed up.").arg(lines.join("\n\n")));
    auto* yes = box->addButton(tr("Update"), QMessageBox::AcceptRole);
    yes->setObjectName("copies.write");
    auto* no = box->addButton(tr("Do Not Update"), QMessageBox::RejectRole);
    no->setObjectName("copies.leave");
    box->setDefaultButton(anyForeign ? no : yes);
    box->setEscapeButton(no);
    auto* always = new QCheckBox(tr("Do the same after every save of this document"));
    always->setObjectName("copies.remember");
    box->setCheckBox(always);
    connect(box, &QMessageBox::finished, this, [this, box, yes, always, copies, doc = QPointer(&document), then] {
        const bool write = box->clickedButton() == yes;
        if (doc && always->isChecked())
            memory_[doc].writeCopies = write;
        if (write)
            writeCopies(copies, then);
        else
            run(then);
    });
    box->open();
}

void AfterSave::writeCopies(const std::shared_ptr<Copies>& copies, const std::function<void()>& then) {
    using Written = files::Result<files::SaveReport>;
    std::vector<std::string> resources;
    for (const auto& copy : *copies) {
        resources.push_back(document::resourceOf(copy.place));
        resources.push_back(document::resourceOf(copy.place.parent_path()));
    }
    jobs_.run<std::vector<Written>>(
        this,
        {.title = tr("Writing the other copy"), .resources = std::move(resources), .writes = true, .dropped = then},
        [copies](const document::JobQueue::Report& report) {
            std::vector<Written> results;
            for (const auto& copy : *copies)
                results.push_back(opening::write(copy.replacing, {}, [&](std::uint64_t done, std::uint64_t total) {
                    return report(fractionOf(done, total));
                }));
            return results;
        },
        [this, copies, then](const std::vector<Written>& results) {
            QStringList problems;
            for (std::size_t i = 0; i < results.size(); ++i) {
                const auto& written = results[i];
                if (!written) {
                    problems << QString::fromStdString(files::describe(written.error()));
                    continue;
                }
                for (const auto& warning : written->warnings)
                    spdlog::warn("{}", warning);
                Q_EMIT statusMessage(tr("Saved %1 in %2 as well")
                                         .arg(counted(written->files.size(), "file"),
                                              QString::fromStdString(files::toText((*copies)[i].place))));
            }
            if (problems.isEmpty())
                run(then);
            else
                Q_EMIT failed(tr("Saving Other Copy Failed"), problems, then);
        });
}

void AfterSave::offerRebuild(Document& document, const files::ArchiveRoom& room, std::function<void()> then) {
    memory_[&document].offeredRebuild = true;
    auto* box = question("message.rebuild", tr("Unused Space"),
                         tr("%1 of %2 in %3 are unused. Rebuilding the archive removes the unused space. The old "
                            "archive is backed up, so the disk needs room for both.")
                             .arg(sizeText(room.unused), sizeText(room.size), nameOf(document.opened().place.archive)));
    auto* yes = box->addButton(tr("Rebuild…"), QMessageBox::AcceptRole);
    yes->setObjectName("rebuild.now");
    auto* no = box->addButton(tr("Not Now"), QMessageBox::RejectRole);
    no->setObjectName("rebuild.later");
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(box, &QMessageBox::finished, this, [this, box, yes, doc = QPointer(&document), then = std::move(then)] {
        if (!doc || box->clickedButton() != yes) {
            run(then);
            return;
        }
        rebuild(doc->opened().place.archive, then);
    });
    box->open();
}

void AfterSave::rebuildByDialog(Document& document) {
    const auto archive = document.opened().place.archive;
    if (archive.empty()) {
        Q_EMIT statusMessage(tr("This document is not in an archive"));
        return;
    }
    jobs_.run<files::Result<files::ArchiveRoom>>(
        &document, {.title = tr("Listing %1").arg(nameOf(archive)), .resources = {document::resourceOf(archive)}},
        [archive](const document::JobQueue::Report&) { return files::roomIn(archive); },
        [this, &document, archive](const files::Result<files::ArchiveRoom>& room) {
            if (!room)
                Q_EMIT failed(tr("Cannot Rebuild"), {QString::fromStdString(files::describe(room.error()))}, {});
            else if (room->unused == 0)
                Q_EMIT statusMessage(tr("%1 has no unused space").arg(nameOf(archive)));
            else
                offerRebuild(document, *room, {});
        });
}

void AfterSave::rebuild(const std::filesystem::path& archive, const std::function<void()>& then) {
    jobs_.run<files::Result<files::RebuildReport>>(
        this,
        {.title = tr("Rebuilding %1").arg(nameOf(archive)),
         .resources = {document::resourceOf(archive)},
         .writes = true,
         .dropped = then},
        [archive](const document::JobQueue::Report& report) {
            const auto progress = [&](std::uint64_t done, std::uint64_t total) {
                return report(fractionOf(done, total));
            };
            return files::recoverArchive(archive).and_then([&](const files::RecoveryReport&) {
                return files::rebuildArchive(archive, std::nullopt, {}, progress);
            });
        },
        [this, archive, then](const files::Result<files::RebuildReport>& report) {
            if (report) {
                for (const auto& warning : report->warnings)
                    spdlog::warn("{}", warning);
                if (report->backupSet)
                    spdlog::info("The previous content is in {}", files::toText(*report->backupSet));
                Q_EMIT statusMessage(tr("Rebuilt %1: %2, was %3")
                                         .arg(nameOf(archive), sizeText(report->newSize), sizeText(report->oldSize)));
            } else if (report.error().kind == files::FileErrorKind::Cancelled) {
                Q_EMIT statusMessage(tr("Rebuilding cancelled"));
            } else {
                Q_EMIT failed(tr("Rebuilding Failed"), {QString::fromStdString(files::describe(report.error()))}, then);
                return;
            }
            run(then);
        });
}

} // namespace navsmith::gui
