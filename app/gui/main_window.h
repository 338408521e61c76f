// The editor's window: viewport in the middle, panels in docks, actions in menus.
#pragma once

#include "app/gui/file_controller.h"
#include "app/gui/preferences/actions.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/search/bookmarks.h"
#include "app/gui/theme.h"
#include "app/gui/view/view_states.h"
#include "core/document/workspace.h"

#include <QMainWindow>
#include <QPointer>

#include <glm/vec3.hpp>

#include <optional>

class QAction;
class QDockWidget;
class QLabel;
class QMenu;

namespace navsmith::gui {

class DisplayPanel;
class ListPanel;
class MapPanel;
class DocumentTabs;
class ElementTable;
class GoToBox;
class HistoryPanel;
class IssuesPanel;
class IssuesStatus;
class PreferencesDialog;
class PropertyPanel;
class ToolBox;
class EditsMenu;
class Viewport;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] document::Workspace& workspace() { return workspace_; }
    /// How each open document is looked at.
    [[nodiscard]] ViewStates& views() { return views_; }
    [[nodiscard]] Viewport& viewport() { return *viewport_; }
    [[nodiscard]] document::JobQueue& jobs() { return jobs_; }
    [[nodiscard]] FileController& files() { return files_; }
    [[nodiscard]] Actions& actions() { return actions_; }
    [[nodiscard]] Preferences& preferences() { return preferences_; }
    [[nodiscard]] Bookmarks& bookmarks() { return bookmarks_; }
    void open(const QStringList& paths) { files_.open(paths); }
    /// Puts a strip above the view, which shows and hides itself.
    void addBar(QWidget* bar);
    /// A line in the status bar, for a moment.
    void tell(const QString& message);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* addAction(QMenu* menu, const char* name, const QString& text, const QKeySequence& shortcut,
                       std::function<void()> run);
    void makeDocks();
    void makeFileMenu();
    void makeEditMenu();
    void makeToolMenus();
    void makeViewMenu();
    void makeStatusBar();
    void makeHelpMenu();
    void showControls();
    // In main_window_services.cpp.
    void addSearchActions(QMenu* menu);
    void makeBookmarksMenu();
    void showBookmarks();
    void addBookmarkByDialog();
    void goToBookmark(const Bookmark& bookmark);
    void goToPlace(glm::vec3 place);
    void ask(bool commandsOnly);
    void connectServices();
    void registerActions();
    void registerActions(QMenu* menu);
    void connectIssues();
    void showIssues();
    void checkBeforeSave(document::Document& document, const std::function<void()>& goOn);
    void askAboutNewErrors(document::Document& document, std::size_t count, const std::function<void()>& goOn);
    void showPreferences();
    void applyPreferences();
    QDockWidget* addDock(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
    void fillRecentMenu();
    void fillVariantMenu();
    void showContextMenu(const QPoint& onScreen);
    bool copySelection();
    void paste(bool underMouse);
    void activate(document::Document* document);
    void updateTitle();
    void updateUndo();
    void updateCounts();
    void escape();

    document::Workspace workspace_;
    ViewStates views_{workspace_};
    document::JobQueue jobs_;
    FileController files_;
    Actions actions_;
    Preferences preferences_;
    Bookmarks bookmarks_;
    Viewport* viewport_ = nullptr;
    DocumentTabs* tabs_ = nullptr;
    PropertyPanel* properties_ = nullptr;
    ElementTable* table_ = nullptr;
    DisplayPanel* display_ = nullptr;
    HistoryPanel* history_ = nullptr;
    MapPanel* map_ = nullptr;
    ListPanel* lists_ = nullptr;
    EditsMenu* edits_ = nullptr;
    ToolBox* toolBox_ = nullptr;
    QAction* mergeInPlace_ = nullptr; ///< for systems that can merge
    IssuesPanel* issues_ = nullptr;
    IssuesStatus* issuesStatus_ = nullptr;
    QDockWidget* issuesDock_ = nullptr;
    QPointer<PreferencesDialog> preferencesDialog_;
    GoToBox* goToBox_ = nullptr;
    std::optional<Theme> shownTheme_;       ///< none before the first look at the preferences: main() has set it
    std::vector<QAction*> bookmarkActions_; ///< of the first nine
    QMenu* recentMenu_ = nullptr;
    QMenu* variantMenu_ = nullptr;
    QMenu* panelMenu_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QLabel* place_ = nullptr;
    QLabel* under_ = nullptr;
    QLabel* counts_ = nullptr;
    std::vector<QAction*> documentActions_;  ///< that need an open document
    std::vector<QAction*> selectionActions_; ///< that need something selected
    bool leaving_ = false;
    bool registering_ = false; ///< waits for those who are filling a menu
};

} // namespace navsmith::gui
