// Connects the services of the window: Go To, bookmarks, issues and preferences.
#include "app/gui/compare/compare_panel.h"
#include "app/gui/focus_order.h"
#include "app/gui/main_window.h"
#include "app/gui/map_texture_loader.h"
#include "app/gui/panels/display_panel.h"
#include "app/gui/panels/element_table.h"
#include "app/gui/panels/generation_panel.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/issues_status.h"
#include "app/gui/panels/map_entities.h"
#include "app/gui/panels/map_panel.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/selections_panel.h"
#include "app/gui/preferences/preferences_dialog.h"
#include "app/gui/search/go_to_box.h"
#include "app/gui/status_line.h"
#include "app/gui/theme.h"
#include "app/gui/tools/adjust_panel.h"
#include "app/gui/tools/edit_commands.h"
#include "app/gui/tools/snap.h"
#include "app/gui/tools/tool_box.h"
#include "app/gui/view_window.h"
#include "app/gui/viewport/camera_controller.h"
#include "app/gui/viewport/mouse.h"
#include "app/gui/viewport/viewport.h"
#include "core/files/path_text.h"
#include "core/opening/save_permission.h"
#include "render/qt3d/scene_view.h"

#include <QApplication>
#include <QDockWidget>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <array>
#include <cmath>
#include <limits>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr int kAdjustMargin = 12;  ///< pixels between the panel of the last operation and the corner of the view
constexpr float kPlaceRadius = 80; ///< world units shown around a place

QString pathOf(const Document* document) {
    return document == nullptr ? QString() : QString::fromStdString(files::toText(document->opened().shownPath));
}

/// The height of the drawn element nearest to a place on the map.
float heightNear(const render::Scene& scene, const model::Model& model, glm::vec3 place) {
    float best = std::numeric_limits<float>::max();
    float height = 0;
    for (const auto& symbol : scene.view().symbols) {
        model.forEachLive(symbol.type, [&](model::Slot row) {
            const auto at = scene.anchor({symbol.type, row});
            if (!at)
                return;
            const float dx = at->x - place.x;
            const float dy = at->y - place.y;
            if (const float distance = dx * dx + dy * dy; distance < best) {
                best = distance;
                height = at->z;
            }
        });
    }
    return height;
}

} // namespace

void MainWindow::connectServices() {
    goToBox_ = new GoToBox(this);
    connectIssues();
    connectComparison();
    connectGeneration();
    textures_ = new MapTextureLoader(workspace_, jobs_, *viewport_, this);
    connect(textures_, &MapTextureLoader::statusMessage, this, &MainWindow::showMessage);
    connect(textures_, &MapTextureLoader::noteChanged, map_, &MapPanel::setTextureNote);
    connect(&preferences_, &Preferences::changed, this, &MainWindow::applyPreferences);
    connect(&commands_, &CommandSet::changed, this,
            [this] { forEachViewport([this](Viewport& viewport) { followFlyKeys(viewport); }); });
    connect(&workspace_, &document::Workspace::activeChanged, this, [this](Document* document) {
        bookmarks_.setPath(pathOf(document));
        forEachViewport([&](Viewport& viewport) { viewport.setGridStep(static_cast<float>(gridStep(document))); });
    });
    connect(&workspace_, &document::Workspace::added, this, [this](Document* document) {
        connect(document, &Document::placeChanged, this, [this, document] {
            if (document == workspace_.active())
                bookmarks_.setPath(pathOf(document), true);
        });
    });
    applyPreferences();
}

// Go To --------------------------------------------------------------------------------------------------------------

void MainWindow::goToPlace(glm::vec3 place) {
    const auto* document = workspace_.active();
    if (document == nullptr)
        return;
    if (std::isnan(place.z))
        place.z = heightNear(viewport().scene(*document), document->model(), place);
    render::Box box;
    box.add(place); // in the middle of the picture
    viewport().frame(box, kPlaceRadius);
}

void MainWindow::goToProperty(model::ElementTypeId type, std::string_view property) {
    auto* document = workspace_.active();
    if (document == nullptr)
        return;
    auto* dock = findChild<QDockWidget*>("dock.table");
    dock->show();
    dock->raise();
    table_->showType(type, property);
    if (document->model().count(type) == 1)
        document->selection().set({{type, document->model().order(type).all().front()}});
}

void MainWindow::goToArea(glm::vec2 southWest, glm::vec2 northEast) {
    const auto* document = workspace_.active();
    if (document == nullptr)
        return;
    glm::vec3 centre((southWest + northEast) * 0.5F, 0);
    centre.z = heightNear(viewport().scene(*document), document->model(), centre);
    const glm::vec3 half((northEast - southWest) * 0.5F, 0);
    render::Box box;
    box.add(centre - half);
    box.add(centre + half);
    viewport().frame(box);
}

// Bookmarks ----------------------------------------------------------------------------------------------------------

void MainWindow::goToBookmark(const Bookmark& bookmark) const {
    Bookmarks::apply(bookmark, viewport().camera());
    viewport().cameraController().lookAgain();
    viewport().cameraMoved();
}

// Issues -------------------------------------------------------------------------------------------------------------

void MainWindow::connectIssues() {
    auto& status = status_->issues();
    connect(&status, &QToolButton::clicked, this, &MainWindow::showIssues);
    connect(issues_, &IssuesPanel::goTo, this, [this](model::Element element) { viewport().goTo(element); });
    connect(issues_, &IssuesPanel::goToPlace, this, &MainWindow::goToPlace);
    const auto showReason = [this](const QString& message) {
        status_->showMessage(message, 8000); // milliseconds; reasons for a refused edit take time to read
    };
    connect(issues_, &IssuesPanel::statusMessage, this, showReason);
    connect(edits_, &EditCommands::refused, this, showReason);
    connect(issues_, &IssuesPanel::editRequested, edits_, qOverload<const checks::FixEdit&>(&EditCommands::run));
    connect(issues_, &IssuesPanel::changed, this, [this, &status] { status.show(issues_->tracker()); });
    files_.setBeforeSave([this](const FileController::SaveRequest& request) { checkBeforeSave(request); });
    status.show(nullptr);
}

void MainWindow::showIssues() {
    issuesDock_->show();
    issuesDock_->raise();
}

void MainWindow::showProperties() {
    auto* dock = findChild<QDockWidget*>(QStringLiteral("dock.properties"));
    dock->show();
    dock->raise();
    if (const auto stops = tabStops(*dock->widget()); !stops.empty())
        stops.front()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::showEntityAt(QPointF position) {
    const auto* document = workspace_.active();
    if (document == nullptr || !document->map())
        return;
    const auto& geometry = document->map()->backdrop->geometry;
    auto entity = map_->entityAt(viewport().camera(), toVec(position));
    auto* dock = findChild<QDockWidget*>(QStringLiteral("dock.map"));
    if (entity) {
        dock->show();
        dock->raise();
    } else if (const auto hit = viewport().surfaceHitAt(position)) {
        entity = brushEntityAt(geometry, *hit);
    }
    if (!entity)
        return;
    map_->chooseEntity(*entity);
    showMessage(entityTitle(geometry, *entity));
}

QString MainWindow::markAt(const Viewport& viewport, QPointF position) const {
    const auto entity = map_->entityAt(viewport.camera(), toVec(position));
    return entity ? entityTitle(workspace_.active()->map()->backdrop->geometry, *entity) : QString();
}

void MainWindow::checkBeforeSave(const FileController::SaveRequest& request) {
    const auto& document = request.document;
    if (const auto permission = opening::neededPermission(document.system(), document.model()))
        return askForPermission(request, *permission);
    auto& tracker = views_.of(request.document).issues();
    tracker.whenComplete(request.waiting, [this, &tracker, request] {
        if (const auto count = tracker.counts().newErrors; count == 0)
            request.save();
        else
            askAboutNewErrors(request, count);
    });
}

/// The answer counts as long as the document is open: it is what Display shows, too.
void MainWindow::askForPermission(const FileController::SaveRequest& request,
                                  const opening::SavePermission& permission) {
    const auto& document = request.document;
    const auto& setting = document.system().settings[permission.allows.setting];
    auto* box =
        new QMessageBox(QMessageBox::Question, fromUtf8(setting.title), tr("Save %1 anyway?").arg(document.title()),
                        QMessageBox::Save | QMessageBox::Cancel, this);
    box->setObjectName("message.savePermission");
    box->setInformativeText(
        tr("%1: %2.\n\nFiles that are replaced are backed up.").arg(document.title(), fromUtf8(permission.reason)));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(request.waiting, &QObject::destroyed, box, &QObject::deleteLater);
    connect(box, &QMessageBox::finished, request.waiting, [this, request, allows = permission.allows](int answer) {
        if (answer != QMessageBox::Save)
            return request.cancel();
        request.document.setSetting(allows.setting, allows.option);
        checkBeforeSave(request);
    });
    box->open();
}

void MainWindow::askAboutNewErrors(const FileController::SaveRequest& request, std::size_t count) {
    auto& document = request.document;
    auto* box = new QMessageBox(
        QMessageBox::Warning, tr("New Errors"),
        count == 1 ? tr("%1 has 1 error that it did not have when it was opened.").arg(document.title())
                   : tr("%2 has %1 errors that it did not have when it was opened.").arg(count).arg(document.title()),
        QMessageBox::NoButton, this);
    box->setObjectName("message.newErrors");
    box->setInformativeText(tr("The game may crash or misread the files."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* save = box->addButton(tr("&Save Anyway"), QMessageBox::AcceptRole);
    auto* show = box->addButton(tr("Show &Errors"), QMessageBox::ActionRole);
    box->addButton(QMessageBox::Cancel);
    save->setObjectName("newErrors.save");
    show->setObjectName("newErrors.show");
    box->setDefaultButton(show);
    connect(request.waiting, &QObject::destroyed, box, &QObject::deleteLater);
    connect(box, &QMessageBox::finished, request.waiting, [this, box, save, show, request] {
        if (box->clickedButton() == save) {
            request.save();
            return;
        }
        if (box->clickedButton() == show) {
            workspace_.activate(&request.document);
            issues_->showNew(checks::Severity::Error);
            showIssues();
        }
        request.cancel();
    });
    box->open();
}

// Comparison ---------------------------------------------------------------------------------------------------------

void MainWindow::connectComparison() {
    connect(compare_, &ComparePanel::goTo, viewport_, &Viewport::goTo);
    connect(compare_, &ComparePanel::goToPlace, this, &MainWindow::goToPlace);
    connect(compare_, &ComparePanel::statusMessage, this, &MainWindow::showMessage);
    connect(compare_, &ComparePanel::marksChanged, viewport_,
            [this] { viewport_->setMarks(compare_, compare_->marks()); });
    connect(compare_, &ComparePanel::shownChanged, this, [this] {
        showUsefulDocks(workspace_.active());
        refreshCommands();
    });
    connect(&workspace_, &document::Workspace::closing, compare_,
            [this](Document* document) { compare_->close(*document); });
}

void MainWindow::connectGeneration() {
    connect(generation_, &GenerationPanel::goToPlace, this, &MainWindow::goToPlace);
    connect(generation_, &GenerationPanel::statusMessage, this, &MainWindow::showMessage);
    connect(generation_, &GenerationPanel::marksChanged, viewport_,
            [this] { viewport_->setMarks(generation_, generation_->marks()); });
    connect(generation_, &GenerationPanel::shownChanged, this, [this] {
        showUsefulDocks(workspace_.active());
        refreshCommands();
    });
    connect(&workspace_, &document::Workspace::closing, generation_,
            [this](Document* document) { generation_->close(*document); });
    toolBox_->setExplain([this](const glm::vec3& place) {
        auto answer = generation_->explain(place);
        showGeneration();
        return answer;
    });
}

void MainWindow::showComparison() {
    auto* dock = findChild<QDockWidget*>(QStringLiteral("dock.compare"));
    dock->show();
    dock->raise();
}

void MainWindow::showGeneration() {
    auto* dock = findChild<QDockWidget*>(QStringLiteral("dock.generation"));
    dock->show();
    dock->raise();
}

// Preferences --------------------------------------------------------------------------------------------------------

void MainWindow::storeSelection() {
    auto* dock = findChild<QDockWidget*>("dock.selections");
    dock->show();
    dock->raise();
    selections_->store();
}

void MainWindow::showAdjustPanel() {
    if (adjust_ == nullptr) {
        adjust_ = new AdjustPanel(workspace_, this);
        connect(adjust_, &AdjustPanel::againRequested, edits_,
                [this](Document* document) { edits_->runAgain(*document); });
        adjust_->show();
        const auto corner = viewport_->mapToGlobal(viewport_->rect().bottomLeft());
        adjust_->move(corner + QPoint(kAdjustMargin, -kAdjustMargin - adjust_->frameGeometry().height()));
    } else if (adjust_->isVisible()) {
        adjust_->close();
        return;
    }
    adjust_->show();
    adjust_->raise();
    adjust_->activateWindow();
}

void MainWindow::showPreferences() {
    if (!preferencesDialog_) {
        preferencesDialog_ = new PreferencesDialog(preferences_, commands_, this);
        preferencesDialog_->setAttribute(Qt::WA_DeleteOnClose);
    }
    preferencesDialog_->show();
    preferencesDialog_->raise();
    preferencesDialog_->activateWindow();
}

void MainWindow::applyPreferences() {
    // Changing the style sheet repolishes every widget, which is slow; skip it if the theme is the same.
    if (const auto theme = chosenTheme().value_or(themeFor(QApplication::palette())); shownTheme_ != theme) {
        if (shownTheme_)
            applyTheme(*qApp, theme);
        shownTheme_ = theme;
        forEachViewport([this](Viewport& viewport) { showTheme(viewport); });
    }
    const auto palette = valueOf(settings::kSafeColours) ? symbol::Palette::ColourBlindSafe : symbol::Palette::Standard;
    views_.setUsualSurfaces(usualSurfaces());
    forEachViewport([this](Viewport& viewport) { followPreferences(viewport); });
    textures_->setMemory(std::size_t(valueOf(settings::kTextureMegabytes)) << 20U);
    display_->setPalette(palette);
    compare_->setPalette(palette);
    toolBox_->followPreferences();
}

void MainWindow::showTheme(Viewport& viewport) const {
    viewport.view().setTheme(shownTheme_ == Theme::Light  ? render::qt3d::lightTheme()
                             : shownTheme_ == Theme::Dark ? render::qt3d::darkTheme()
                                                          : render::qt3d::highContrastTheme());
}

void MainWindow::followPreferences(Viewport& viewport) const {
    auto& view = viewport.view();
    view.setAtmosphere(
        {.sky = valueOf(settings::kSky), .haze = valueOf(settings::kHaze), .occlusion = valueOf(settings::kOcclusion)});
    view.setLabelReach(static_cast<float>(valueOf(settings::kLabelDistance)) / 100.0F);
    viewport.setPalette(valueOf(settings::kSafeColours) ? symbol::Palette::ColourBlindSafe : symbol::Palette::Standard);
    viewport.setGridStep(static_cast<float>(gridStep(workspace_.active())));
    viewport.cameraController().setFlyFactor(static_cast<float>(valueOf(settings::kFlySpeed)) / 100.0F);
    viewport.setFocusFollowsMouse(valueOf(settings::kFocusFollowsMouse));
    viewport.cameraController().setInverted(valueOf(settings::kInvertMouse));
    followFlyKeys(viewport);
}

/// With the right button the camera flies by the keys of the commands that fly, where they have plain ones.
void MainWindow::followFlyKeys(Viewport& viewport) const {
    static constexpr std::array<const char*, 6> commands{"action.fly.forwards", "action.fly.backwards",
                                                         "action.fly.left",     "action.fly.right",
                                                         "action.fly.down",     "action.fly.up"};
    std::array<int, commands.size()> keys{};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto own = commands_.keys(commands[i]);
        const bool isPlain = own.count() == 1 && own[0].keyboardModifiers() == Qt::NoModifier;
        keys[i] = isPlain ? own[0].key() : CameraController::flyKeys()[i].key;
    }
    viewport.cameraController().setFlyKeys(keys);
}

} // namespace navsmith::gui
