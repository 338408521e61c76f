// The view state of each open document.
#pragma once

#include "app/gui/view/view_state.h"
#include "core/document/workspace.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace navsmith::gui {

/// Make it before whatever observes a state: a state is there when others hear of its document, and goes with it.
class ViewStates : public QObject {
    Q_OBJECT

public:
    explicit ViewStates(document::Workspace& workspace, QObject* parent = nullptr);

    /// Of a document in the workspace.
    [[nodiscard]] ViewState& of(const document::Document& document) const { return *states_.at(&document); }
    /// Null while nothing is open.
    [[nodiscard]] ViewState* active() const;
    /// The others that lie in the same world: they are drawn together with this one.
    [[nodiscard]] std::vector<const ViewState*> besides(const ViewState& view) const;

Q_SIGNALS:
    /// Of any of them.
    void colouringChanged();

private:
    void add(document::Document* document);

    document::Workspace& workspace_;
    std::map<const document::Document*, std::unique_ptr<ViewState>> states_;
};

} // namespace navsmith::gui
