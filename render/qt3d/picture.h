// A target to draw a picture into that is not the window, of any size.
#pragma once

#include <QSize>
#include <Qt3DRender/QRenderTarget>

namespace navsmith::render::qt3d {

/// Colour and depth of this size.
Qt3DRender::QRenderTarget* makeTarget(Qt3DCore::QNode* parent, QSize size);

} // namespace navsmith::render::qt3d
