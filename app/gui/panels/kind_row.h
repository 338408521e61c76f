// One kind in the display panel: whether it is shown, and whether the mouse leaves it alone.
#pragma once

#include <QWidget>

class QCheckBox;
class QToolButton;

namespace navsmith::gui {

/// Widgets: "display.kind.KIND", "display.lock.KIND".
class KindRow : public QWidget {
    Q_OBJECT

public:
    KindRow(const QString& kindId, const QString& title, QWidget* parent = nullptr);

    [[nodiscard]] const QString& kindId() const { return kindId_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isShown() const;
    void set(bool shown, bool locked);

Q_SIGNALS:
    void shownChosen(bool shown);
    void lockedChosen(bool locked);

private:
    QString kindId_;
    QCheckBox* shown_;
    QToolButton* lock_;
};

} // namespace navsmith::gui
