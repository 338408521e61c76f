#include "render/qt3d/ground_entity.h"

#include "render/frustum.h"
#include "render/model_loader.h"
#include "render/qt3d/convert.h"
#include "render/qt3d/picture.h"

#include <QImage>
#include <QVector2D>
#include <QVector4D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace navsmith::render::qt3d {

using Qt3DCore::QAttribute;
using Qt3DCore::QEntity;
using Qt3DCore::QGeometryView;

namespace {

constexpr float kGroundLineStep = 2; ///< metres between height lines

/// Of the heights of a block, every so many are drawn at a distance in world units. They divide a square.
int stepAt(float distance) {
    struct Step {
        float from;
        int step;
    };
    constexpr std::array<Step, 3> steps{{{3000, 4}, {1200, 2}, {0, 1}}};
    return std::ranges::find_if(steps, [&](const Step& s) { return distance >= s.from; })->step;
}

/// Below 0.25, and always the same: of faces in one plane, the one that is drawn first shows.
template <typename Value>
float placeAmong(const std::map<GroundKey, Value>& all, GroundKey key) {
    return 0.25F * static_cast<float>(std::distance(all.begin(), all.lower_bound(key))) /
           static_cast<float>(all.size());
}

} // namespace

GroundEntity::~GroundEntity() {
    loader_.reset();
    delete root_;
}

void GroundEntity::show(const FrameGraph& graph, std::shared_ptr<const world::Backdrop> backdrop) {
    graph_ = &graph;
    if (backdrop == backdrop_)
        return;
    backdrop_ = std::move(backdrop);
    mesh_ = backdrop_ != nullptr && backdrop_->placed != nullptr ? std::make_shared<GroundMesh>(backdrop_) : nullptr;
    reload();
}

/// Makes everything anew.
void GroundEntity::reload() {
    loader_.reset();
    delete root_;
    squares_.clear();
    blocks_.clear();
    needed_.clear();
    coveredBy_.clear();
    outside_.clear();
    covered_.clear();
    if (mesh_ == nullptr)
        return;
    root_ = new QEntity;
    makeMaterials();
    apply();
    root_->setParent(graph_->parentOf(Step::Backdrop));
    loader_ = std::make_unique<GroundLoader>(mesh_, look_.layers, [this] { Q_EMIT ready(); });
    follow(camera_);
}

void GroundEntity::makeMaterials() {
    const auto& picture = backdrop_->picture;
    QVector4D area(0, 0, 1, 1);
    auto* texture = materials_->noPicture;
    if (picture != nullptr) {
        const QImage image(picture->rgba.data(), static_cast<int>(picture->width), static_cast<int>(picture->height),
                           QImage::Format_RGBA8888);
        texture = makeTexture(root_, image.copy(), true);
        const auto size = picture->high - picture->low;
        area = {picture->low.x, picture->low.y, size.x, size.y};
    }
    const Values values{
        {QStringLiteral("opacity"), 1.0F},     {QStringLiteral("slice"), QVector2D()},
        {QStringLiteral("tint"), QVector2D()}, {QStringLiteral("lineStep"), 0.0F},
        {QStringLiteral("paper"), 0.0F},       {QStringLiteral("picture"), QVariant::fromValue(texture)},
        {QStringLiteral("pictureArea"), area}, {QStringLiteral("pictureShare"), 0.0F}};
    std::ranges::transform(materials_->ground, ways_.begin(),
                           [&](auto* effect) { return makeMaterial(root_, effect, values); });
    way_ = nullptr;
}

void GroundEntity::setLook(const BackdropLook& look) {
    const bool otherLayers = look.layers != look_.layers;
    if (look == look_)
        return;
    look_ = look;
    if (mesh_ == nullptr)
        return;
    if (otherLayers)
        reload();
    else
        apply();
}

void GroundEntity::setPaper(float paper) {
    paper_ = paper;
    if (root_ != nullptr)
        apply();
}

void GroundEntity::apply() {
    constexpr float solid = 0.995F;
    constexpr float pictureShare = 0.85F; // so that streets and houses show through
    using Way = Materials::GroundWay;
    const auto& all = backdrop_->geometry;
    const auto& slice = look_.slice;
    const bool withPicture = look_.picture && backdrop_->picture != nullptr;
    const bool whole = slice.bottom <= all.minimum.z && slice.top >= all.maximum.z;
    const auto way = look_.opacity < solid                                          ? Way::SeeThrough
                     : whole && !look_.tinted && !look_.heightLines && !withPicture ? Way::Plain
                                                                                    : Way::Solid;
    auto* material = ways_[static_cast<std::size_t>(way)];
    const QVector2D tint(std::max(slice.bottom, all.minimum.z), std::min(slice.top, all.maximum.z));
    const auto set = [&](const char* name, const QVariant& value) {
        parameterOf(material, QLatin1String(name))->setValue(value);
    };
    set("opacity", look_.opacity);
    set("slice", QVector2D(slice.bottom, slice.top));
    set("tint", look_.tinted ? tint : QVector2D());
    set("paper", paper_);
    set("lineStep", look_.heightLines ? kGroundLineStep : 0.0F);
    set("pictureShare", withPicture ? pictureShare : 0.0F);
    root_->setEnabled(look_.shown);
    if (way_ == material)
        return;
    const auto replace = [&](const Part& part) {
        if (part.entity == nullptr)
            return;
        if (way_ != nullptr)
            part.entity->removeComponent(way_);
        part.entity->addComponent(material);
    };
    for (const auto& [key, part] : squares_)
        replace(part);
    for (const auto& [key, block] : blocks_)
        replace(block.part);
    way_ = material;
}

GroundEntity::Part GroundEntity::makePart(const GroundTriangles& triangles, float late) {
    if (triangles.corners.empty())
        return {};
    const auto bytes = std::as_bytes(std::span(triangles.corners));
    // Attach it when complete: Qt loses a buffer that is added to the live tree before its geometry.
    auto* entity = new QEntity;
    auto* geometry = new Qt3DCore::QGeometry(entity);
    auto* buffer = new Qt3DCore::QBuffer(entity);
    buffer->setData({reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())});
    const auto count = static_cast<unsigned>(triangles.corners.size());
    const auto attribute = [&](const char* name, QAttribute::VertexBaseType type, unsigned size, std::size_t offset) {
        auto* result = new QAttribute(buffer, QLatin1String(name), type, size, count, static_cast<unsigned>(offset),
                                      sizeof(GroundVertex), geometry);
        geometry->addAttribute(result);
        return result;
    };
    geometry->setBoundingVolumePositionAttribute(
        attribute("position", QAttribute::Float, 3, offsetof(GroundVertex, position)));
    attribute("paint", QAttribute::UnsignedByte, 4, offsetof(GroundVertex, colour));
    auto* view = new QGeometryView(entity);
    view->setGeometry(geometry);
    view->setPrimitiveType(QGeometryView::Triangles);
    view->setVertexCount(static_cast<int>(count));
    auto* renderer = new Qt3DRender::QGeometryRenderer;
    renderer->setView(view);
    renderer->setMinPoint({-1, -1, -1}); // culled by cull()
    renderer->setMaxPoint({1, 1, 1});
    renderer->setSortIndex(sortIndexOf(Step::Backdrop) - late);
    entity->addComponent(renderer);
    entity->addComponent(way_);
    entity->setParent(root_);
    graph_->uploadedBytes += static_cast<std::uint64_t>(bytes.size());
    return {entity, triangles.bounds};
}

void GroundEntity::drop(Part& part) {
    if (part.entity != nullptr)
        delete part.entity;
    part = {};
}

void GroundEntity::follow(const Camera& camera) {
    camera_ = camera;
    if (mesh_ == nullptr)
        return;
    std::set<GroundKey> shown;
    for (const auto& [key, part] : squares_)
        shown.insert(key);
    const auto near = nearSquares(*mesh_, camera, shown);
    needed_ = {near.begin(), near.end()};
    std::vector<GroundKey> squares;
    std::ranges::copy_if(near, std::back_inserter(squares), [&](const auto& key) { return !squares_.contains(key); });
    const Frustum picture(camera);
    std::vector<std::pair<float, GroundKey>> farBlocks;
    for (const auto& [key, bounds] : mesh_->blocks()) {
        if (!blocks_.contains(key))
            farBlocks.emplace_back(picture.distanceTo(bounds) + (picture.mayTouch(bounds) ? 0.0F : 1e6F), key);
    }
    std::ranges::sort(farBlocks);
    std::vector<GroundKey> blocks;
    std::ranges::transform(farBlocks, std::back_inserter(blocks), [](const auto& block) { return block.second; });
    loader_->request(std::move(squares), std::move(blocks));
    cull();
    if (std::ranges::any_of(squares_, [&](const auto& square) { return !needed_.contains(square.first); }))
        Q_EMIT ready();
}

bool GroundEntity::update() {
    if (loader_ == nullptr)
        return false;
    auto loaded = loader_->take();
    bool changed = !loaded.near.empty();
    for (auto& [key, triangles] : loaded.near) {
        auto& part = squares_[key];
        drop(part);
        part = makePart(triangles, placeAmong(mesh_->squares(), key));
    }
    for (auto& [key, heights] : loaded.far)
        blocks_[key].heights = std::move(heights);
    for (auto it = squares_.begin(); it != squares_.end();) {
        if (needed_.contains(it->first)) {
            ++it;
            continue;
        }
        drop(it->second);
        it = squares_.erase(it);
        changed = true;
    }
    const bool drawn = drawBlocks();
    cull();
    return changed || drawn;
}

/// Draws blocks again whose squares or steps have changed.
bool GroundEntity::drawBlocks() {
    const Frustum picture(camera_);
    bool changed = false;
    for (auto& [key, block] : blocks_) {
        std::set<GroundKey> without;
        for (const auto& [square, part] : squares_) {
            if (GroundMesh::blockOf(square) == key)
                without.insert(square);
        }
        for (const auto& square : covered_) {
            if (GroundMesh::blockOf(square) == key)
                without.insert(square);
        }
        const int step = stepAt(picture.distanceTo(mesh_->blocks().at(key)));
        if (step == block.step && without == block.without)
            continue;
        drop(block.part);
        block.part = makePart(mesh_->far(key, block.heights, step, std::vector(without.begin(), without.end())),
                              0.25F + placeAmong(mesh_->blocks(), key)); // after the squares, before water
        block.step = step;
        block.without = std::move(without);
        changed = true;
    }
    return changed;
}

void GroundEntity::cull() {
    const Frustum picture(camera_);
    const auto apply = [&](const Part& part) {
        if (part.entity != nullptr)
            part.entity->setEnabled(picture.mayTouch(part.bounds));
    };
    for (const auto& [key, part] : squares_) {
        if (part.entity != nullptr)
            part.entity->setEnabled(!covered_.contains(key) && picture.mayTouch(part.bounds));
    }
    for (const auto& [key, block] : blocks_)
        apply(block.part);
}

void GroundEntity::cover(const world::ModelCells* cells, const std::set<world::ModelCell>& shown,
                         const std::set<world::ModelCell>& outside) {
    if (mesh_ == nullptr || (shown == coveredBy_ && outside == outside_))
        return;
    coveredBy_ = shown;
    outside_ = outside;
    auto covered = coveredSquares(*mesh_, cells, shown, outside);
    if (covered == covered_)
        return;
    covered_ = std::move(covered);
    drawBlocks();
    cull();
}

void GroundEntity::wait() {
    if (loader_ != nullptr)
        loader_->wait();
}

} // namespace navsmith::render::qt3d
