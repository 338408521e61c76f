// A further window with views of the active document: cameras, looks and slices of its own. What is open, selected,
// hidden and coloured is that of the main window, which has the panels and tools.
#pragma once

#include "app/gui/view/view_states.h"
#include "app/gui/view/window_views.h"

#include <QMainWindow>

#include <map>
#include <memory>

namespace navsmith::document {
class Document;
class Workspace;
} // namespace navsmith::document

namespace navsmith::gui {

class HeightLimits;
class StatusLine;
class Viewport;

class ViewWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `from`: the views that it begins with, of each document. `number`: 2 for the first.
    ViewWindow(document::Workspace& workspace, ViewStates& states, FindWindowViews from, int number);
    ~ViewWindow() override;

    [[nodiscard]] Viewport& viewport() { return *viewport_; }
    [[nodiscard]] StatusLine& status() { return *status_; }
    [[nodiscard]] int number() const { return number_; }
    /// Shows the active document as the window that it was opened from.
    void lookAsBefore();

Q_SIGNALS:
    /// Its views of the active document look otherwise.
    void lookChanged();

private:
    WindowViews& viewsOf(const document::Document& document);
    void updateTitle();

    document::Workspace& workspace_;
    FindWindowViews from_;
    int number_;
    std::map<const document::Document*, std::unique_ptr<WindowViews>> views_;
    HeightLimits* heights_;
    Viewport* viewport_;
    StatusLine* status_;
};

} // namespace navsmith::gui
