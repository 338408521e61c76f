// One line that leads anywhere: type what you look for, choose, Enter.
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QLineEdit;
class QTreeWidget;

namespace navsmith::gui {

/// Somewhere to go or something to do.
struct Target {
    QString title;
    QString detail; ///< what it is, or its keys
    std::function<void()> run;
    bool enabled = true;
};

/// A pop-up over the window. Widgets: "goTo.text", "goTo.targets".
class GoToBox : public QFrame {
    Q_OBJECT

public:
    using Find = std::function<std::vector<Target>(const QString& text)>;

    explicit GoToBox(QWidget* parent);

    /// Opens it, empty; `find` is asked with every change of the text.
    void ask(const QString& hint, Find find);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refill();
    void run();

    QLineEdit* text_;
    QTreeWidget* list_;
    Find find_;
    std::vector<Target> targets_;
};

} // namespace navsmith::gui
