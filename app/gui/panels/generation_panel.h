// Shows how the generator of a game's files comes to its result over the map of the active document, stage by stage,
// and why it leaves ground out.
#pragma once

#include "app/gui/commands/command_set.h"
#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/symbol/primitives.h"
#include "core/systems/generation_trace.h"

#include <QWidget>

#include <glm/vec3.hpp>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QTableView;

namespace navsmith::gui {

class FlowLayout;
class RejectedModel;

/// Widgets: "generation.state", "generation.stage", "generation.reason.ID", "generation.table".
class GenerationPanel : public QWidget {
    Q_OBJECT

public:
    /// `games`: as opening::resourcePlaces() takes them.
    GenerationPanel(CommandSet& commands, document::JobQueue& jobs,
                    std::function<std::vector<std::filesystem::path>()> games, QWidget* parent = nullptr);
    ~GenerationPanel() override;

    static Topic<GenerationPanel> commands();
    /// Whether the generation of a document can be traced: it has a map, and its system can tell.
    static bool canTrace(const document::Document& document);

    /// May be null.
    void setDocument(document::Document* document);
    /// Repeats the generation in a job and shows it. Does nothing while that goes on.
    void trace(document::Document& document);
    void close(document::Document& document);
    /// Whether the shown document has a trace, or will have one.
    [[nodiscard]] bool isShown() const { return traces_.contains(document_); }
    /// What the generator made of a place; begins to trace if it has not yet been traced.
    QString explain(const glm::vec3& place);
    /// The chosen stage, and the ground that was left out.
    [[nodiscard]] const symbol::Primitives& marks() const { return marks_; }

Q_SIGNALS:
    void goToPlace(glm::vec3 place);
    void marksChanged();
    void statusMessage(const QString& message);
    /// There is a trace of the shown document now, or no longer.
    void shownChanged();

private:
    struct Outcome {
        systems::GenerationTrace trace;
        std::vector<systems::RejectedGround> grounds; ///< of the trace
    };
    using Result = tl::expected<Outcome, model::EditError>;
    struct Trace {
        document::JobQueue::Id job = 0; ///< 0: none
        std::shared_ptr<const Outcome> outcome;
    };

    void makeLayout();
    void makeReasons();
    void take(document::Document& document, Result result);
    [[nodiscard]] std::shared_ptr<const Outcome> shown() const;
    void showTrace();
    void chooseReasons();
    void stepStage(int by);
    void goToRow(int row);
    void redraw();

    std::function<std::vector<std::filesystem::path>()> games_;
    document::JobQueue& jobs_;
    std::map<document::Document*, Trace> traces_;
    document::Document* document_ = nullptr;
    QLabel* state_;
    QComboBox* stage_;
    QWidget* reasonsRow_;
    std::vector<QCheckBox*> reasons_; ///< by position among Generator::reasons
    RejectedModel* model_;
    QTableView* table_;
    BoundCommands* commands_ = nullptr;
    symbol::Primitives marks_;
};

} // namespace navsmith::gui
