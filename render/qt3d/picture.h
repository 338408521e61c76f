// Pictures to render into, and pictures as textures.
#pragma once

#include "render/map_textures.h"

#include <QImage>
#include <QSize>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderTarget>

namespace navsmith::render::qt3d {

/// A target and its attachments, which belong to it.
struct Target {
    Qt3DRender::QRenderTarget* target = nullptr;
    Qt3DRender::QAbstractTexture* colour = nullptr;
    Qt3DRender::QAbstractTexture* depth = nullptr; ///< null if there is none
};

/// Attachments of this size for a picture.
Target makeTarget(Qt3DCore::QNode* parent, QSize size);
/// Only a colour attachment with two numbers for each pixel.
Target makeNumbersTarget(Qt3DCore::QNode* parent, QSize size);

/// The first row is at v = 0. `mipMaps`: for surfaces seen from afar.
Qt3DRender::QAbstractTexture* makeTexture(Qt3DCore::QNode* parent, const QImage& image, bool mipMaps = false);

/// The card gets the pixels with the next frame; then nothing else holds them.
Qt3DRender::QAbstractTexture* makeTextureArray(Qt3DCore::QNode* parent, TextureArray array);
/// White of 128 if there is no light.
Qt3DRender::QAbstractTexture* makeLightTexture(Qt3DCore::QNode* parent, world::LightAtlas light);

} // namespace navsmith::render::qt3d
