// A field that takes the next key that is pressed.
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace navsmith::gui {

class ShortcutEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit ShortcutEdit(QWidget* parent = nullptr);

    void setKeys(const QKeySequence& keys);
    [[nodiscard]] QKeySequence keys() const { return keys_; }

Q_SIGNALS:
    /// The user has pressed keys; empty: Backspace, for none.
    void pressed(const QKeySequence& keys);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QKeySequence keys_;
};

} // namespace navsmith::gui
