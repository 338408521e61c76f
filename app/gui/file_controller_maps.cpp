// Maps of documents: open one, create a file for one.
#include "app/gui/agent_dialog.h"
#include "app/gui/file_controller.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "core/document/document_jobs.h"
#include "core/document/paths.h"
#include "core/files/path_text.h"
#include "core/opening/begin_document.h"
#include "core/opening/world_cache.h"
#include "core/walkable/preview.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>

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

/// Asks which kind of document to create, if there are several. None if the user gives up.
std::optional<std::size_t> chooseKind(const QStringList& titles, QWidget* parent) {
    if (titles.size() == 1)
        return 0;
    QInputDialog dialog(parent);
    dialog.setWindowTitle(QCoreApplication::translate("navsmith::gui", "New Document"));
    dialog.setLabelText(QCoreApplication::translate("navsmith::gui", "Create"));
    dialog.setComboBoxItems(titles);
    dialog.resize(kChooserWidth, dialog.sizeHint().height());
    if (titles.isEmpty() || dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return static_cast<std::size_t>(titles.indexOf(dialog.textValue()));
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

void FileController::estimateWalkableByDialog(Document& document, const glm::vec3& centre) {
    const auto map = document.map();
    const bool isWorld = map && map->backdrop != nullptr && map->backdrop->placed != nullptr;
    auto* dialog = new AgentDialog(isWorld ? walkable::worldAgents() : walkable::gameAgents(), agentsFile_,
                                   valueOf(settings::kAgent), document.model(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &document, [this, dialog, &document, centre] {
        const auto agent = dialog->agent();
        QSettings().setValue(settings::kAgent.key, QString::fromStdString(agent.name));
        estimateWalkable(document, centre, agent);
    });
    dialog->open();
}

void FileController::estimateWalkable(Document& document, const glm::vec3& centre,
                                      const std::optional<walkable::Agent>& agent) {
    const auto map = document.map();
    if (!map)
        return;
    const auto path = QString::fromStdString(files::toText(map->path));
    readMap(document, tr("Estimating where one can walk"), false,
            [map = *map, path, centre, agent](const OpenMaps&, const document::JobQueue::Report& report) {
                auto preview = walkable::withPreview(*map.backdrop, centre, report, agent ? &*agent : nullptr);
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
    const auto path = document.system().map.ofGame
                          ? QFileDialog::getExistingDirectory(&window_, tr("Folder of the Game or of a Mod"), start)
                          : QFileDialog::getOpenFileName(&window_, tr("Open Map"), start, mapFilter());
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
    QStringList titles;
    for (const auto& beginner : beginners)
        titles << fromUtf8(beginner.title);
    if (const auto kind = chooseKind(titles, &window_))
        begin(beginners[*kind], map);
}

void FileController::begin(const opening::Beginner& beginner, const QString& map) {
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
        [path, beginner](const document::JobQueue::Report&) {
            const bool there = opening::placeToBegin(beginner, path).there;
            return Begun{there, opening::beginDocument(beginner, path)};
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
    const auto beginners = opening::setBeginners();
    QStringList titles;
    for (const auto* system : beginners)
        titles << fromUtf8(system->title);
    const auto kind = chooseKind(titles, &window_);
    if (!kind)
        return;
    const auto folder =
        QFileDialog::getExistingDirectory(&window_, tr("Folder for %1").arg(titles[static_cast<int>(*kind)]));
    if (!folder.isEmpty())
        beginSet(*beginners[*kind], folder);
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

} // namespace navsmith::gui
