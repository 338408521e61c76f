#include "render/qt3d/draw_buffer.h"

#include "core/symbol/primitives.h"

#include <QVector3D>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace navsmith::render::qt3d {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;
using Qt3DCore::QEntity;
using Qt3DCore::QGeometry;
using Qt3DCore::QGeometryView;

namespace layouts {
namespace {

constexpr auto kFloat = QAttribute::Float;
constexpr auto kByte = QAttribute::UnsignedByte; // a normalised colour component
constexpr auto kShort = QAttribute::UnsignedShort;
constexpr auto kInt = QAttribute::UnsignedInt;

constexpr unsigned kColour = sizeof(glm::vec3); // offset of a colour that follows a position
using symbol::Quad;
using symbol::Ribbon;
using symbol::SegmentEnd;
using symbol::Sprite;

constexpr std::array kSprite{Field{"position", kFloat, 3, 0}, Field{"colour", kByte, 4, offsetof(Sprite, colour)},
                             Field{"size", kFloat, 1, offsetof(Sprite, size)},
                             Field{"shape", kInt, 1, offsetof(Sprite, shape)}};
constexpr unsigned kSecond = sizeof(SegmentEnd);
constexpr std::array kSegment{Field{"a", kFloat, 3, 0}, Field{"colourA", kByte, 4, offsetof(SegmentEnd, colour)},
                              Field{"styleA", kInt, 1, offsetof(SegmentEnd, style)}, Field{"b", kFloat, 3, kSecond},
                              Field{"colourB", kByte, 4, kSecond + offsetof(SegmentEnd, colour)}};
constexpr std::array kRibbon{Field{"a", kFloat, 3, 0},
                             Field{"b", kFloat, 3, offsetof(Ribbon, b)},
                             Field{"halfWidth", kFloat, 1, offsetof(Ribbon, halfWidth)},
                             Field{"fillColour", kByte, 4, offsetof(Ribbon, fill)},
                             Field{"edgeColour", kByte, 4, offsetof(Ribbon, edge)},
                             Field{"chevrons", kInt, 1, offsetof(Ribbon, chevrons)}};
constexpr std::array kQuad{Field{"corner0", kFloat, 3, 0},
                           Field{"corner1", kFloat, 3, 12},
                           Field{"corner2", kFloat, 3, 24},
                           Field{"corner3", kFloat, 3, 36},
                           Field{"fillColour", kByte, 4, offsetof(Quad, fill)},
                           Field{"edgeColour", kByte, 4, offsetof(Quad, edge)},
                           Field{"disc", kInt, 1, offsetof(Quad, round)}};
constexpr std::array kWord{Field{"position", kFloat, 3, 0}, Field{"colour", kByte, 4, kColour},
                           Field{"cells", kInt, 2, offsetof(Word, cells)},
                           Field{"extent", kShort, 2, offsetof(Word, column)}};
constexpr std::array kLine{Field{"position", kFloat, 3, 0}, Field{"colour", kByte, 4, kColour}};
constexpr std::array kAxis{Field{"direction", kFloat, 3, 0}, Field{"colour", kByte, 4, 12},
                           Field{"ball", kFloat, 1, 16}, Field{"letter", kFloat, 1, 20}};
constexpr std::array kScreen{Field{"position", kFloat, 2, 0}};

} // namespace

const Layout sprites{kSprite, sizeof(Sprite)};
const Layout segments{kSegment, sizeof(symbol::Segment)};
const Layout ribbons{kRibbon, sizeof(Ribbon)};
const Layout quads{kQuad, sizeof(Quad)};
const Layout words{kWord, sizeof(Word)};
const Layout dots{kSprite, sizeof(Sprite), QGeometryView::Points, 1};
const Layout lines{kLine, sizeof(SegmentEnd), QGeometryView::Lines, 2};
const Layout axes{kAxis, 24};
const Layout screen{kScreen, 8, QGeometryView::TriangleStrip, 1};

} // namespace layouts

DrawBuffer::~DrawBuffer() {
    for (auto* drawn : {&nearDrawn_, &farDrawn_}) {
        for (std::size_t pane = 1; pane < kMostPanes; ++pane)
            delete drawn->entities[pane]; // the first pane's belongs to the root
    }
    delete root_;
}

DrawBuffer::DrawBuffer(DrawBuffer&& other) noexcept
    : near_(other.near_), far_(other.far_), nearDrawn_(std::exchange(other.nearDrawn_, {})),
      farDrawn_(std::exchange(other.farDrawn_, {})), graph_(other.graph_), root_(std::exchange(other.root_, nullptr)),
      buffer_(other.buffer_), capacity_(other.capacity_), count_(other.count_), setAllAt_(other.setAllAt_),
      details_(other.details_) {}

DrawBuffer::Drawn DrawBuffer::drawnBy(const Recipe& recipe, QEntity* parent, float late) {
    const Layout& layout = *recipe.layout;
    auto* entity = new QEntity(parent);
    auto* geometry = new QGeometry;
    for (const Field& field : layout.fields) {
        auto* attribute = new QAttribute(buffer_, QString::fromLatin1(field.name), field.type, field.components,
                                         static_cast<uint>(capacity_), field.offset, layout.stride);
        attribute->setDivisor(layout.verticesPerItem == 0 ? 1 : 0);
        geometry->addAttribute(attribute);
    }
    auto* view = new QGeometryView;
    view->setGeometry(geometry);
    view->setPrimitiveType(layout.primitive);
    if (layout.verticesPerItem == 0)
        view->setVertexCount(4);
    auto* renderer = new Qt3DRender::QGeometryRenderer;
    renderer->setView(view);
    // Explicit dummy bounds: Qt would scan the whole buffer after every change to compute them. Qt culls nothing here.
    renderer->setMinPoint({-1, -1, -1});
    renderer->setMaxPoint({1, 1, 1});
    renderer->setSortIndex(sortIndexOf(recipe.step) - late);
    entity->addComponent(renderer);
    entity->addComponent(recipe.material);
    return {renderer, view, {entity}};
}

void DrawBuffer::setCount(Drawn& drawn, const Recipe& recipe) const {
    if (recipe.layout->verticesPerItem == 0)
        drawn.view->setInstanceCount(static_cast<int>(count_));
    else
        drawn.view->setVertexCount(static_cast<int>(count_ * recipe.layout->verticesPerItem));
}

void DrawBuffer::build(const FrameGraph& graph, const QByteArray& bytes) {
    // Attach it when complete: Qt loses a buffer that is added to the live tree before its geometry.
    auto* root = new QEntity;
    buffer_ = new QBuffer(root);
    buffer_->setData(bytes);
    // Within a step in the order in which they are made: what overlaps would else look different each time.
    constexpr float step = 0x1p-16F; // the smallest that sort indexes can tell apart
    const float late = std::min(static_cast<float>(graph.frames->drawBuffers++) * step, 0.99F);
    nearDrawn_ = drawnBy(near_, root, late);
    if (far_.layout != nullptr)
        farDrawn_ = drawnBy(far_, root, late);
    root_ = root;
    graph_ = &graph;
    setCount(nearDrawn_, near_);
    if (farDrawn_.view != nullptr)
        setCount(farDrawn_, far_);
    applyDetail(0);
    root->setParent(graph.parentOf(near_.step));
    applyDetails();
}

/// If a buffer gets full and partial data within one frame, Qt drops one of them, whichever comes first. So discard the
/// partial updates of this frame here, and set the whole buffer again until the next frame.
void DrawBuffer::setAll(const FrameGraph& graph, const QByteArray& bytes) {
    buffer_->setProperty("QT3D_updateData", QVariant());
    buffer_->setData(bytes);
    setAllAt_ = graph.frames->frame;
}

bool DrawBuffer::uploadBytes(const FrameGraph& graph, std::span<const std::byte> bytes, std::size_t itemBytes,
                             std::span<const ItemRange> changed) {
    const std::size_t count = bytes.size() / itemBytes;
    const bool grown = count > capacity_;
    const bool resized = count != count_;
    count_ = count;
    const auto* data = reinterpret_cast<const char*>(bytes.data());
    bool built = false;
    if (grown || (root_ && setAllAt_ == graph.frames->frame)) {
        if (grown)
            capacity_ = count + (root_ ? count / 2 + 16 : count / 8);
        QByteArray padded(data, static_cast<qsizetype>(bytes.size()));
        const std::size_t size = capacity_ * itemBytes;
        padded.resize(static_cast<qsizetype>(size), '\0');
        built = !root_;
        if (built)
            build(graph, padded);
        else
            setAll(graph, padded);
        graph.frames->uploadedBytes += bytes.size();
    } else {
        for (const auto& range : changed) {
            const auto first = std::min(range.first, count) * itemBytes;
            const auto last = std::min(range.last, count) * itemBytes;
            if (first == last)
                continue;
            buffer_->updateData(static_cast<int>(first),
                                QByteArray(data + first, static_cast<qsizetype>(last - first)));
            graph.frames->uploadedBytes += last - first;
        }
    }
    if (resized && !built && root_) {
        if (count > 0) {
            setCount(nearDrawn_, near_);
            if (farDrawn_.view != nullptr)
                setCount(farDrawn_, far_);
        }
        built = applyDetails();
    }
    return built;
}

bool DrawBuffer::show(Detail detail, std::size_t pane) {
    if (detail == details_[pane])
        return false;
    details_[pane] = detail;
    return root_ && applyDetail(pane);
}

bool DrawBuffer::applyDetails() {
    bool built = false;
    for (std::size_t pane = 0; pane < kMostPanes; ++pane)
        built |= applyDetail(pane);
    return built;
}

bool DrawBuffer::applyDetail(std::size_t pane) {
    const Detail shown = count_ == 0 ? Detail::Hidden : details_[pane];
    const bool farShown = shown == Detail::Far && farDrawn_.view != nullptr;
    const bool builtFar = farDrawn_.view != nullptr && enable(farDrawn_, far_, pane, farShown);
    return enable(nearDrawn_, near_, pane, shown != Detail::Hidden && !farShown) || builtFar;
}

/// The entities of other panes are made when they first show something.
bool DrawBuffer::enable(Drawn& drawn, const Recipe& recipe, std::size_t pane, bool enabled) {
    auto& entity = drawn.entities[pane];
    if (entity) {
        entity->setEnabled(enabled);
        return false;
    }
    if (!enabled)
        return false;
    entity = new QEntity;
    entity->addComponent(drawn.renderer);
    entity->addComponent(recipe.material);
    entity->setParent(graph_->panes[pane]->parentOf(recipe.step));
    return true;
}

} // namespace navsmith::render::qt3d
