// The editor's window: viewport in the middle, panels in docks, actions in menus.
#pragma once

#include "app/gui/file_controller.h"
#include "core/document/workspace.h"

#include <QMainWindow>
#include <QTimer>

class QAction;
class QDockWidget;
class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;

namespace navsmith::gui {

class DisplayPanel;
class ElementTable;
class PropertyPanel;
class HistoryPanel;
class VerbMenu;
class Viewport;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] document::Workspace& workspace() { return workspace_; }
    [[nodiscard]] Viewport& viewport() { return *viewport_; }
    [[nodiscard]] FileController& files() { return files_; }
    void open(const QStringList& paths) { files_.open(paths); }
    /// Puts a strip above the view, which shows and hides itself.
    void addBar(QWidget* bar);
    /// A line in the status bar, for a moment.
    void tell(const QString& message);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QAction* addAction(QMenu* menu, const char* name, const QString& text, const QKeySequence& shortcut,
                       std::function<void()> run);
    void makeDocks();
    void makeFileMenu();
    void makeEditMenu();
    void makeToolMenus();
    void makeViewMenu();
    void makeStatusBar();
    QDockWidget* addDock(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
    void fillRecentMenu();
    void showContextMenu(const QPoint& onScreen);
    bool copySelection();
    void paste(bool underMouse);
    void activate(document::Document* document);
    void updateTitle();
    void updateUndo();
    void updateCounts();
    void escape();
    void showProgress();

    document::Workspace workspace_;
    FileController files_;
    Viewport* viewport_ = nullptr;
    PropertyPanel* properties_ = nullptr;
    ElementTable* table_ = nullptr;
    DisplayPanel* display_ = nullptr;
    HistoryPanel* history_ = nullptr;
    VerbMenu* verbs_ = nullptr;
    QMenu* recentMenu_ = nullptr;
    QMenu* panelMenu_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QLabel* place_ = nullptr;
    QLabel* under_ = nullptr;
    QLabel* counts_ = nullptr;
    QWidget* progress_ = nullptr;
    QLabel* progressTitle_ = nullptr;
    QProgressBar* progressBar_ = nullptr;
    QTimer progressDelay_;
    std::vector<QAction*> documentActions_; ///< that need an open document
    bool leaving_ = false;
};

} // namespace navsmith::gui
