// Files in maps and archives: pack one, extract one, list and change them.
#include "app/gui/after_save.h"
#include "app/gui/file_controller.h"
#include "app/gui/map_files_dialog.h"
#include "app/gui/pack_dialog.h"
#include "app/gui/panels/counted.h"
#include "core/document/document_jobs.h"
#include "core/document/paths.h"
#include "core/files/archive.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QPointer>

#include <spdlog/spdlog.h>

#include <memory>
#include <optional>
#include <span>

namespace navsmith::gui {

using document::Document;

namespace {

/// The map with another size of its file. Copies all of it, so not for the GUI thread.
std::optional<opening::OpenedMap> ofSize(std::optional<opening::OpenedMap> map, std::uint64_t fileSize) {
    if (map) {
        auto backdrop = std::make_shared<world::Backdrop>(*map->backdrop);
        backdrop->fileSize = fileSize;
        map->backdrop = std::move(backdrop);
    }
    return map;
}

} // namespace

void FileController::packByDialog(Document& document) {
    const auto copy = std::make_shared<std::optional<model::Model>>();
    jobs_.run<files::Result<std::uint64_t>>(
        &document,
        {.title = tr("Packing %1").arg(document.title()),
         .resources = {document::resourceOf(document)},
         .prepare = document::copyModel(&document, copy)},
        [copy, system = &document.system(), path = document.opened().shownPath](const document::JobQueue::Report&) {
            return opening::bytesToPack(*system, **copy, path).map([](const auto& bytes) {
                return std::uint64_t{bytes.size()};
            });
        },
        [this, &document](const files::Result<std::uint64_t>& bytes) {
            if (bytes)
                showPackDialog(document, *bytes);
            else
                complain(tr("Cannot Pack"), {bytes.error()});
        });
}

void FileController::showPackDialog(Document& document, std::uint64_t bytes) {
    auto* dialog = new PackDialog(document, bytes, jobs_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, doc = QPointer(&document)] {
        if (doc && dialog->planned())
            pack(*doc, *dialog->planned(), dialog->backUpWhole());
    });
    dialog->open();
}

void FileController::pack(Document& document, const files::PlannedEntries& planned, bool backUpWhole) {
    const auto copy = std::make_shared<std::optional<model::Model>>();
    auto resources = document::resourcesOf(document);
    resources.push_back(document::resourceOf(planned.archive));
    struct Packed {
        files::InPlaceReport report;
        std::optional<opening::OpenedMap> map; ///< the document's, if it is what was packed into
        std::optional<files::FileStamp> own;   ///< of the document's own file in the map
    };
    const auto entry = planned.archive / files::fromBytes(planned.plan.entries.front().name);
    // What is packed is then what the model is: nothing was stored in it on the way.
    const auto& place = document.opened().place;
    const bool isOwn =
        document.system().map.setMapSize == nullptr && place.files.size() == 1 && place.files.front().path == entry;
    struct State {
        quint64 id = 0;
        opening::UnsavedFiles::Mark unsavedMark = 0;
    };
    const auto state = std::make_shared<State>();
    auto map = document.map();
    if (map && map->path != planned.archive)
        map.reset();
    jobs_.run<files::Result<Packed>>(
        &document,
        {.title = tr("Packing into %1").arg(QString::fromStdString(files::toText(planned.archive.filename()))),
         .resources = std::move(resources),
         .writes = true,
         .prepare =
             [&document, isOwn, state, take = document::copyModel(&document, copy)] {
                 const bool ready = take();
                 if (isOwn)
                     *state = {document.stateId(), document.pendingSave().unsavedMark};
                 return ready;
             }},
        [planned, copy, backUpWhole, map, isOwn, entry,
         system = &document.system()](const document::JobQueue::Report& report) {
            files::InPlaceOptions options;
            options.backUpWhole = backUpWhole;
            return opening::bytesInMap(*system, std::move(**copy), planned)
                .and_then([&](const std::vector<std::byte>& bytes) {
                    return files::putEntry(planned, bytes, options, [&](std::uint64_t done, std::uint64_t total) {
                        return report(fractionOf(done, total));
                    });
                })
                .map([&](files::InPlaceReport&& done) {
                    Packed packed{std::move(done), ofSize(map, planned.plan.archiveSize), {}};
                    if (const auto own = isOwn ? files::readStamped(entry) : files::Result<files::StampedBytes>())
                        packed.own = own->stamp;
                    return packed;
                });
        },
        [this, &document, planned, entry, isOwn, state](const files::Result<Packed>& packed) {
            if (!packed) {
                if (packed.error().kind != files::FileErrorKind::Cancelled)
                    complain(tr("Packing Failed"), {packed.error()});
                else
                    Q_EMIT statusMessage(tr("Packing cancelled"));
                return;
            }
            const auto& report = packed->report;
            for (const auto& warning : report.warnings)
                spdlog::warn("{}", warning);
            if (isOwn && packed->own) { // as if saved there
                const auto& place = document.opened().place;
                files::SaveReport saved;
                saved.files.push_back({entry, files::SavedAs::Replaced, *packed->own});
                document.saved({.folder = place.folder,
                                .names = {place.files.front().name},
                                .files = {{entry, {}}},
                                .archive = planned.archive,
                                .intoArchive = true,
                                .notices = {},
                                .unsavedMark = state->unsavedMark},
                               saved, state->id);
            }
            const auto path = QString::fromStdString(files::toText(entry));
            if (report.backupSet)
                spdlog::info("The previous content is in {}", files::toText(*report.backupSet));
            Q_EMIT statusMessage(report.changed ? tr("Packed as %1").arg(path) : tr("%1 is up to date").arg(path));
            if (packed->map && document.map() && document.map()->path == packed->map->path)
                document.setMap(packed->map);
        });
}

void FileController::rebuildByDialog(Document& document) {
    afterSave_->rebuildByDialog(document);
}

std::filesystem::path FileController::mapToUnpack(const Document& document, const QString& title) {
    const auto& place = document.opened().place;
    if (!place.archive.empty())
        return place.archive;
    if (document.map())
        return document.map()->path;
    return document::toPath(QFileDialog::getOpenFileName(
        &window_, title, QString::fromStdString(files::toText(place.folder)), tr("Maps (*.bsp);;All files (*)")));
}

void FileController::extractByDialog(Document& document) {
    const auto map = mapToUnpack(document, tr("Extract from Map"));
    if (map.empty())
        return;
    jobs_.run<files::Result<opening::PackedFiles>>(
        this,
        {.title = tr("Listing %1").arg(QString::fromStdString(files::toText(map.filename()))),
         .resources = {document::resourceOf(map)}},
        [map](const document::JobQueue::Report&) { return opening::packedFiles(map); },
        [this, map](const files::Result<opening::PackedFiles>& packed) {
            if (!packed)
                complain(tr("Cannot Extract"), {packed.error()});
            else if (packed->files.empty())
                complain(tr("Nothing to Extract"), {tr("%1 contains no file that Navsmith can open.")
                                                        .arg(QString::fromStdString(files::toText(map)))});
            else
                chooseAndExtract(*packed);
        });
}

void FileController::chooseAndExtract(const opening::PackedFiles& packed) {
    if (!packed.notice.empty())
        Q_EMIT statusMessage(QString::fromStdString(packed.notice));
    QStringList names;
    for (const auto& file : packed.files)
        names << QString::fromStdString(files::toText(file.path));
    qsizetype selected = 0;
    if (names.size() > 1) {
        bool ok = false;
        selected =
            names.indexOf(QInputDialog::getItem(&window_, tr("Extract from Map"), tr("File"), names, 0, false, &ok));
        if (!ok)
            return;
    }
    const auto& file = packed.files[static_cast<std::size_t>(selected)];
    const auto to =
        QFileDialog::getSaveFileName(&window_, tr("Extract To"), QString::fromStdString(files::toText(file.loose)));
    if (!to.isEmpty())
        extract(file.path, to);
}

void FileController::extract(const std::filesystem::path& from, const QString& to) {
    const auto target = document::toPath(to);
    jobs_.run<files::Result<files::SaveReport>>(
        this,
        {.title = tr("Extracting %1").arg(QString::fromStdString(files::toText(from.filename()))),
         .resources = {document::resourceOf(target.parent_path())},
         .writes = true},
        [from, target](const document::JobQueue::Report& report) {
            return files::readFile(from).and_then([&](const std::vector<std::byte>& bytes) {
                const files::PendingFile pending{target, bytes};
                return files::saveSet(std::span(&pending, 1), {}, [&](std::uint64_t done, std::uint64_t total) {
                    return report(fractionOf(done, total));
                });
            });
        },
        [this, to](const files::Result<files::SaveReport>& report) {
            if (report) {
                for (const auto& warning : report->warnings)
                    spdlog::warn("{}", warning);
                Q_EMIT statusMessage(tr("Extracted to %1").arg(to));
            } else if (report.error().kind != files::FileErrorKind::Cancelled) {
                complain(tr("Extracting Failed"), {report.error()});
            }
        });
}

void FileController::mapFilesByDialog(Document& document) {
    const auto map = mapToUnpack(document, tr("Files in Map"));
    if (map.empty())
        return;
    jobs_.run<files::Result<opening::MapPack>>(
        &document,
        {.title = tr("Listing %1").arg(QString::fromStdString(files::toText(map.filename()))),
         .resources = {document::resourceOf(map)}},
        [map](const document::JobQueue::Report&) { return opening::listPackedFiles(map); },
        [this, map, &document](const files::Result<opening::MapPack>& pack) {
            if (!pack)
                complain(tr("Cannot List Files"), {pack.error()});
            else
                showMapFiles(map, *pack, document);
        });
}

void FileController::showMapFiles(const std::filesystem::path& map, const opening::MapPack& pack,
                                  const Document& document) {
    if (!pack.notice.empty())
        Q_EMIT statusMessage(QString::fromStdString(pack.notice));
    auto* dialog = new MapFilesDialog(map, pack, jobs_, &window_);
    if (const auto& place = document.opened().place; place.archive == map)
        dialog->selectFile(place.files.front().path);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MapFilesDialog::extractRequested, this,
            [this, dialog](const std::vector<std::string>& names) { extractMapFiles(dialog->map(), names, *dialog); });
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { changeMapFiles(dialog->map(), dialog->request(), dialog->backUpWhole()); });
    dialog->open();
}

void FileController::extractMapFiles(const std::filesystem::path& map, const std::vector<std::string>& names,
                                     QWidget& dialog) {
    std::vector<std::filesystem::path> targets;
    const auto beside = QString::fromStdString(files::toText(map.parent_path()));
    if (names.size() == 1) {
        const auto inside = files::insideName(names.front()).value_or("file");
        const auto name = QString::fromStdString(inside.substr(inside.rfind('/') + 1));
        const auto to = QFileDialog::getSaveFileName(&dialog, tr("Extract To"), beside + '/' + name);
        if (to.isEmpty())
            return;
        targets.push_back(document::toPath(to));
    } else {
        const auto to = QFileDialog::getExistingDirectory(&dialog, tr("Extract Into Folder"), beside);
        if (to.isEmpty())
            return;
        for (const auto& name : names) {
            const auto inside = files::insideName(name);
            if (!inside) {
                complain(tr("Extracting Failed"),
                         {files::FileError{
                             files::FileErrorKind::Invalid, map,
                             tr("file \"%1\" has no name on disk").arg(QString::fromStdString(name)).toStdString()}});
                return;
            }
            targets.push_back(document::toPath(to) / files::fromBytes(*inside));
        }
    }
    jobs_.run<files::Result<files::SaveReport>>(
        this,
        {.title = tr("Extracting from %1").arg(QString::fromStdString(files::toText(map.filename()))),
         .resources = {document::resourceOf(targets.front().parent_path())},
         .writes = true},
        [map, names, targets](const document::JobQueue::Report& report) {
            return opening::extractFromMap(map, names).and_then([&](std::vector<std::vector<std::byte>>&& contents) {
                std::vector<files::PendingFile> pending;
                for (std::size_t i = 0; i < targets.size(); ++i)
                    pending.push_back({targets[i], std::move(contents[i])});
                return files::saveSet(pending, {}, [&](std::uint64_t done, std::uint64_t total) {
                    return report(fractionOf(done, total));
                });
            });
        },
        [this, folder = targets.front().parent_path()](const files::Result<files::SaveReport>& report) {
            if (report) {
                for (const auto& warning : report->warnings)
                    spdlog::warn("{}", warning);
                Q_EMIT statusMessage(
                    tr("Extracted %1 to %2")
                        .arg(counted(report->files.size(), "file"), QString::fromStdString(files::toText(folder))));
            } else if (report.error().kind != files::FileErrorKind::Cancelled) {
                complain(tr("Extracting Failed"), {report.error()});
            }
        });
}

void FileController::changeMapFiles(const std::filesystem::path& map, const opening::PackRequest& request,
                                    bool backUpWhole) {
    struct Changed {
        files::InPlaceReport report;
        std::string what;
    };
    using Outcome = tl::expected<Changed, std::vector<files::FileError>>;
    auto resources = std::vector{document::resourceOf(map)};
    for (std::size_t i = 0; i < workspace_.count(); ++i) // whatever else writes there waits
        if (workspace_.at(i).opened().place.archive == map)
            resources.push_back(document::resourceOf(workspace_.at(i)));
    jobs_.run<Outcome>(
        this,
        {.title = tr("Changing %1").arg(QString::fromStdString(files::toText(map.filename()))),
         .resources = std::move(resources),
         .writes = true},
        [map, request, backUpWhole](const document::JobQueue::Report& report) -> Outcome {
            const auto ready = opening::readToPack(map, request);
            if (!ready)
                return tl::unexpected(ready.error());
            files::InPlaceOptions options;
            options.backUpWhole = backUpWhole;
            return opening::pack(
                       *ready, options,
                       [&](std::uint64_t done, std::uint64_t total) { return report(fractionOf(done, total)); })
                .map([&](files::InPlaceReport&& done) {
                    return Changed{std::move(done), opening::describeMapPack(ready->planned)};
                })
                .map_error([](files::FileError&& error) { return std::vector{std::move(error)}; });
        },
        [this, map](const Outcome& changed) {
            if (!changed) {
                if (changed.error().front().kind != files::FileErrorKind::Cancelled)
                    complain(tr("Changing the Map Failed"), changed.error());
                else
                    Q_EMIT statusMessage(tr("The map was not changed"));
                return;
            }
            const auto& report = changed->report;
            for (const auto& warning : report.warnings)
                spdlog::warn("{}", warning);
            if (report.backupSet)
                spdlog::info("The previous content is in {}", files::toText(*report.backupSet));
            Q_EMIT statusMessage(QString::fromStdString(model::capitalised(changed->what)));
            for (std::size_t i = 0; report.changed && i < workspace_.count(); ++i)
                if (const auto& open = workspace_.at(i).map(); open && open->path == map)
                    openMap(workspace_.at(i), QString::fromStdString(files::toText(map)), true);
        });
}

} // namespace navsmith::gui
