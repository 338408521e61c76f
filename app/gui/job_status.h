// The job that runs, in the status bar: what it is, how far it is, and a button to stop it.
#pragma once

#include "core/document/job_queue.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace navsmith::gui {

/// Hidden while nothing runs, and for the first moments of a job. Widgets: "progress", "progress.title",
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
