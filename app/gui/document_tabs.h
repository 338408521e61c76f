// The open documents as tabs above the view, for as long as there are several.
#pragma once

#include "core/document/workspace.h"

#include <QTabBar>

namespace navsmith::gui {

class DocumentTabs : public QTabBar {
    Q_OBJECT

public:
    explicit DocumentTabs(document::Workspace& workspace, QWidget* parent = nullptr);

    /// Activates the one after the active one, or before it.
    void step(int by);

Q_SIGNALS:
    void closeRequested(navsmith::document::Document* document);

private:
    void fill(const document::Document* without = nullptr);

    document::Workspace& workspace_;
};

} // namespace navsmith::gui
