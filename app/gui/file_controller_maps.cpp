// Maps of documents: open one, create a file for one, pack a file into one, extract one.
#include "app/gui/after_save.h"
#include "app/gui/file_controller.h"
#include "app/gui/pack_dialog.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "core/document/job_resources.h"
#include "core/document/paths.h"
#include "core/files/path_text.h"
#include "core/opening/begin_document.h"
#include "core/opening/world_cache.h"
#include "core/walkable/preview.h"

#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>

namespace navsmith::gui {

using document::Document;

namespace {

const std::string kMap = "map";    ///< maps need a lot of memory
constexpr int kChooserWidth = 420; ///< pixels

/// Asks which kind of document to create, if there are several. Null if the user gives up.
const systems::System* chooseBeginner(const std::vector<const systems::System*>& beginners, QWidget* parent) {
    if (beginners.size() == 1)
        return beginners.front();
    QStringList titles;
    for (const auto* system : beginners)
        titles << fromUtf8(system->title);
    QInputDialog dialog(parent);
    dialog.setWindowTitle(FileController::tr("New Document"));
    dialog.setLabelText(FileController::tr("Create"));
    dialog.setComboBoxItems(titles);
    dialog.resize(kChooserWidth, dialog.sizeHint().height());
    if (titles.isEmpty() || dialog.exec() != QDialog::Accepted)
        return nullptr;
    return beginners[static_cast<std::size_t>(titles.indexOf(dialog.textValue()))];
}

/// JobSpec::prepare of a job that serialises the document: it works on a copy.
auto takeCopy(Document& document, const std::shared_ptr<std::optional<model::Model>>& copy) {
    return [&document, copy] {
        document.commitPreview();
        copy->emplace(document.model());
        return true;
    };
}

/// One that is open already, or read from its file.
tl::expected<opening::OpenedMap, files::FileError> openedOrRead(const std::vector<opening::OpenedMap>& open,
                                                                const std::filesystem::path& path,
                                                                const document::JobQueue::Report& report,
                                                                const std::filesystem::path& worldCache,
                                                                std::span<const std::filesystem::path> games) {
    const auto it = std::ranges::find(open, path, &opening::OpenedMap::path);
    return it != open.end() ? *it : opening::openMap(path, {}, report, worldCache, games);
}

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

struct FileController::ReadMap {
    std::optional<tl::expected<opening::OpenedMap, files::FileError>> map; ///< empty if there is no map
    QString path;
    std::vector<std::string> notes;
};

void FileController::openOwnMap(Document& document) {
    readMap(document, tr("Searching for the map of %1").arg(document.title()), true,
            [system = &document.system(), place = document.opened().place, cache = worldCache_,
             games = gameFolders()](const OpenMaps& open, const document::JobQueue::Report& report) {
                ReadMap read;
                const auto path = opening::findMap(*system, place, {}, &read.notes);
                if (path) {
                    read.path = QString::fromStdString(files::toText(*path));
                    // Documents in one game's folder share what they found. What the user opens is read anew.
                    read.map = openedOrRead(open, *path, report, cache, games);
                }
                return read;
            });
}

void FileController::openMap(Document& document, const QString& path, bool quietly) {
    readMap(
        document, tr("Reading %1").arg(QDir::toNativeSeparators(path)), quietly,
        [path, cache = worldCache_, games = gameFolders()](const OpenMaps&, const document::JobQueue::Report& report) {
            return ReadMap{opening::openMap(document::toPath(path), {}, report, cache, games), path, {}};
        });
}

void FileController::estimateWalkable(Document& document, const glm::vec3& centre) {
    const auto map = document.map();
    if (!map)
        return;
    const auto path = QString::fromStdString(files::toText(map->path));
    readMap(document, tr("Estimating where one can walk"), false,
            [map = *map, path, centre](const OpenMaps&, const document::JobQueue::Report& report) {
                auto preview = walkable::withPreview(*map.backdrop, centre, report);
                if (!preview) {
                    const auto kind =
                        preview.error().empty() ? files::FileErrorKind::Cancelled : files::FileErrorKind::Other;
                    return ReadMap{
                        tl::unexpected(files::FileError{kind, map.path, std::move(preview.error()), {}}), path, {}};
                }
                auto shown = map;
                shown.backdrop = std::move(*preview);
                return ReadMap{std::move(shown), path, {}};
            });
}

void FileController::readMap(Document& document, const QString& title, bool quietly, MapReader read) {
    const auto open = std::make_shared<OpenMaps>();
    const auto prepare = [this, open] {
        for (std::size_t i = 0; i < workspace_.count(); ++i) {
            if (const auto& map = workspace_.at(i).map())
                open->push_back(*map);
        }
        return true;
    };
    jobs_.run<ReadMap>(
        &document, {.title = title, .resources = {kMap}, .prepare = prepare},
        [open, read = std::move(read)](const document::JobQueue::Report& report) { return read(*open, report); },
        [this, &document, quietly](ReadMap map) { applyMap(document, std::move(map), quietly); });
}

void FileController::cacheWorld(const opening::OpenedMap& map) {
    if (worldCache_.empty() || map.states.empty())
        return;
    jobs_.run<files::Result<void>>(
        this, {.title = tr("Caching the game world"), .quiet = true},
        [folder = worldCache_, map](const document::JobQueue::Report&) {
            return opening::cacheWorld(folder, map.states, *map.backdrop);
        },
        [](const files::Result<void>& outcome) {
            if (!outcome)
                spdlog::warn("{}", files::describe(outcome.error()));
        });
}

void FileController::applyMap(Document& document, ReadMap read, bool quietly) {
    for (const auto& note : read.notes)
        spdlog::warn("{}", note);
    if (!read.map) {
        if (const auto* owner = mapOwnerFor(document))
            Q_EMIT statusMessage(tr("%1 lies in no game's folder and has no map. File > Use Map of %2 gives it one.")
                                     .arg(document.title(), workspace_.titleOf(*owner)));
        return;
    }
    auto& map = *read.map;
    if (!map) {
        if (map.error().kind == files::FileErrorKind::Cancelled)
            return;
        const auto why = QString::fromStdString(files::describe(map.error()));
        if (quietly)
            Q_EMIT statusMessage(why);
        else
            complain(tr("Cannot Open Map"), {why});
        spdlog::warn("{}", why.toStdString());
        return;
    }
    for (const auto& note : map->backdrop->geometry.notes)
        spdlog::warn("{}: {}", read.path.toStdString(), note);
    Q_EMIT statusMessage(tr("Map %1").arg(read.path));
    if (!map->notice.empty()) {
        spdlog::warn("{}", map->notice);
        Q_EMIT statusMessage(QString::fromStdString(map->notice));
    }
    if (const auto fault = opening::groundFault(*map); !fault.empty()) {
        spdlog::warn("{}: {}", read.path.toStdString(), fault);
        Q_EMIT statusMessage(tr("The map %1 %2").arg(read.path, QString::fromStdString(fault)));
    }
    cacheWorld(*map);
    map->states.clear(); // it is kept once
    document.setMap(std::move(*map));
}

const Document* FileController::mapOwnerFor(const Document& document) const {
    const auto& system = document.system();
    for (std::size_t i = 0; system.map.ofGame && !document.map() && i < workspace_.count(); ++i) {
        const auto& other = workspace_.at(i);
        if (other.map() && other.system().map.ofGame && other.system().world.name == system.world.name)
            return &other;
    }
    return nullptr;
}

void FileController::openMapByDialog(Document& document) {
    const auto start = document.map() ? QString::fromStdString(files::toText(document.map()->path.parent_path()))
                                      : startFolder(&document);
    const auto path =
        document.system().map.ofGame
            ? QFileDialog::getExistingDirectory(&window_, tr("Folder of the Game or of a Mod"), start)
            : QFileDialog::getOpenFileName(&window_, tr("Open Map"), start, tr("Maps (*.bsp);;All files (*)"));
    if (!path.isEmpty())
        openMap(document, path);
}

void FileController::askToBegin(const QString& map) {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Map Without Navigation Data"),
                                tr("%1 is a map, and no navigation data belongs to it. Create a new file for it?")
                                    .arg(QFileInfo(map).fileName()),
                                QMessageBox::Cancel, &window_);
    box->setObjectName("message.begin");
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* create = box->addButton(tr("&New File"), QMessageBox::AcceptRole);
    create->setObjectName("begin.create");
    box->setDefaultButton(create);
    connect(create, &QPushButton::clicked, this, [this, map] { beginFor(map); });
    box->open();
}

void FileController::beginByDialog() {
    const auto* active = workspace_.active();
    const auto folder = active != nullptr && active->map()
                            ? QString::fromStdString(files::toText(active->map()->path.parent_path()))
                            : startFolder(active);
    const auto map = QFileDialog::getOpenFileName(&window_, tr("Map of the New Document"), folder,
                                                  tr("Maps (*.bsp);;All files (*)"));
    if (!map.isEmpty())
        beginFor(map);
}

void FileController::beginFor(const QString& map) {
    const auto beginners = opening::beginnersFor(document::toPath(map));
    if (beginners.empty()) {
        complain(tr("Cannot Create Document"),
                 {tr("%1: is not a map of a supported game").arg(QDir::toNativeSeparators(map))});
        return;
    }
    if (const auto* system = chooseBeginner(beginners, &window_))
        begin(*system, map);
}

void FileController::begin(const systems::System& system, const QString& map) {
    struct Begun {
        bool there = false;
        files::Result<std::filesystem::path> file;
    };
    const auto path = document::toPath(map);
    jobs_.run<Begun>(
        this,
        {.title = tr("Searching for the file of %1").arg(QString::fromStdString(files::toText(path.filename()))),
         .resources = {document::resourceOf(path)},
         .writes = true},
        [path, system = &system](const document::JobQueue::Report&) {
            const bool there = opening::placeToBegin(*system, path).there;
            return Begun{there, opening::beginDocument(*system, path)};
        },
        [this](const Begun& begun) {
            if (!begun.file) {
                complain(tr("Cannot Create Document"), {begun.file.error()});
                return;
            }
            const auto name = QString::fromStdString(files::toText(*begun.file));
            Q_EMIT statusMessage(begun.there ? tr("%1 already exists").arg(name) : tr("Created %1").arg(name));
            open({name});
        });
}

void FileController::beginSetByDialog() {
    const auto* system = chooseBeginner(opening::setBeginners(), &window_);
    if (system == nullptr)
        return;
    const auto folder = QFileDialog::getExistingDirectory(&window_, tr("Folder for %1").arg(fromUtf8(system->title)));
    if (!folder.isEmpty())
        beginSet(*system, folder);
}

void FileController::beginSet(const systems::System& system, const QString& folder) {
    const auto path = document::toPath(folder);
    jobs_.run<files::Result<void>>(
        this,
        {.title = tr("Creating %1").arg(fromUtf8(system.title)),
         .resources = {document::resourceOf(path)},
         .writes = true},
        [path, system = &system](const document::JobQueue::Report&) { return opening::beginSet(*system, path); },
        [this, folder](const files::Result<void>& begun) {
            if (begun)
                open({folder});
            else
                complain(tr("Cannot Create Document"), {begun.error()});
        });
}

void FileController::packByDialog(Document& document) {
    const auto copy = std::make_shared<std::optional<model::Model>>();
    jobs_.run<files::Result<std::uint64_t>>(
        &document,
        {.title = tr("Packing %1").arg(document.title()),
         .resources = {document::resourceOf(document)},
         .prepare = takeCopy(document, copy)},
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
    };
    auto map = document.map();
    if (map && map->path != planned.archive)
        map.reset();
    jobs_.run<files::Result<Packed>>(
        &document,
        {.title = tr("Packing into %1").arg(QString::fromStdString(files::toText(planned.archive.filename()))),
         .resources = std::move(resources),
         .writes = true,
         .prepare = takeCopy(document, copy)},
        [planned, copy, backUpWhole, map, system = &document.system()](const document::JobQueue::Report& report) {
            files::InPlaceOptions options;
            options.backUpWhole = backUpWhole;
            return opening::bytesInMap(*system, std::move(**copy), planned)
                .and_then([&](const std::vector<std::byte>& bytes) {
                    return files::putEntry(planned, bytes, options, [&](std::uint64_t done, std::uint64_t total) {
                        return report(fractionOf(done, total));
                    });
                })
                .map([&](files::InPlaceReport&& done) {
                    return Packed{std::move(done), ofSize(map, planned.plan.archiveSize)};
                });
        },
        [this, &document, planned](const files::Result<Packed>& packed) {
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
            const auto entry = planned.archive / files::fromBytes(planned.plan.entries.front().name);
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

void FileController::extractByDialog(Document& document) {
    const auto& place = document.opened().place;
    auto map = !place.archive.empty() ? place.archive : document.map() ? document.map()->path : std::filesystem::path();
    if (map.empty())
        map = document::toPath(QFileDialog::getOpenFileName(&window_, tr("Extract from Map"),
                                                            QString::fromStdString(files::toText(place.folder)),
                                                            tr("Maps (*.bsp);;All files (*)")));
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

} // namespace navsmith::gui
