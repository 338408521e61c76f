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
#include <iterator>
#include <limits>
#include <span>
#include <utility>

namespace navsmith::render::qt3d {

using Qt3DCore::QAttribute;
using Qt3DCore::QEntity;
using Qt3DCore::QGeometryView;

namespace {

constexpr float kGroundLineStep = 2; ///< metres between height lines

/// At a distance, in world units, only every so many heights of a block are drawn. The steps divide a square.
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
    for (const auto& pane : panes_)
        delete pane.root;
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
    for (auto& pane : panes_) {
        delete pane.root;
        pane.way = nullptr;
    }
    squares_.clear();
    blocks_.clear();
    needed_.clear();
    coveredBy_.clear();
    outside_.clear();
    covered_.clear();
    if (mesh_ == nullptr)
        return;
    makePanes();
    loader_ = std::make_unique<GroundLoader>(mesh_, layers_, [this] { Q_EMIT ready(); });
    std::vector<Camera> cameras;
    std::ranges::transform(panes_, std::back_inserter(cameras), &Pane::camera);
    follow(cameras);
}

/// Makes the panes that do not exist yet.
void GroundEntity::makePanes() {
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        auto& pane = panes_[i];
        if (pane.root != nullptr)
            continue;
        pane.root = new QEntity;
        if (i == 0) {
            const auto& picture = backdrop_->picture;
            picture_ = materials_->noPicture;
            if (picture != nullptr) {
                const QImage image(picture->rgba.data(), static_cast<int>(picture->width),
                                   static_cast<int>(picture->height), QImage::Format_RGBA8888);
                picture_ = makeTexture(pane.root, image.copy(), true);
            }
        }
        makeMaterials(pane, picture_);
        apply(pane);
        pane.root->setParent(graph_->panes[i]->parentOf(Step::Backdrop));
    }
}

void GroundEntity::makeMaterials(Pane& pane, Qt3DRender::QAbstractTexture* texture) const {
    const auto& picture = backdrop_->picture;
    QVector4D area(0, 0, 1, 1);
    if (picture != nullptr) {
        const auto size = picture->high - picture->low;
        area = {picture->low.x, picture->low.y, size.x, size.y};
    }
    const Values values{
        {QStringLiteral("opacity"), 1.0F},     {QStringLiteral("slice"), QVector2D()},
        {QStringLiteral("tint"), QVector2D()}, {QStringLiteral("lineStep"), 0.0F},
        {QStringLiteral("paper"), 0.0F},       {QStringLiteral("picture"), QVariant::fromValue(texture)},
        {QStringLiteral("pictureArea"), area}, {QStringLiteral("pictureShare"), 0.0F}};
    std::ranges::transform(materials_->ground, pane.ways.begin(),
                           [&](auto* effect) { return makeMaterial(pane.root, effect, values); });
    pane.way = nullptr;
}

void GroundEntity::setLooks(std::span<const BackdropLook> looks) {
    const auto before = panes_.size();
    for (std::size_t i = looks.size(); i < before; ++i)
        delete panes_[i].root; // with what it draws
    panes_.resize(looks.size());
    world::LayerMask layers = 0;
    for (const auto& look : looks)
        layers |= look.layers;
    const bool otherLayers = std::exchange(layers_, layers) != layers;
    std::vector<Pane*> changed;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (std::exchange(panes_[i].look, looks[i]) != looks[i])
            changed.push_back(&panes_[i]);
    }
    if (mesh_ == nullptr)
        return;
    if (otherLayers) {
        reload();
        return;
    }
    if (panes_.size() > before) {
        makePanes();
        for (auto& [key, part] : squares_)
            drawInPanes(part);
        for (auto& [key, block] : blocks_) {
            for (auto& form : block.forms)
                drawInPanes(form.part);
        }
    }
    for (auto* pane : changed)
        apply(*pane);
    if (!changed.empty() || panes_.size() != before) {
        drawBlocks();
        cull();
    }
}

void GroundEntity::setPaper(float paper) {
    paper_ = paper;
    for (auto& pane : panes_) {
        if (pane.root != nullptr)
            apply(pane);
    }
}

void GroundEntity::apply(Pane& pane) {
    constexpr float solid = 0.995F;
    constexpr float pictureShare = 0.85F; // so that streets and houses show through
    using Way = Materials::GroundWay;
    const auto& all = backdrop_->geometry;
    const auto& look = pane.look;
    const auto& slice = look.slice;
    const bool withPicture = look.picture && backdrop_->picture != nullptr;
    const bool whole = slice.bottom <= all.minimum.z && slice.top >= all.maximum.z;
    const auto way = look.opacity < solid                                         ? Way::SeeThrough
                     : whole && !look.tinted && !look.heightLines && !withPicture ? Way::Plain
                                                                                  : Way::Solid;
    auto* material = pane.ways[static_cast<std::size_t>(way)];
    const QVector2D tint(std::max(slice.bottom, all.minimum.z), std::min(slice.top, all.maximum.z));
    const auto set = [&](const char* name, const QVariant& value) {
        parameterOf(material, QLatin1String(name))->setValue(value);
    };
    set("opacity", look.opacity);
    set("slice", QVector2D(slice.bottom, slice.top));
    set("tint", look.tinted ? tint : QVector2D());
    set("paper", paper_);
    set("lineStep", look.heightLines ? kGroundLineStep : 0.0F);
    set("pictureShare", withPicture ? pictureShare : 0.0F);
    pane.root->setEnabled(look.shown);
    if (pane.way == material)
        return;
    const auto index = static_cast<std::size_t>(&pane - panes_.data());
    const auto replace = [&](const Part& part) {
        auto* entity = part.entities[index].data();
        if (entity == nullptr)
            return;
        if (pane.way != nullptr)
            entity->removeComponent(pane.way);
        entity->addComponent(material);
    };
    for (const auto& [key, part] : squares_)
        replace(part);
    for (const auto& [key, block] : blocks_) {
        for (const auto& form : block.forms)
            replace(form.part);
    }
    pane.way = material;
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
    entity->addComponent(panes_.front().way);
    entity->setParent(panes_.front().root);
    graph_->frames->uploadedBytes += static_cast<std::uint64_t>(bytes.size());
    Part part{entity, {entity}, triangles.bounds};
    drawInPanes(part);
    return part;
}

/// In those where it is not drawn yet.
void GroundEntity::drawInPanes(Part& part) const {
    for (std::size_t i = 1; i < panes_.size() && part.owner != nullptr; ++i) {
        if (part.entities[i] != nullptr)
            continue;
        auto* entity = new QEntity;
        entity->addComponent(part.owner->componentsOfType<Qt3DRender::QGeometryRenderer>().constFirst());
        entity->addComponent(panes_[i].way);
        entity->setParent(panes_[i].root);
        part.entities[i] = entity;
    }
}

void GroundEntity::drop(Part& part) {
    for (std::size_t i = 1; i < part.entities.size(); ++i)
        delete part.entities[i];
    delete part.owner;
    part = {};
}

void GroundEntity::follow(std::span<const Camera> cameras) {
    for (std::size_t i = 0; i < std::min(panes_.size(), cameras.size()); ++i)
        panes_[i].camera = cameras[i];
    if (mesh_ == nullptr)
        return;
    std::set<GroundKey> shown;
    for (const auto& [key, part] : squares_)
        shown.insert(key);
    needed_.clear();
    std::vector<GroundKey> squares;
    for (const auto& camera : cameras) {
        for (const auto& key : nearSquares(*mesh_, camera, shown)) {
            if (needed_.insert(key).second && !squares_.contains(key))
                squares.push_back(key);
        }
    }
    const std::vector<Frustum> pictures(cameras.begin(), cameras.end());
    std::vector<std::pair<float, GroundKey>> farBlocks;
    for (const auto& [key, bounds] : mesh_->blocks()) {
        if (blocks_.contains(key))
            continue;
        float soon = std::numeric_limits<float>::max();
        for (const auto& picture : pictures)
            soon = std::min(soon, picture.distanceTo(bounds) + (picture.mayTouch(bounds) ? 0.0F : 1e6F));
        farBlocks.emplace_back(soon, key);
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

/// Which of a block's forms a pane shows.
std::size_t GroundEntity::formIn(const Pane& pane, const Block& block) const {
    return block.covered && needsTextures(pane.look.surfaces) ? 1 : 0;
}

/// Draws blocks again whose squares or steps have changed.
bool GroundEntity::drawBlocks() {
    std::vector<Frustum> pictures;
    for (const auto& pane : panes_)
        pictures.emplace_back(pane.camera);
    bool changed = false;
    for (auto& [key, block] : blocks_) {
        float distance = std::numeric_limits<float>::max();
        for (const auto& picture : pictures)
            distance = std::min(distance, picture.distanceTo(mesh_->blocks().at(key)));
        const auto isHere = [&, here = key](const GroundKey& square) { return GroundMesh::blockOf(square) == here; };
        std::array<std::set<GroundKey>, 2> without;
        for (const auto& [square, part] : squares_) {
            if (isHere(square))
                without[0].insert(square);
        }
        without[1] = without[0];
        std::ranges::copy_if(covered_, std::inserter(without[1], without[1].end()), isHere);
        block.covered = without[1].size() > without[0].size();
        std::array<bool, 2> used{};
        for (const auto& pane : panes_)
            used[formIn(pane, block)] = true;
        for (std::size_t form = 0; form < used.size(); ++form) {
            if (used[form]) {
                changed |= drawForm(key, block, form, stepAt(distance), std::move(without[form]));
            } else {
                drop(block.forms[form].part);
                block.forms[form] = {};
            }
        }
    }
    return changed;
}

bool GroundEntity::drawForm(const GroundKey& key, Block& block, std::size_t index, int step,
                            std::set<GroundKey> without) {
    auto& form = block.forms[index];
    if (step == form.step && without == form.without)
        return false;
    drop(form.part);
    form.part = makePart(mesh_->far(key, block.heights, step, std::vector(without.begin(), without.end())),
                         0.25F + placeAmong(mesh_->blocks(), key)); // after the squares, before water
    form.step = step;
    form.without = std::move(without);
    return true;
}

void GroundEntity::cull() {
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        const auto& pane = panes_[i];
        const Frustum picture(pane.camera);
        const bool textured = needsTextures(pane.look.surfaces);
        const auto apply = [&](const Part& part, bool shown) {
            if (part.entities[i] != nullptr)
                part.entities[i]->setEnabled(shown && picture.mayTouch(part.bounds));
        };
        for (const auto& [key, part] : squares_)
            apply(part, !textured || !covered_.contains(key));
        for (const auto& [key, block] : blocks_) {
            for (std::size_t form = 0; form < block.forms.size(); ++form)
                apply(block.forms[form].part, form == formIn(pane, block));
        }
    }
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
