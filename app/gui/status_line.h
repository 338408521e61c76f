// The status bar of the main window: messages and hints at the left, what is under the mouse and counts at the right.
#pragma once

#include <QStatusBar>

#include <glm/vec3.hpp>

class QLabel;

namespace navsmith::gui {

class IssuesStatus;

/// A message is shown for a while instead of the hint. Either comes before the counts, and a message before the element
/// under the mouse as well: those are hidden where they leave too little room. Labels: "status.hint", "status.under",
/// "status.place", "status.counts", "status.selected".
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    /// `job` shows the job that runs.
    StatusLine(QWidget* job, QWidget* parent);

    [[nodiscard]] IssuesStatus& issues() const { return *issues_; }
    /// What the current tool does; cut off at the end where it does not fit, whole in the tool tip.
    void setHint(const QString& hint);
    /// A place under the mouse, and the element there.
    void setPointed(glm::vec3 place, const QString& element);
    /// The mouse has left the view.
    void clearPointed();
    /// `all`: the tool tip, where `counts` is a part.
    void setCounts(const QString& counts, const QString& all, const QString& selected);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QLabel* label(const char* name, const QString& what);
    void arrange();

    QLabel* hintLabel_;
    QLabel* under_;
    QLabel* place_;
    QLabel* counts_;
    QLabel* selected_;
    IssuesStatus* issues_;
    QString hint_;
};

} // namespace navsmith::gui
