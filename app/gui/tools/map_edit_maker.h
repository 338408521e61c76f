// Makes the change of an edit that reads the map's file: in a job, on a copy of the document's model.
#pragma once

#include "app/gui/tools/edit_maker.h"
#include "core/opening/map_edit.h"

#include <QTimer>

#include <memory>
#include <vector>

class QProgressBar;
class QPushButton;

namespace navsmith::gui {

/// Controls: "dialog.verb.show", "dialog.verb.pause", "dialog.verb.progress".
class MapEditMaker final : public EditMaker {
    Q_OBJECT

public:
    MapEditMaker(document::Document& document, const systems::Edit& edit, document::JobQueue& jobs);
    ~MapEditMaker() override;

    void setArguments(std::vector<double> numbers) override;
    void begin() override;
    bool stop() override;
    QWidget* controls(QWidget* parent) override;
    [[nodiscard]] bool isWorking() const override { return job_ != 0; }

private:
    struct Work;
    using Result = tl::expected<opening::MapEditResult, model::EditError>;

    /// There is no change for the present arguments.
    [[nodiscard]] bool canBegin() const { return outcome_.pending || outcome_.refusal; }
    /// Nothing is shown any more if the document was edited otherwise.
    void followDocument();
    void take(Result result);
    void pause();
    void showState();
    void follow();

    QPointer<document::JobQueue> jobs_; ///< null while the program ends
    document::JobQueue::Id job_ = 0;    ///< 0: none
    std::shared_ptr<Work> work_;        ///< of that job
    std::vector<double> numbers_;
    QPushButton* show_ = nullptr;
    QPushButton* pause_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QTimer clock_; ///< while it works
};

} // namespace navsmith::gui
