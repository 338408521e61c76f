#include "render/qt3d/picture.h"

#include <QPainter>
#include <Qt3DRender/QPaintedTextureImage>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <Qt3DRender/QTextureWrapMode>

#include <utility>

namespace navsmith::render::qt3d {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QRenderTarget;
using Qt3DRender::QRenderTargetOutput;
using Qt3DRender::QTexture2D;
using Qt3DRender::QTexture2DArray;
using Qt3DRender::QTextureImageData;
using Qt3DRender::QTextureImageDataGenerator;
using Qt3DRender::QTextureImageDataGeneratorPtr;
using Qt3DRender::QTextureImageDataPtr;
using Qt3DRender::QTextureWrapMode;

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

/// One level of an image; `channels`: 3 or 4 bytes for a pixel.
struct Pixels {
    QSize size;
    int channels = 4;
    std::vector<std::uint8_t> bytes;
};

/// Gives its pixels away once: Qt asks for them once and frees them when the card has them.
class PixelsOnce : public QTextureImageDataGenerator {
public:
    PixelsOnce(Pixels pixels, QOpenGLTexture::Target target) : pixels_(std::move(pixels)), target_(target) {}

    QTextureImageDataPtr operator()() override {
        const bool opaque = pixels_.channels == 3;
        auto data = QTextureImageDataPtr::create();
        data->setTarget(target_);
        data->setWidth(pixels_.size.width());
        data->setHeight(pixels_.size.height());
        data->setDepth(1);
        data->setLayers(1);
        data->setFaces(1);
        data->setMipLevels(1);
        data->setFormat(opaque ? QOpenGLTexture::RGB8_UNorm : QOpenGLTexture::RGBA8_UNorm);
        data->setPixelFormat(opaque ? QOpenGLTexture::RGB : QOpenGLTexture::RGBA);
        data->setPixelType(QOpenGLTexture::UInt8);
        const auto bytes = std::exchange(pixels_.bytes, {});
        data->setData(QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())),
                      pixels_.channels, false);
        return data;
    }
    bool operator==(const QTextureImageDataGenerator& other) const override { return this == &other; }

private:
    QT3D_FUNCTOR(PixelsOnce)

    Pixels pixels_;
    QOpenGLTexture::Target target_;
};

class PixelsImage : public Qt3DRender::QAbstractTextureImage {
public:
    PixelsImage(Pixels pixels, QOpenGLTexture::Target target) : generator_(new PixelsOnce(std::move(pixels), target)) {}

protected:
    [[nodiscard]] QTextureImageDataGeneratorPtr dataGenerator() const override { return generator_; }

private:
    QTextureImageDataGeneratorPtr generator_;
};

QAbstractTexture* attach(QRenderTarget* target, QRenderTargetOutput::AttachmentPoint point,
                         QAbstractTexture::TextureFormat format, QSize size) {
    auto* output = new QRenderTargetOutput(target);
    output->setAttachmentPoint(point);
    auto* texture = new QTexture2D(output);
    texture->setFormat(format);
    texture->setSize(size.width(), size.height());
    texture->setGenerateMipMaps(false);
    output->setTexture(texture);
    target->addOutput(output);
    return texture;
}

} // namespace

QAbstractTexture* makeTextureArray(Qt3DCore::QNode* parent, TextureArray array) {
    auto* texture = new QTexture2DArray(parent);
    const auto size = static_cast<int>(array.size);
    texture->setFormat(QAbstractTexture::RGBA8_UNorm);
    texture->setSize(size, size);
    texture->setLayers(static_cast<int>(array.images));
    texture->setMipLevels(static_cast<int>(array.levels));
    texture->setGenerateMipMaps(false);
    texture->setMinificationFilter(QAbstractTexture::LinearMipMapLinear);
    texture->setMagnificationFilter(QAbstractTexture::Linear);
    texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::Repeat));
    for (std::size_t i = 0; i < array.pixels.size(); ++i) {
        const auto level = static_cast<int>(i % array.levels);
        auto* image = new PixelsImage({{size >> level, size >> level}, 4, std::move(array.pixels[i])},
                                      QOpenGLTexture::Target2DArray);
        image->setLayer(static_cast<int>(i / array.levels));
        image->setMipLevel(level);
        texture->addTextureImage(image);
    }
    return texture;
}

QAbstractTexture* makeLightTexture(Qt3DCore::QNode* parent, world::LightAtlas light) {
    constexpr std::uint8_t neutral = 128;
    if (light.rgb.empty())
        light = {1, 1, {neutral, neutral, neutral}};
    const QSize size(static_cast<int>(light.width), static_cast<int>(light.height));
    auto* texture = new QTexture2D(parent);
    texture->setFormat(QAbstractTexture::RGB8_UNorm);
    texture->setSize(size.width(), size.height());
    texture->setGenerateMipMaps(false);
    texture->setMinificationFilter(QAbstractTexture::Linear);
    texture->setMagnificationFilter(QAbstractTexture::Linear);
    texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
    texture->addTextureImage(new PixelsImage({size, 3, std::move(light.rgb)}, QOpenGLTexture::Target2D));
    return texture;
}

QAbstractTexture* makeTexture(Qt3DCore::QNode* parent, const QImage& image, bool mipMaps) {
    auto* texture = new QTexture2D(parent);
    texture->setFormat(QAbstractTexture::RGBA8_UNorm);
    texture->setMinificationFilter(mipMaps ? QAbstractTexture::LinearMipMapLinear : QAbstractTexture::Linear);
    texture->setMagnificationFilter(QAbstractTexture::Linear);
    texture->setGenerateMipMaps(mipMaps);
    texture->addTextureImage(new Painted(image));
    return texture;
}

Target makeTarget(Qt3DCore::QNode* parent, QSize size) {
    auto* target = new QRenderTarget(parent);
    auto* colour = attach(target, QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm, size);
    return {target, colour, attach(target, QRenderTargetOutput::Depth, QAbstractTexture::D24, size)};
}

Target makeNumbersTarget(Qt3DCore::QNode* parent, QSize size) {
    auto* target = new QRenderTarget(parent);
    return {target, attach(target, QRenderTargetOutput::Color0, QAbstractTexture::RG16F, size), nullptr};
}

} // namespace navsmith::render::qt3d
