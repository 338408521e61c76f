// The view state of each open document.
#pragma once

#include "app/gui/view/view_state.h"
#include "core/document/workspace.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace navsmith::gui {

/// How the documents drawn together with the active one are drawn.
enum class OthersLook : std::uint8_t {
    DimmedIfAlike, ///< those of the same system are dimmed: two sets in one place can be told apart
    Shown,
    Dimmed,
    Hidden,
};

/// Create it before anything that observes a state: a state exists when other observers hear of its document, and is
/// deleted with the document.
class ViewStates : public QObject {
    Q_OBJECT

public:
    explicit ViewStates(document::Workspace& workspace, QObject* parent = nullptr);

    /// The state of a document in the workspace.
    [[nodiscard]] ViewState& of(const document::Document& document) const { return *states_.at(&document); }
    /// Null if no document is open.
    [[nodiscard]] ViewState* active() const;
    /// The other documents of the same world, which are drawn together with this one.
    [[nodiscard]] std::vector<const ViewState*> besides(const ViewState& view) const;

    /// How the maps of documents that are opened from now on look at first.
    void setUsualSurfaces(render::SurfaceLook look) { usualSurfaces_ = look; }

    [[nodiscard]] OthersLook othersLook() const { return othersLook_; }
    void setOthersLook(OthersLook look);
    /// Whether a document is drawn, and dimmed, while `active` is the active one. Documents of other worlds are not
    /// drawn.
    [[nodiscard]] bool isDrawn(const document::Document& document, const document::Document& active) const;
    [[nodiscard]] bool isDimmed(const document::Document& document, const document::Document& active) const;

Q_SIGNALS:
    /// A document was opened or closed.
    void statesChanged();
    void othersLookChanged();
    /// Emitted for any of the documents.
    void colouringChanged();

private:
    void add(document::Document* document);

    document::Workspace& workspace_;
    std::map<const document::Document*, std::unique_ptr<ViewState>> states_;
    render::SurfaceLook usualSurfaces_ = render::SurfaceLook::Shaded;
    OthersLook othersLook_ = OthersLook::DimmedIfAlike;
};

} // namespace navsmith::gui
