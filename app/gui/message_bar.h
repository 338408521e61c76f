// A bar above the view: a message and buttons for what to do about it.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace navsmith::gui {

/// The text is the widget "NAME.text". Hidden at first.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    MessageBar(const QString& name, const QString& title, QWidget* parent);

    void setText(const QString& text);
    /// Adds the button "NAME.ID".
    QPushButton* addButton(const char* id, const QString& text, const QString& tip);

private:
    QLabel* text_;
};

} // namespace navsmith::gui
