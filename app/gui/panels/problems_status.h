// Errors and warnings of the document in the status bar; a click asks for the list.
#pragma once

#include "core/document/problems.h"

#include <QToolButton>

namespace navsmith::gui {

class ProblemsStatus : public QToolButton {
    Q_OBJECT

public:
    explicit ProblemsStatus(QWidget* parent = nullptr);

    /// Null: no document.
    void show(const document::Problems* problems);

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    document::Problems::Counts counts_;
    bool ready_ = false;
};

} // namespace navsmith::gui
