// The tools as actions and in two tool bars: which there are, and what the current one asks for.
#pragma once

#include "core/document/workspace.h"
#include "core/systems/system.h"

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QDoubleSpinBox;
class QLabel;
class QMainWindow;
class QMenu;
class QToolBar;

namespace navsmith::gui {

class BuildTool;
class HeightLimits;
class PaintTool;
class ParameterForm;
class Preferences;
class Tool;
class Viewport;

class ToolBox : public QObject {
    Q_OBJECT

public:
    /// Adds "action.tool.ID" for each tool, "action.snap", "action.neighboursFollow", "action.lasso", and what is for
    /// heights and the brush, to `menu`; to `window` a tool bar "toolbar.tools" with the tools and what the current one
    /// waits for, and one "toolbar.options" with what it asks for.
    ToolBox(document::Workspace& workspace, Viewport& viewport, Preferences& preferences, QMenu& menu,
            QMainWindow& window);

    [[nodiscard]] std::vector<QAction*> actions() const;
    /// Shows what is chosen in the preferences as they have it now.
    void followPreferences();

private:
    struct Entry {
        const systems::System* system; ///< null: for any
        Tool* tool;                    ///< null: selecting, the default
        QAction* action;
    };
    void add(const systems::System* system, Tool* tool, const QString& id, const QString& title, const QString& help,
             const QString& shortcut, QMenu& menu);
    void addSnapping(QMenu& menu);
    void addCatching(QMenu& menu);
    void addBrush(QMenu& menu);
    QAction* addOption(QMenu& menu, const char* name, const QString& title, const QString& help,
                       const QString& shortcut);
    void showForDocument();
    void followTool();
    void showOptions(Tool* tool);
    void showBuildOptions(BuildTool& building);
    void addField(QWidget* field);
    void showHint();

    document::Workspace& workspace_;
    Viewport& viewport_;
    QActionGroup* group_;
    QToolBar* tools_;
    QToolBar* options_;
    QLabel* hint_;
    Preferences& preferences_;
    QAction* snap_ = nullptr;
    QDoubleSpinBox* snapStep_ = nullptr;
    HeightLimits* heights_;
    PaintTool* paint_;
    QAction* follow_ = nullptr; ///< neighbours follow what is dragged
    QAction* lasso_ = nullptr;
    std::vector<QAction*> more_;
    std::vector<QWidget*> fields_; ///< of the current tool
    std::vector<Entry> entries_;
};

} // namespace navsmith::gui
