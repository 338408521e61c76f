#include "app/gui/tools/map_edit_maker.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "core/document/run_edit.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <utility>

namespace navsmith::gui {

namespace {

/// Stages may be shorter than a hundredth of the whole, of which jobs report each.
constexpr int kMilliseconds = 200;
constexpr int kSteps = 1000; ///< of the bar: a long work should be seen to go on

} // namespace

/// What the thread of a job shares with the window.
struct MapEditMaker::Work {
    opening::MapEdit edit;
    std::optional<model::Model> model; ///< a copy
    std::mutex mutex;
    std::string stage; ///< what the edit does now; guarded by `mutex`, as is `done`
    double done = 0;   ///< of the whole, 0 to 1

    std::pair<std::string, double> now() {
        const std::scoped_lock lock(mutex);
        return {stage, done};
    }
    void tell(std::string_view what, double share) {
        const std::scoped_lock lock(mutex);
        stage = what;
        done = share;
    }
};

MapEditMaker::MapEditMaker(document::Document& document, const systems::Edit& edit, document::JobQueue& jobs)
    : EditMaker(document, edit), jobs_(&jobs) {
    outcome_.pending = true;
    connect(&jobs, &document::JobQueue::changed, this, &MapEditMaker::follow);
    connect(&document, &document::Document::changed, this, &MapEditMaker::followDocument);
    connect(&clock_, &QTimer::timeout, this, &MapEditMaker::showState);
    clock_.setInterval(kMilliseconds);
}

MapEditMaker::~MapEditMaker() {
    if (jobs_)
        jobs_->discard(job_);
}

QWidget* MapEditMaker::controls(QWidget* parent) {
    auto* row = new QWidget(parent);
    progress_ = new QProgressBar(row);
    progress_->setObjectName("dialog.verb.progress");
    progress_->setAccessibleName(tr("Progress"));
    progress_->setRange(0, kSteps);
    show_ = new QPushButton(tr("&Preview"), row);
    show_->setObjectName("dialog.verb.show");
    show_->setAutoDefault(false);
    pause_ = new QPushButton(row);
    pause_->setObjectName("dialog.verb.pause");
    pause_->setAutoDefault(false);
    connect(show_, &QPushButton::clicked, this, &MapEditMaker::begin);
    connect(pause_, &QPushButton::clicked, this, &MapEditMaker::pause);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(show_);
    layout->addWidget(progress_, 1);
    layout->addStretch();
    layout->addWidget(pause_);
    showState();
    return row;
}

void MapEditMaker::setArguments(std::vector<double> numbers) {
    if (!document_)
        return;
    numbers_ = std::move(numbers);
    if (preview_.isActive())
        preview_.show({}, {});
    else
        preview_ = document_->beginPreview();
    outcome_ = {};
    outcome_.pending = true;
    outcome_.description =
        systems::describe(edit_, document_->model(), selected_, document::argumentsFor(*document_, numbers_));
    showState();
    Q_EMIT changed();
}

void MapEditMaker::begin() {
    if (!document_ || job_ != 0 || !canBegin())
        return;
    outcome_.pending = true;
    outcome_.refusal.reset();
    if (!preview_.isActive())
        preview_ = document_->beginPreview();
    if (!document_->map()) {
        outcome_.refusal = fromUtf8(systems::whyDisabled(edit_, document_->model(), selected_));
        outcome_.pending = false;
        Q_EMIT changed();
        return;
    }
    work_ = std::make_shared<Work>();
    work_->edit = {&edit_, document_->map()->path, label_.toStdString(), selected_, numbers_, gameFolders()};
    work_->model.emplace(document_->model());
    job_ = jobs_->run<std::shared_ptr<Result>>(
        this,
        {.title = fromUtf8(edit_.title),
         .quiet = true,
         .dropped =
             [this] {
                 job_ = 0;
                 outcome_.pending = false;
                 outcome_.refusal = tr("The edit could not be finished.");
                 showState();
                 Q_EMIT changed();
             }},
        [work = work_](const document::JobQueue::Report& report) {
            return std::make_shared<Result>(
                opening::runMapEdit(*work->model, work->edit, [&](std::string_view stage, double done) {
                    work->tell(stage, done);
                    return report(done);
                }));
        },
        [this](const std::shared_ptr<Result>& result) { take(std::move(*result)); });
    showState();
    Q_EMIT changed();
}

void MapEditMaker::followDocument() {
    if (preview_.isActive() || !document_ || (outcome_.pending && job_ == 0))
        return;
    stop();
    outcome_ = {};
    outcome_.pending = true;
    outcome_.notes = {tr("The document has changed. Its preview is made again on request.").toStdString()};
    showState();
    Q_EMIT changed();
}

void MapEditMaker::take(Result result) {
    job_ = 0;
    outcome_.pending = false;
    if (result) {
        outcome_.select = std::move(result->select);
        outcome_.notes = result->notes;
        preview_.show(std::move(result->change), std::move(result->notes));
    } else
        outcome_.refusal = QString::fromStdString(result.error().reason);
    showState();
    Q_EMIT changed();
}

bool MapEditMaker::stop() {
    if (job_ == 0)
        return false;
    jobs_->discard(std::exchange(job_, 0));
    showState();
    Q_EMIT changed();
    return true;
}

void MapEditMaker::pause() {
    jobs_->setPaused(job_, !jobs_->isPaused(job_));
}

void MapEditMaker::showState() {
    if (progress_ == nullptr)
        return;
    const bool working = job_ != 0;
    const bool paused = jobs_ && jobs_->isPaused(job_);
    show_->setVisible(!working);
    show_->setEnabled(canBegin());
    pause_->setVisible(working);
    pause_->setText(paused ? tr("Re&sume") : tr("Pau&se"));
    pause_->setToolTip(paused ? tr("Go on where the work was paused")
                              : tr("Let the processor rest; what is done so far is kept"));
    progress_->setVisible(working);
    if (!working) {
        clock_.stop();
        progress_->reset();
        return;
    }
    if (!clock_.isActive())
        clock_.start();
    const auto [stage, done] = work_->now();
    progress_->setValue(static_cast<int>(std::lround(done * kSteps)));
    progress_->setFormat((paused ? tr("Paused: %1") : QStringLiteral("%1")).arg(QString::fromStdString(stage)) +
                         QStringLiteral(" %p%"));
}

void MapEditMaker::follow() {
    if (job_ != 0)
        showState();
}

} // namespace navsmith::gui
