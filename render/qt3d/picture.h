// Pictures to render into, and pictures as textures.
#pragma once

#include <QImage>
#include <QSize>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderTarget>

namespace navsmith::render::qt3d {

/// Colour and depth attachments of this size.
Qt3DRender::QRenderTarget* makeTarget(Qt3DCore::QNode* parent, QSize size);

/// The first row is at v = 0. `mipMaps`: for surfaces seen from afar.
Qt3DRender::QAbstractTexture* makeTexture(Qt3DCore::QNode* parent, const QImage& image, bool mipMaps = false);

} // namespace navsmith::render::qt3d
