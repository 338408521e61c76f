// What serves the whole window, and how it is wired: going to things, bookmarks, problems, preferences.
#include "app/gui/main_window.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/issues_status.h"
#include "app/gui/preferences/preferences_dialog.h"
#include "app/gui/search/bookmarks_dialog.h"
#include "app/gui/search/go_to_box.h"
#include "app/gui/search/targets.h"
#include "app/gui/theme.h"
#include "app/gui/tools/tool_box.h"
#include "app/gui/viewport/camera_controller.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/post.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QInputDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>

#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr int kBookmarkKeys = 9;
constexpr float kPlaceRadius = 60; ///< world units round a place that is looked at

QString pathOf(const Document* document) {
    return document == nullptr ? QString() : QString::fromStdString(document->opened().shownPath.string());
}

/// The height of what is drawn nearest to a place on the map.
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
    menuBar()->installEventFilter(this);
    registerActions();
    for (const auto& key : CameraController::flyKeys())
        actions_.reserve(tr("%1, while the right button is held").arg(tr(key.title)), QKeySequence(key.key));
    connectIssues();
    connect(&preferences_, &Preferences::changed, this, &MainWindow::applyPreferences);
    connect(&workspace_, &document::Workspace::activeChanged, this,
            [this](Document* document) { bookmarks_.setPath(pathOf(document)); });
    connect(&workspace_, &document::Workspace::added, this, [this](Document* document) {
        connect(document, &Document::placeChanged, this, [this, document] {
            if (document == workspace_.active())
                bookmarks_.setPath(pathOf(document), true);
        });
    });
    applyPreferences();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    // Services put commands into the menus when they come, and give an action its name once it is in.
    if (event->type() == QEvent::ActionAdded && !std::exchange(registering_, true)) {
        document::post(this, [this] {
            registering_ = false;
            registerActions();
        });
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::registerActions() {
    for (const auto* top : menuBar()->actions()) {
        if (top->menu() != nullptr)
            registerActions(top->menu());
    }
}

void MainWindow::registerActions(QMenu* menu) {
    menu->installEventFilter(this);
    for (auto* action : menu->actions()) {
        if (action->menu() != nullptr)
            registerActions(action->menu());
        else if (action->objectName().startsWith(QLatin1String("action.")) &&
                 actions_.find(action->objectName()) == nullptr)
            actions_.add(action, menu->title());
    }
}

// Going to things ----------------------------------------------------------------------------------------------------

void MainWindow::addSearchActions(QMenu* menu) {
    menu->addSeparator();
    documentActions_.push_back(
        addAction(menu, "action.goTo", tr("&Go to…"), QKeySequence("Ctrl+G"), [this] { ask(false); }));
    addAction(menu, "action.findAction", tr("Find &command…"), QKeySequence("Ctrl+Shift+P"), [this] { ask(true); });
    menu->addSeparator();
    addAction(menu, "action.problems", tr("Show &problems"), QKeySequence("Alt+P"), [this] { showIssues(); });
    documentActions_.push_back(
        addAction(menu, "action.nextProblem", tr("&Next problem"), QKeySequence("F8"), [this] { issues_->step(1); }));
    documentActions_.push_back(addAction(menu, "action.previousProblem", tr("P&revious problem"),
                                         QKeySequence("Shift+F8"), [this] { issues_->step(-1); }));
    menu->addSeparator();
    addAction(menu, "action.preferences", tr("Pre&ferences…"), QKeySequence("Ctrl+,"), [this] { showPreferences(); });
}

void MainWindow::ask(bool commandsOnly) {
    if (commandsOnly) {
        goToBox_->ask(tr("Command"), [this](const QString& text) { return actionTargets(actions_, text); });
        return;
    }
    goToBox_->ask(tr("Number of a file, 27:345, x, y, z, a bookmark, a command"), [this](const QString& text) {
        auto* document = workspace_.active();
        std::vector<Target> all;
        const auto add = [&](std::vector<Target> targets) {
            all.insert(all.end(), std::make_move_iterator(targets.begin()), std::make_move_iterator(targets.end()));
        };
        if (document != nullptr && !text.isEmpty()) {
            add(placeTargets(text, [this](glm::vec3 place) { goToPlace(place); }));
            add(elementTargets(*document, text, [this](model::Element element) {
                if (auto* active = workspace_.active(); active != nullptr && active->model().isLive(element)) {
                    active->selection().set({element});
                    viewport_->goTo(element);
                }
            }));
        }
        add(bookmarkTargets(bookmarks_, text, [this](const Bookmark& b) { goToBookmark(b); }));
        if (!text.isEmpty())
            add(actionTargets(actions_, text));
        return all;
    });
}

void MainWindow::goToPlace(glm::vec3 place) {
    const auto* document = workspace_.active();
    if (document == nullptr)
        return;
    if (std::isnan(place.z))
        place.z = heightNear(viewport_->scene(*document), document->model(), place);
    render::Box box;
    box.add(place - glm::vec3(kPlaceRadius, kPlaceRadius, 0));
    box.add(place + glm::vec3(kPlaceRadius, kPlaceRadius, 0));
    viewport_->camera().frame(box);
    viewport_->cameraMoved();
}

// Bookmarks ----------------------------------------------------------------------------------------------------------

void MainWindow::makeBookmarksMenu() {
    auto* menu = menuBar()->addMenu(tr("&Bookmarks"));
    menu->setObjectName("menu.bookmarks");
    documentActions_.push_back(addAction(menu, "action.addBookmark", tr("&Add this view…"), QKeySequence("Ctrl+B"),
                                         [this] { addBookmarkByDialog(); }));
    documentActions_.push_back(
        addAction(menu, "action.bookmarks", tr("&Manage…"), QKeySequence("Ctrl+Shift+B"), [this] { showBookmarks(); }));
    menu->addSeparator();
    for (int i = 1; i <= kBookmarkKeys; ++i) {
        auto* action = addAction(menu, qPrintable(QStringLiteral("action.bookmark%1").arg(i)), tr("Bookmark %1").arg(i),
                                 QKeySequence(QStringLiteral("Alt+%1").arg(i)), [this, i] {
                                     if (static_cast<std::size_t>(i) <= bookmarks_.all().size())
                                         goToBookmark(bookmarks_.all()[static_cast<std::size_t>(i - 1)]);
                                 });
        actions_.add(action, menu->title()); // by its number; later it has the bookmark's name
        bookmarkActions_.push_back(action);
    }
    const auto follow = [this] {
        for (std::size_t i = 0; i < bookmarkActions_.size(); ++i) {
            const bool there = i < bookmarks_.all().size();
            auto name = there ? bookmarks_.all()[i].name : QString();
            bookmarkActions_[i]->setText(tr("&%1  %2").arg(i + 1).arg(name.replace(u'&', QStringLiteral("&&"))));
            bookmarkActions_[i]->setEnabled(there);
            bookmarkActions_[i]->setVisible(there);
        }
    };
    connect(&bookmarks_, &Bookmarks::changed, this, follow);
    follow();
}

void MainWindow::addBookmarkByDialog() {
    auto* document = workspace_.active();
    const auto primary = document->selection().primary();
    const auto proposal = primary.valid() ? QString::fromStdString(model::elementName(document->model(), primary))
                                          : tr("View %1").arg(bookmarks_.all().size() + 1);
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName("bookmark.name");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add a bookmark"));
    dialog->setLabelText(tr("Name of this view"));
    dialog->setTextValue(proposal);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty() && workspace_.active() != nullptr)
            bookmarks_.add(name.trimmed(), viewport_->camera());
    });
    dialog->open();
}

void MainWindow::showBookmarks() {
    auto* dialog = new BookmarksDialog(bookmarks_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BookmarksDialog::goTo, this, [this](std::size_t index) {
        if (index < bookmarks_.all().size())
            goToBookmark(bookmarks_.all()[index]);
    });
    dialog->show();
}

void MainWindow::goToBookmark(const Bookmark& bookmark) {
    Bookmarks::apply(bookmark, viewport_->camera());
    viewport_->cameraMoved();
}

// Issues -------------------------------------------------------------------------------------------------------------

void MainWindow::connectIssues() {
    issuesStatus_ = new IssuesStatus(this);
    statusBar()->addPermanentWidget(issuesStatus_);
    connect(issuesStatus_, &QToolButton::clicked, this, &MainWindow::showIssues);
    connect(issues_, &IssuesPanel::goTo, viewport_, &Viewport::goTo);
    connect(issues_, &IssuesPanel::told, statusBar(), [this](const QString& message) {
        statusBar()->showMessage(message, 8000); // refusals take time to read
    });
    connect(issues_, &IssuesPanel::changed, this, [this] { issuesStatus_->show(issues_->tracker()); });
    files_.setBeforeSave(
        [this](Document& document, const std::function<void()>& goOn) { checkBeforeSave(document, goOn); });
    issuesStatus_->show(nullptr);
}

void MainWindow::showIssues() {
    issuesDock_->show();
    issuesDock_->raise();
}

void MainWindow::checkBeforeSave(Document& document, const std::function<void()>& goOn) {
    auto& tracker = views_.of(document).issues();
    tracker.whenComplete(&tracker, [this, &tracker, goOn] {
        if (const auto count = tracker.counts().newErrors; count == 0)
            goOn();
        else
            askAboutNewErrors(tracker.document(), count, goOn);
    });
}

void MainWindow::askAboutNewErrors(Document& document, std::size_t count, const std::function<void()>& goOn) {
    auto* box = new QMessageBox(
        QMessageBox::Warning, tr("New Errors"),
        count == 1
            ? tr("There is 1 error that %1 did not have when it was opened.").arg(document.title())
            : tr("There are %1 errors that %2 did not have when it was opened.").arg(count).arg(document.title()),
        QMessageBox::NoButton, this);
    box->setObjectName("message.newErrors");
    box->setInformativeText(tr("The game may crash or misread the files."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* save = box->addButton(tr("Save Anyway"), QMessageBox::AcceptRole);
    auto* show = box->addButton(tr("Show Errors"), QMessageBox::ActionRole);
    box->addButton(QMessageBox::Cancel);
    save->setObjectName("newErrors.save");
    show->setObjectName("newErrors.show");
    box->setDefaultButton(show);
    connect(box, &QMessageBox::finished, this, [this, box, save, show, doc = QPointer(&document), goOn] {
        if (box->clickedButton() == save) {
            goOn();
        } else if (box->clickedButton() == show && doc) {
            workspace_.activate(doc);
            issues_->showNew(checks::Severity::Error);
            showIssues();
        }
    });
    box->open();
}

// Preferences --------------------------------------------------------------------------------------------------------

void MainWindow::showPreferences() {
    if (!preferencesDialog_) {
        preferencesDialog_ = new PreferencesDialog(preferences_, actions_, this);
        preferencesDialog_->setAttribute(Qt::WA_DeleteOnClose);
    }
    preferencesDialog_->show();
    preferencesDialog_->raise();
    preferencesDialog_->activateWindow();
}

void MainWindow::applyPreferences() {
    const bool light = valueOf(settings::kLightTheme);
    // A new style sheet makes every widget look at itself anew, which takes a while; so only if it is another one.
    if (const auto wanted = light ? Theme::Light : Theme::Dark; shownTheme_ != wanted) {
        if (shownTheme_)
            applyTheme(*qApp, wanted);
        shownTheme_ = wanted;
        viewport_->view().setTheme(light ? render::qt3d::lightTheme() : render::qt3d::darkTheme());
    }
    toolBox_->followPreferences();
    viewport_->view().setLabelReach(static_cast<float>(valueOf(settings::kLabelDistance)) / 100.0F);
    viewport_->cameraController().setFlySpeed(static_cast<float>(valueOf(settings::kFlySpeed)));
    viewport_->cameraController().setInverted(valueOf(settings::kInvertMouse));
}

} // namespace navsmith::gui
