#include "render/qt3d/picture.h"

#include <QPainter>
#include <Qt3DRender/QPaintedTextureImage>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTexture>

namespace navsmith::render::qt3d {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QRenderTarget;
using Qt3DRender::QRenderTargetOutput;
using Qt3DRender::QTexture2D;

namespace {

class Painted : public Qt3DRender::QPaintedTextureImage {
public:
    explicit Painted(const QImage& image) : image_(image) { setSize(image.size()); }

protected:
    void paint(QPainter* painter) override {
        painter->setCompositionMode(QPainter::CompositionMode_Source);
        painter->drawImage(QRect({0, 0}, image_.size()), image_);
    }

private:
    QImage image_;
};

} // namespace

QAbstractTexture* makeTexture(Qt3DCore::QNode* parent, const QImage& image, bool mipMaps) {
    auto* texture = new QTexture2D(parent);
    texture->setFormat(QAbstractTexture::RGBA8_UNorm);
    texture->setMinificationFilter(mipMaps ? QAbstractTexture::LinearMipMapLinear : QAbstractTexture::Linear);
    texture->setMagnificationFilter(QAbstractTexture::Linear);
    texture->setGenerateMipMaps(mipMaps);
    texture->addTextureImage(new Painted(image));
    return texture;
}

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
