// A row of the display panel: shows, hides, locks and selects one element type or one group of its rows.
#pragma once

#include <QWidget>

class QCheckBox;
class QToolButton;

namespace navsmith::gui {

/// Widgets, where ID is "TYPE" or "TYPE.GROUP": "display.type.ID", "display.lock.ID", "display.pick.ID"; for a type
/// with groups "display.groups.TYPE".
class TypeRow : public QWidget {
    Q_OBJECT

public:
    /// `what` names the elements in tooltips: "car nodes".
    TypeRow(const QString& id, const QString& title, const QString& what, QWidget* parent = nullptr);

    [[nodiscard]] const QString& id() const { return id_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isShown() const;
    struct State {
        Qt::CheckState shown = Qt::Checked; ///< partially: some groups
        bool locked = false;
        bool picked = false; ///< the selection filter takes them
    };
    void set(const State& state);
    /// Adds the arrow that opens and closes the rows of the groups.
    void addArrow(bool open);

Q_SIGNALS:
    void shownSelected(bool shown);
    void lockedSelected(bool locked);
    void pickedSelected(bool picked);
    void opened(bool open);
    void menuRequested(const QPoint& onScreen);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QToolButton* addButton(const QString& name, const QString& accessible, const QString& tip);

    QString id_;
    QString what_;
    QCheckBox* shown_;
    QToolButton* pick_;
    QToolButton* lock_;
};

} // namespace navsmith::gui
