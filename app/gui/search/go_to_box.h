// The Go To box: type a text, select a result, press Enter.
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QLineEdit;
class QTreeWidget;

namespace navsmith::gui {

/// A search result: a place to go to or a command to run.
struct Target {
    QString title;
    QString detail; ///< its type, or its shortcut
    std::function<void()> run;
    bool enabled = true;
};

/// A pop-up over the window. Widgets: "goTo.text", "goTo.targets".
class GoToBox : public QFrame {
    Q_OBJECT

public:
    using Find = std::function<std::vector<Target>(const QString& text)>;

    explicit GoToBox(QWidget* parent);

    /// Opens the box with empty text; calls `find` whenever the text changes.
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
