#include "app/gui/last_session.h"

#include "app/gui/main_window.h"
#include "app/gui/preferences/settings.h"
#include "core/document/paths.h"
#include "core/files/archive.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"

#include <QEvent>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

QString pathOf(const Document& document) {
    return QString::fromStdString(files::toText(files::absolutePath(document.opened().shownPath)));
}

/// The stored parts of a Look and their settings keys.
constexpr std::pair<const char*, QStringList Look::*> kLookParts[] = {
    {"hidden", &Look::hiddenTypes},      {"locked", &Look::lockedTypes},
    {"colourBy", &Look::colourBy},       {"hiddenElements", &Look::hiddenRows},
    {"hiddenRules", &Look::hiddenRules}, {"hiddenProblems", &Look::hiddenIssues},
    {"mapSurfaces", &Look::surfaces},    {"views", &Look::views},
    {"settings", &Look::settings},       {"selections", &Look::selections}};

} // namespace

LastSession::LastSession(MainWindow& window, QObject* parent) : QObject(parent), window_(window) {
    // Delayed, because a document that is being closed is still in the list.
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, [this] {
        if (begun_ && !window_.files().isClosingAll() && !restoring_)
            store(capture());
    });
    const auto soon = [this] { later_.start(); };
    connect(&window_.workspace(), &document::Workspace::added, this, soon);
    connect(&window_.workspace(), &document::Workspace::closing, this, soon);
    connect(&window_.workspace(), &document::Workspace::activeChanged, this, soon);
    connect(&window_.workspace(), &document::Workspace::activeChanged, this, &LastSession::showAsStored);
    connect(&window_.files(), &FileController::openedAll, this, &LastSession::finishRestoring);
    window_.installEventFilter(this);
}

bool LastSession::isEnabled() {
    return valueOf(settings::kRestoreSession);
}

/// The window gets two close events: the first asks about each document, the second comes when all are closed.
bool LastSession::eventFilter(QObject* watched, QEvent* event) {
    if (begun_ && watched == &window_ && event->type() == QEvent::Close) {
        if (restoring_) // not everything is open yet
            atClosing_ = restoring_;
        else if (window_.workspace().count() > 0 || window_.jobs().isBusy())
            atClosing_ = capture();
        else
            store(window_.files().isClosingAll() && atClosing_ ? *atClosing_ : capture());
    }
    return QObject::eventFilter(watched, event);
}

LastSession::State LastSession::capture() const {
    State state;
    const auto& workspace = window_.workspace();
    for (std::size_t i = 0; i < workspace.count(); ++i) {
        const auto& document = workspace.at(i);
        state.places.push_back({pathOf(document), lookOf(window_.views().of(document))});
    }
    const auto* view = window_.views().active();
    if (view == nullptr)
        return state;
    state.active = pathOf(view->document());
    if (const auto& camera = view->camera()) {
        for (const float number :
             {camera->position.x, camera->position.y, camera->position.z, camera->yaw, camera->pitch})
            state.camera << QString::number(static_cast<double>(number), 'g', 9);
    }
    return state;
}

void LastSession::store(const State& state) {
    QSettings settings;
    settings.beginWriteArray("session/documents", static_cast<int>(state.places.size()));
    for (std::size_t i = 0; i < state.places.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("path", state.places[i].path);
        for (const auto& [key, part] : kLookParts)
            settings.setValue(key, state.places[i].look.*part);
    }
    settings.endArray();
    settings.setValue("session/active", state.active);
    settings.setValue("session/camera", state.camera);
    settings.sync();
}

LastSession::State LastSession::stored() {
    State state;
    QSettings settings;
    const int count = settings.beginReadArray("session/documents");
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        Place place{settings.value("path").toString(), {}};
        for (const auto& [key, part] : kLookParts)
            place.look.*part = settings.value(key).toStringList();
        state.places.push_back(std::move(place));
    }
    settings.endArray();
    state.active = settings.value("session/active").toString();
    state.camera = settings.value("session/camera").toStringList();
    return state;
}

bool LastSession::restore() {
    QSettings settings;
    // If the last attempt crashed the program, the next one would too.
    if (!isEnabled() || settings.value("session/opening", false).toBool()) {
        settings.remove("session/opening");
        return false;
    }
    auto state = stored();
    std::erase_if(state.places, [](const Place& place) {
        return !QFileInfo::exists(place.path) && !files::throughArchive(document::toPath(place.path));
    });
    if (state.places.empty())
        return false;
    settings.setValue("session/opening", true);
    settings.sync();
    QStringList paths;
    for (const auto& place : state.places)
        paths << place.path;
    restoring_ = std::move(state);
    for (std::size_t i = 0; i < window_.workspace().count(); ++i) // a recovered document
        showAsStored(&window_.workspace().at(i));
    window_.open(paths);
    return true;
}

void LastSession::showAsStored(Document* document) {
    if (!restoring_ || document == nullptr)
        return;
    const auto place = std::ranges::find(restoring_->places, pathOf(*document), &Place::path);
    if (place == restoring_->places.end())
        return;
    applyLook(place->look, window_.views().of(*document));
}

void LastSession::finishRestoring() {
    if (!restoring_)
        return;
    auto& workspace = window_.workspace();
    for (std::size_t i = 0; i < workspace.count(); ++i) {
        if (pathOf(workspace.at(i)) == restoring_->active)
            workspace.activate(&workspace.at(i));
    }
    if (const auto& numbers = restoring_->camera; numbers.size() == 5 && workspace.count() > 0) {
        auto& view = *window_.views().active();
        auto camera = view.camera().value_or(render::Camera());
        camera.position = {numbers[0].toFloat(), numbers[1].toFloat(), numbers[2].toFloat()};
        camera.yaw = numbers[3].toFloat();
        camera.pitch = numbers[4].toFloat();
        view.setCamera(camera);
    }
    restoring_.reset();
    QSettings().remove("session/opening");
    later_.start();
}

void LastSession::copyView(const Document& from, Document& to) {
    auto& view = window_.views().of(to);
    if (&from.system() == &to.system())
        applyLook(lookOf(window_.views().of(from)), view);
    if (const auto& camera = window_.views().of(from).camera())
        view.setCamera(*camera);
}

} // namespace navsmith::gui
