// Legend of the colours in the view: swatches with text, or a colour ramp with numbers.
#pragma once

#include "core/symbol/symbol.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace navsmith::gui {

struct LegendGroup {
    QString title;
    std::vector<symbol::LegendEntry> entries;
    bool ramp = false; ///< a continuous gradient from the first entry to the last
    QString help = {}; ///< what is coloured, for the tooltip
    /// The type whose elements the entries stand for; kNoElementType: the entries cannot be clicked.
    model::ElementTypeId type = model::kNoElementType;
    std::vector<symbol::Rgba> shown = {}; ///< how the colours of the entries look; empty: as they are

    [[nodiscard]] symbol::Rgba colourOf(std::size_t entry) const {
        return shown.empty() ? entries[entry].colour : shown[entry];
    }
    bool operator==(const LegendGroup& other) const;
};

/// Arrow keys go through the entries that can be clicked; Return and Space click one.
class LegendView : public QWidget {
    Q_OBJECT

public:
    explicit LegendView(QWidget* parent = nullptr);

    void setGroups(std::vector<LegendGroup> groups);
    [[nodiscard]] const std::vector<LegendGroup>& groups() const { return groups_; }

    [[nodiscard]] QSize sizeHint() const override;
    /// As high as its entries; texts are elided in a narrow panel.
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

    /// Centre of an entry, in the widget.
    [[nodiscard]] QPoint entryPosition(std::size_t group, std::size_t entry) const;

Q_SIGNALS:
    /// An entry that stands for elements.
    void entryClicked(navsmith::model::ElementTypeId type, navsmith::symbol::Rgba colour,
                      Qt::KeyboardModifiers modifiers);
    void entryMenuRequested(navsmith::model::ElementTypeId type, navsmith::symbol::Rgba colour, const QPoint& onScreen);

protected:
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int heightOf(const LegendGroup& group) const;

    struct Entry {
        std::size_t group = 0;
        std::size_t entry = 0;
        bool operator==(const Entry&) const = default;
    };
    /// The clickable entry at a position.
    [[nodiscard]] std::optional<Entry> entryAt(QPoint position) const;
    void hover(std::optional<Entry> entry);
    /// The entries that stand for elements, from top to bottom.
    [[nodiscard]] std::vector<Entry> clickable() const;
    /// Continues with the keys from the entry that the mouse or keys have chosen last.
    void step(int by);

    std::vector<LegendGroup> groups_;
    std::optional<Entry> hovered_;
};

} // namespace navsmith::gui
