// Status bar widget with the number of errors and warnings of the document; a click opens the list.
#pragma once

#include "core/document/issue_tracker.h"

#include <QToolButton>

namespace navsmith::gui {

class IssuesStatus : public QToolButton {
    Q_OBJECT

public:
    explicit IssuesStatus(QWidget* parent = nullptr);

    /// Null: no document.
    void show(const document::IssueTracker* tracker);

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    document::IssueTracker::Counts counts_;
    bool ready_ = false;
};

} // namespace navsmith::gui
