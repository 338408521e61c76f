// The tools as commands and in two tool bars: which there are, and what the current one asks for.
#pragma once

#include "app/gui/commands/command_set.h"
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

/// A command "action.tool.ID" for every tool, and those for snapping, selecting and the brush.
void declareTools(CommandSet& commands);

class ToolBox : public QObject {
    Q_OBJECT

public:
    /// Puts the commands to work, and adds to `window` a tool bar "toolbar.tools" with the tools and what the current
    /// one waits for, and one "toolbar.options" with what it asks for.
    ToolBox(CommandSet& commands, document::Workspace& workspace, Viewport& viewport, Preferences& preferences,
            QMainWindow& window);

    /// The tools; not what they are given.
    void fill(QMenu& menu) const;
    /// Shows what the preferences say now.
    void followPreferences();
    /// Those that all tools share.
    static Topic<ToolBox> options();

private:
    struct Entry {
        QAction* action;
        /// The tool in the documents of a system; a null system: of any. A null tool: selecting, the default.
        std::vector<std::pair<const systems::System*, Tool*>> tools;
    };
    void add(const QString& id, const systems::System* system, Tool* tool);
    /// What an entry is in the active document; nothing if it is not there.
    [[nodiscard]] std::optional<Tool*> toolHere(const Entry& entry) const;
    [[nodiscard]] const Entry& current() const;
    void addSnapping();
    void scaleBrush(double by);
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
    QLabel* hint_;
    Preferences& preferences_;
    QDoubleSpinBox* snapStep_ = nullptr;
    HeightLimits* heights_;
    PaintTool* paint_ = nullptr;
    std::vector<QWidget*> fields_; ///< of the current tool
    std::vector<std::unique_ptr<Entry>> entries_;
};

} // namespace navsmith::gui
