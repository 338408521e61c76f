// A row of the display panel: shows, hides and locks one element type.
#pragma once

#include <QWidget>

class QCheckBox;
class QToolButton;

namespace navsmith::gui {

/// Widgets: "display.type.TYPE", "display.lock.TYPE".
class TypeRow : public QWidget {
    Q_OBJECT

public:
    TypeRow(const QString& typeId, const QString& title, QWidget* parent = nullptr);

    [[nodiscard]] const QString& typeId() const { return typeId_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isShown() const;
    void set(bool shown, bool locked);

Q_SIGNALS:
    void shownSelected(bool shown);
    void lockedSelected(bool locked);

private:
    QString typeId_;
    QCheckBox* shown_;
    QToolButton* lock_;
};

} // namespace navsmith::gui
