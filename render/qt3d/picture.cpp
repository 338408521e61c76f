#include "render/qt3d/picture.h"

#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTexture>

namespace navsmith::render::qt3d {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QRenderTarget;
using Qt3DRender::QRenderTargetOutput;
using Qt3DRender::QTexture2D;

QRenderTarget* makeTarget(Qt3DCore::QNode* parent, QSize size) {
    auto* target = new QRenderTarget(parent);
    const auto attach = [&](QRenderTargetOutput::AttachmentPoint point, QAbstractTexture::TextureFormat format) {
        auto* output = new QRenderTargetOutput(target);
        output->setAttachmentPoint(point);
        auto* texture = new QTexture2D(output);
        texture->setFormat(format);
        texture->setSize(size.width(), size.height());
        texture->setGenerateMipMaps(false);
        output->setTexture(texture);
        target->addOutput(output);
    };
    attach(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm);
    attach(QRenderTargetOutput::Depth, QAbstractTexture::D24);
    return target;
}

} // namespace navsmith::render::qt3d
