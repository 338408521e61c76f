// The application of the editor: an action that needs more memory than there is ends with a message, not the program.
#pragma once

#include <QApplication>

namespace navsmith::gui {

class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void complainSoon();
    void complain();

    bool complaining_ = false;
};

} // namespace navsmith::gui
