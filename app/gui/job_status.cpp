#include "app/gui/job_status.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

using document::JobQueue;

namespace {

/// Most jobs finish before anybody could read the title.
constexpr int kDelayMilliseconds = 200;
constexpr int kBarWidth = 180;
constexpr int kPercent = 100;

std::vector<JobQueue::Status> shownJobs(const JobQueue& queue) {
    auto jobs = queue.jobs();
    std::erase_if(jobs, &JobQueue::Status::quiet);
    return jobs;
}

} // namespace

JobStatus::JobStatus(JobQueue& jobs, QWidget* parent)
    : QWidget(parent), jobs_(jobs), title_(new QLabel(this)), bar_(new QProgressBar(this)) {
    setObjectName(QStringLiteral("progress"));
    setAccessibleName(tr("Job"));
    title_->setObjectName(QStringLiteral("progress.title"));
    title_->setMinimumWidth(1); // long titles must not widen the window
    bar_->setObjectName(QStringLiteral("progress.bar"));
    bar_->setAccessibleName(tr("Progress"));
    bar_->setMaximumWidth(kBarWidth);
    bar_->setRange(0, kPercent);
    auto* cancel = new QToolButton(this);
    cancel->setObjectName(QStringLiteral("progress.cancel"));
    cancel->setText(tr("Cancel"));
    cancel->setToolTip(tr("Cancel this job"));
    connect(cancel, &QToolButton::clicked, this, [this] {
        if (const auto jobs = shownJobs(jobs_); !jobs.empty())
            jobs_.cancel(jobs.front().id);
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(title_);
    layout->addWidget(bar_);
    layout->addWidget(cancel);
    hide();
    delay_.setSingleShot(true);
    delay_.setInterval(kDelayMilliseconds);
    connect(&delay_, &QTimer::timeout, this, &JobStatus::showJob);
    connect(&jobs_, &JobQueue::changed, this, &JobStatus::follow);
}

void JobStatus::follow() {
    if (isVisible() || !jobs_.isBusy()) {
        delay_.stop();
        showJob();
    } else if (!delay_.isActive()) {
        delay_.start();
    }
}

void JobStatus::showJob() {
    const auto jobs = shownJobs(jobs_);
    setVisible(!jobs.empty());
    if (jobs.empty())
        return;
    const auto& first = jobs.front();
    title_->setText(jobs.size() == 1 ? first.title : tr("%1 (and %2 more)").arg(first.title).arg(jobs.size() - 1));
    bar_->setValue(static_cast<int>(std::lround(first.progress * kPercent)));
}

} // namespace navsmith::gui
