// Status bar widget for the running job: its title, its progress and a button to cancel it.
#pragma once

#include "core/document/job_queue.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace navsmith::gui {

/// Hidden if no job runs, and for the first moments of a job. Widgets: "progress", "progress.title",
/// "progress.bar", "progress.cancel".
class JobStatus : public QWidget {
    Q_OBJECT

public:
    explicit JobStatus(document::JobQueue& jobs, QWidget* parent = nullptr);

private:
    void follow();
    void showJob();

    document::JobQueue& jobs_;
    QLabel* title_;
    QProgressBar* bar_;
    QTimer delay_;
};

} // namespace navsmith::gui
