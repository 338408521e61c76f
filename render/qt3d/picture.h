// An off-screen render target of any size.
#pragma once

#include <QSize>
#include <Qt3DRender/QRenderTarget>

namespace navsmith::render::qt3d {

/// Colour and depth attachments of this size.
Qt3DRender::QRenderTarget* makeTarget(Qt3DCore::QNode* parent, QSize size);

} // namespace navsmith::render::qt3d
