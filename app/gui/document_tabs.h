// Tabs above the view for the open documents; hidden if there is only one.
#pragma once

#include "core/document/workspace.h"

#include <QTabBar>

namespace navsmith::gui {

class DocumentTabs : public QTabBar {
    Q_OBJECT

public:
    explicit DocumentTabs(document::Workspace& workspace, QWidget* parent = nullptr);

    /// Activates the next (1) or the previous (-1) document.
    void step(int by);

Q_SIGNALS:
    void closeRequested(navsmith::document::Document* document);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;

private:
    void fill(const document::Document* without = nullptr);

    document::Workspace& workspace_;
};

} // namespace navsmith::gui
