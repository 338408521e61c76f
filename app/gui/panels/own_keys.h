// Keys that both a panel and the window use: with the keyboard in the panel they are the panel's.
#pragma once

#include <QObject>

class QKeyEvent;
class QAction;
class QWidget;

namespace navsmith::gui {

/// Gives a view the keys of its own actions before the window's. (Qt runs neither of two actions with one key.)
class OwnKeys : public QObject {
    Q_OBJECT

public:
    /// Lives as long as the view.
    explicit OwnKeys(QWidget* view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QAction* actionFor(const QKeyEvent& event) const;

    QWidget* view_;
};

} // namespace navsmith::gui
