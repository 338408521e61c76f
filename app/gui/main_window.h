// The editor's main window: viewport in the centre, panels in docks. Its commands are in command_topics.h.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/exports/export_controller.h"
#include "app/gui/file_controller.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/search/bookmarks.h"
#include "app/gui/theme.h"
#include "app/gui/view/view_states.h"
#include "core/document/workspace.h"

#include <QMainWindow>
#include <QPointF>
#include <QPointer>

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <functional>
#include <optional>
#include <vector>

class QDockWidget;
class QMenu;

namespace navsmith::opening {
struct SavePermission;
}

namespace navsmith::gui {

class AdjustPanel;
class ComparePanel;
class DisplayPanel;
class GenerationPanel;
class ListPanel;
class MapPanel;
class MapTextureLoader;
class RoutePanel;
class SelectionsPanel;
class SimulationPanel;
class DocumentTabs;
class EditCommands;
class ElementTable;
class GoToBox;
class HistoryPanel;
class IssuesPanel;
class StatusLine;
class PreferencesDialog;
class PropertyPanel;
class RecipeCommands;
class ToolBox;
class ViewWindow;
class Viewport;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] document::Workspace& workspace() { return workspace_; }
    /// The view state of each open document.
    [[nodiscard]] ViewStates& views() { return views_; }
    /// The viewport that last had keyboard focus. Commands and the map panel work in it. Each ViewWindow has its own.
    [[nodiscard]] Viewport& viewport() const { return *focusedViewport_; }
    /// Cameras and looks of the active document there; null without a document.
    [[nodiscard]] WindowViews* shownViews() const;
    /// A further window with views of the active document.
    ViewWindow& openViewWindow();
    /// The type that the table of elements shows.
    [[nodiscard]] model::ElementTypeId shownType() const;
    [[nodiscard]] document::JobQueue& jobs() { return jobs_; }
    [[nodiscard]] FileController& files() { return files_; }
    [[nodiscard]] ExportController& exporting() { return exporting_; }
    [[nodiscard]] CommandSet& commands() { return commands_; }
    [[nodiscard]] EditCommands& edits() { return *edits_; }
    [[nodiscard]] RecipeCommands& recipes() { return *recipes_; }
    [[nodiscard]] IssuesPanel& issues() { return *issues_; }
    [[nodiscard]] ComparePanel& comparison() { return *compare_; }
    [[nodiscard]] GenerationPanel& generation() { return *generation_; }
    [[nodiscard]] GoToBox& goToBox() { return *goToBox_; }
    [[nodiscard]] Preferences& preferences() { return preferences_; }
    [[nodiscard]] Bookmarks& bookmarks() { return bookmarks_; }
    void open(const QStringList& paths) { files_.open(paths); }
    void openSample(const QStringList& paths) { files_.openSample(paths); }
    [[nodiscard]] bool clipboardHasElements() const { return clipboardHasElements_; }
    /// Hides all panels and tool bars, or shows them again.
    void toggleMaximisedView();
    [[nodiscard]] bool isViewMaximised() const { return !layoutBefore_.isEmpty(); }
    /// Puts panels and tool bars back where they are in a new window.
    void resetLayout();
    /// Inserts a bar above the view. The bar shows and hides itself.
    void addBar(QWidget* bar);
    /// Shows a temporary message in the status bar.
    void showMessage(const QString& message);
    /// Frames a rectangle in plan, at the height of what is drawn there.
    void goToArea(glm::vec2 southWest, glm::vec2 northEast);
    void goToPlace(glm::vec3 place);
    /// Shows its column in the table. Selects the element of the type if there is only one.
    void goToProperty(model::ElementTypeId type, std::string_view property);
    void goToBookmark(const Bookmark& bookmark) const;
    void showIssues();
    /// Brings the panel to the front, and the keyboard focus into it.
    void showProperties();
    /// Shows keys and values of the map's entity whose mark, or whose brush, is at a position of the active view.
    void showEntityAt(QPointF position);
    [[nodiscard]] QString markAt(const Viewport& viewport, QPointF position) const;
    /// Stores what is selected under a name, which the panel of selections asks for.
    void storeSelection();
    void showComparison();
    void showGeneration();
    void showPreferences();
    /// Shows the values of the last operation beside the lower left corner of the view.
    void showAdjustPanel();
    /// Moves the keyboard focus to the next or previous panel, tool bar or bar, or the view.
    void goToPane(bool forward);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void childEvent(QChildEvent* event) override;

private:
    static void takeDrag(QDragMoveEvent& event);
    bool leaveField(const QKeyEvent& event);
    void tellWhyDisabled(const QKeyEvent& event);
    /// What has the keyboard focus: also the view, whose own window has it.
    [[nodiscard]] QWidget* focused() const;
    void makeDocks();
    /// Hides panels that have nothing to show for the document's system; shows them again for others.
    void showUsefulDocks(const document::Document* document);
    /// Connects the commands to the objects that they work on; call once all of those exist.
    void bindCommands();
    void refreshCommands();
    void followClipboard();
    // Defined in main_window_menus.cpp.
    void makeMenus();
    void fillRecentMenu();
    void fillVariantMenu();
    void fillRecipeMenu();
    void showContextMenu(const QPoint& onScreen);
    // Defined in main_window_services.cpp.
    void connectServices();
    void connectIssues();
    void connectComparison();
    void connectGeneration();
    void checkBeforeSave(const FileController::SaveRequest& request);
    void askForPermission(const FileController::SaveRequest& request, const opening::SavePermission& permission);
    void askAboutNewErrors(const FileController::SaveRequest& request, std::size_t count);
    void applyPreferences();
    void followPreferences(Viewport& viewport) const;
    void followFlyKeys(Viewport& viewport) const;
    void showTheme(Viewport& viewport) const;
    // Defined in main_window_windows.cpp.
    void useViewport(Viewport& viewport);
    void forEachViewport(const std::function<void(Viewport&)>& act) const;
    void connectViewport(Viewport& viewport);
    void bindCommands(ViewWindow& window);
    QDockWidget* addDock(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
    void activate(document::Document* document);
    void updateTitle();
    void updateCounts();

    CommandSet commands_;
    std::vector<BoundCommands*> bound_; ///< the commands of this window
    document::Workspace workspace_;
    ViewStates views_{workspace_};
    document::JobQueue jobs_;
    FileController files_;
    ExportController exporting_;
    Preferences preferences_;
    Bookmarks bookmarks_;
    Viewport* viewport_ = nullptr; ///< of this window
    Viewport* focusedViewport_ = nullptr;
    std::vector<QPointer<ViewWindow>> viewWindows_; ///< closed ones become null
    DocumentTabs* tabs_ = nullptr;
    PropertyPanel* properties_ = nullptr;
    ElementTable* table_ = nullptr;
    DisplayPanel* display_ = nullptr;
    HistoryPanel* history_ = nullptr;
    RoutePanel* routePanel_ = nullptr;
    SelectionsPanel* selections_ = nullptr;
    MapPanel* map_ = nullptr;
    MapTextureLoader* textures_ = nullptr;
    SimulationPanel* simulation_ = nullptr;
    ListPanel* lists_ = nullptr;
    EditCommands* edits_ = nullptr;
    ToolBox* toolBox_ = nullptr;
    RecipeCommands* recipes_ = nullptr;
    IssuesPanel* issues_ = nullptr;
    ComparePanel* compare_ = nullptr;
    GenerationPanel* generation_ = nullptr;
    StatusLine* status_ = nullptr;
    QDockWidget* issuesDock_ = nullptr;
    QByteArray layoutBefore_;                ///< of panels and tool bars, while the view is maximised
    QByteArray usualLayout_;                 ///< of panels and tool bars in a new window
    std::vector<QDockWidget*> uselessDocks_; ///< hidden by showUsefulDocks()
    QPointer<PreferencesDialog> preferencesDialog_;
    AdjustPanel* adjust_ = nullptr; ///< null until it is first shown
    GoToBox* goToBox_ = nullptr;
    std::optional<Theme> shownTheme_; ///< empty until preferences are first applied: main() sets the initial theme
    QMenu* recentMenu_ = nullptr;
    QMenu* variantMenu_ = nullptr;
    QMenu* recipeMenu_ = nullptr;
    bool clipboardHasElements_ = false; ///< asking the clipboard may mean asking another program
    bool leaving_ = false;
};

} // namespace navsmith::gui
