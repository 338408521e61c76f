// navsmith --screenshot: a picture of documents without a window.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace navsmith::gui {

enum class ScreenshotView { Top, Iso };

struct ScreenshotRequest {
    QString output;
    QSize size{1600, 1000};
    ScreenshotView view = ScreenshotView::Iso;
    QStringList paths;
};

/// Exit status: 0, or 2 with a message on standard error.
int takeScreenshot(const ScreenshotRequest& request);

} // namespace navsmith::gui
