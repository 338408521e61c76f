// Pictures of the editor for the pages of docs/.
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <QTest>
#include <QWidget>

#include <gtest/gtest.h>

namespace navsmith::gui {

/// Writes NAME.png into the folder that NAVSMITH_GUIDE_IMAGES names, if it names one.
inline void takePicture(QWidget& window, const char* name) {
    const auto images = qEnvironmentVariable("NAVSMITH_GUIDE_IMAGES");
    if (images.isEmpty())
        return;
    QTest::qWait(400); // hover, labels and the last frames
    const auto shot = window.screen()->grabWindow(window.winId());
    EXPECT_TRUE(shot.save(QString("%1/%2.png").arg(images, name)));
}

/// Makes the table of elements as low as it can be.
inline void giveRoomToTheView(QMainWindow& window) {
    window.resizeDocks({window.findChild<QDockWidget*>("dock.table")}, {1}, Qt::Vertical);
}

} // namespace navsmith::gui
