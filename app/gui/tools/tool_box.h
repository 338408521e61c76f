// Manages the tools: their commands and the two tool bars.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/ask_tool.h"
#include "core/document/workspace.h"
#include "core/systems/system.h"

#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QDoubleSpinBox;
class QMainWindow;
class QMenu;
class QToolBar;

namespace navsmith::gui {

class BuildTool;
class HeightLimits;
class MoveHandles;
class PaintTool;
class PickTool;
class ParameterForm;
class Preferences;
class RouteTool;
class Tool;
class Viewport;

/// Declares a command "action.tool.ID" for every tool, and the commands for snapping, selection and the brush.
void declareTools(CommandSet& commands);

class ToolBox : public QObject {
    Q_OBJECT

public:
    /// Binds the commands and adds two tool bars to `window`: "toolbar.tools" with the tools, and "toolbar.options"
    /// with the fields of the current tool.
    ToolBox(CommandSet& commands, document::Workspace& workspace, Viewport& viewport, Preferences& preferences,
            QMainWindow& window);

    /// Adds the tools to a menu, without their options.
    void fill(QMenu& menu) const;
    /// Applies the current preferences.
    void followPreferences();
    /// Lets the user pick an element of this type; kNoElementType: no longer.
    void pick(model::ElementTypeId type);
    [[nodiscard]] RouteTool& route() const { return *route_; }
    /// How the tool that asks the generator gets its answers.
    void setExplain(AskTool::Explain explain);
    /// Commands shared by all tools.
    static Topic<ToolBox> options();
    /// Changes of the selection by keys, while the 3D view has the focus.
    static Topic<ToolBox> nudging();

Q_SIGNALS:
    /// The answer to pick(); an invalid element: picking has ended.
    void picked(navsmith::model::Element element);
    /// What the user can do now.
    void hintChanged(const QString& hint);

private:
    struct Entry {
        QAction* action;
        /// The tool for documents of each system; null system: any. A null tool stands for the default, selecting.
        std::vector<std::pair<const systems::System*, Tool*>> tools;
    };
    void add(const QString& id, const systems::System* system, Tool* tool);
    /// The tool of an entry in the active document; empty if its system has none.
    [[nodiscard]] std::optional<Tool*> toolHere(const Entry& entry) const;
    [[nodiscard]] const Entry& current() const;
    void addSnapping();
    void showGridStep();
    void scaleBrush(double by);
    /// Resizes the brush while painting; otherwise doubles or halves the step of the grid.
    void resize(bool larger);
    /// Copies the selection in its place; the copy follows the mouse.
    void dragCopy();
    void beginBox();
    [[nodiscard]] bool hasGround() const;
    /// Moves the selection a grid step: to the right and away as seen from the camera, along the axes of the world.
    /// The current tool may take a step up or down instead.
    void nudge(float right, float away, float up);
    /// Says which way it is now: a key changes it, and no button shows it.
    void toggle(const ToggleSetting& setting, const char* command);
    /// Chooses the tool, whose handles then follow the mouse without a button.
    void dragSelection(std::string_view tool, quint64 mergeKey = 0);
    void takeHeights();
    void showForDocument();
    void followTool();
    void showOptions(Tool* tool);
    void showBuildOptions(BuildTool& building);
    void addField(QWidget* field);
    void showHint();

    CommandSet& commands_;
    document::Workspace& workspace_;
    Viewport& viewport_;
    BoundCommands* boundTools_;
    BoundCommands* boundOptions_ = nullptr;
    QActionGroup* group_;
    QToolBar* tools_;
    QToolBar* options_;
    Preferences& preferences_;
    QDoubleSpinBox* snapStep_ = nullptr;
    QAction* snapField_ = nullptr; ///< of snapStep_ in the tool bar
    HeightLimits* heights_;
    PaintTool* paint_ = nullptr;
    AskTool* ask_;
    PickTool* pick_;
    RouteTool* route_;
    MoveHandles* move_;
    std::vector<QAction*> fields_; ///< of the current tool; each has its widget
    std::vector<std::unique_ptr<Entry>> entries_;
};

} // namespace navsmith::gui
