// In place of the desktop's programs, which would open what is clicked.
#pragma once

#include <QObject>
#include <QUrl>

namespace navsmith::monkey {

/// For QDesktopServices::setUrlHandler().
class NoDesktop : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl& /*url*/) {}
};

} // namespace navsmith::monkey
