// Settings for one test process only. Test programs run side by side, also from several working copies, and each
// clears its settings: with a common file, one would lose what it has just written.
#pragma once

#include <QSettings>
#include <QTemporaryDir>

namespace navsmith::tests {

/// Make it in main() before anything uses QSettings. Removes the settings at the end.
class PrivateSettings {
public:
    PrivateSettings() {
#if defined(Q_OS_WIN)
        QSettings::setDefaultFormat(QSettings::IniFormat); // as in main.cpp of the program
#endif
        QSettings::setPath(QSettings::defaultFormat(), QSettings::UserScope, folder_.path());
    }

private:
    QTemporaryDir folder_;
};

} // namespace navsmith::tests
