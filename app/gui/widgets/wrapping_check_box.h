// A check box for narrow panels: where its text has no room in one line, it takes several.
#pragma once

#include <QCheckBox>

namespace navsmith::gui {

class WrappingCheckBox : public QCheckBox {
public:
    explicit WrappingCheckBox(const QString& text, QWidget* parent = nullptr);

    /// Wide enough for the longest word.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString wrapped(int width) const;
    [[nodiscard]] QSize sizeOf(const QString& text) const;
};

} // namespace navsmith::gui
