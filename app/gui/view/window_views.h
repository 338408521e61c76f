// The 3D views of a document in one window: how they are arranged, and the camera and look of the map of each.
#pragma once

#include "app/gui/view/view_layout.h"

#include <QObject>

#include <functional>
#include <optional>

namespace navsmith::document {
class Document;
} // namespace navsmith::document

namespace navsmith::gui {

class WindowViews : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // Map ----------------------------------------------------------------------------------------------------------
    /// The look of the map in the active 3D view.
    [[nodiscard]] const render::BackdropLook& mapLook() const { return drawn_[layout_.active].look; }
    void setMapLook(const render::BackdropLook& look);
    /// Whether a 3D view shows the map's textures.
    [[nodiscard]] bool needsTextures() const;

    // Camera -------------------------------------------------------------------------------------------------------
    /// The camera of the active 3D view; empty until the document is first shown. Documents of one world share their
    /// cameras: the viewport copies them.
    [[nodiscard]] const std::optional<render::Camera>& camera() const { return drawn_[layout_.active].camera; }
    void setCamera(const render::Camera& camera);

    // Several 3D views ---------------------------------------------------------------------------------------------
    [[nodiscard]] const ViewLayout& layout() const { return layout_; }
    [[nodiscard]] const DocumentViews& drawnViews() const { return drawn_; }
    /// What the viewport shows: it keeps these up to date.
    void keepLayout(const ViewLayout& layout);
    /// A view that is new begins with the look of the first one, but shows the map's surfaces like this, if it is
    /// given.
    void keepCamera(std::size_t view, const render::Camera& camera, std::optional<render::SurfaceLook> surfaces = {});
    /// Replaces all; the viewport follows.
    void setViews(const StoredViews& views);

Q_SIGNALS:
    void mapLookChanged();
    void cameraChanged();
    void viewsChanged();

private:
    ViewLayout layout_;
    DocumentViews drawn_;
};

/// Finds the views of a document in a window.
using FindWindowViews = std::function<WindowViews&(const document::Document&)>;

} // namespace navsmith::gui
