#include "render/qt3d/model_entities.h"

#include "render/frustum.h"

#include <algorithm>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

constexpr int kMostRounds = 64; ///< of loading for one view, before wait() gives up

} // namespace

ModelEntities::~ModelEntities() {
    loader_.reset();
}

void ModelEntities::show(const FrameGraph& graph, const std::shared_ptr<const world::Backdrop>& world,
                         world::FindGameFile find, std::size_t bytes) {
    graph_ = &graph;
    if (world == world_)
        return;
    loader_.reset();
    pieces_.clear();
    drawn_.clear();
    shown_.clear();
    outside_.clear();
    cells_.reset();
    streaming_.reset();
    world_ = world;
    complete_ = true;
    if (world_ == nullptr || world_->drawn == nullptr || !find)
        return;
    cells_ = std::make_shared<const world::ModelCells>(*world_->drawn, world_->placed.get());
    streaming_ = std::make_unique<world::ModelStreaming>(world::ModelBudget{.bytes = bytes});
    loader_ = std::make_unique<ModelLoader>(world_, cells_, std::move(find), [this] { Q_EMIT ready(); });
    choose();
}

void ModelEntities::setLooks(std::span<const BackdropLook> looks, const HeightRange& heights, float paper) {
    looks_.assign(looks.begin(), looks.end());
    heights_ = heights;
    paper_ = paper;
    for (const auto& [key, piece] : pieces_)
        applyLooks(piece);
    choose();
}

void ModelEntities::applyLooks(const Piece& piece) const {
    if (piece.entity == nullptr)
        return;
    for (std::size_t pane = 0; pane < looks_.size(); ++pane)
        piece.entity->setLook(looks_[pane], heights_, paper_, pane);
}

void ModelEntities::follow(std::span<const Camera> cameras) {
    cameras_.assign(cameras.begin(), cameras.end());
    choose();
}

bool ModelEntities::active() const {
    return cells_ != nullptr && std::ranges::any_of(looks_, [](const BackdropLook& look) {
               return look.shown && needsTextures(look.surfaces);
           });
}

bool ModelEntities::choose() {
    std::set<world::ModelPiece> drawn;
    std::set<world::ModelCell> shown;
    std::set<world::ModelCell> outside;
    complete_ = true;
    if (active()) {
        auto sights = sightsOf(*cells_, cameras_.front());
        for (std::size_t i = 1; i < cameras_.size(); ++i) {
            const auto more = sightsOf(*cells_, cameras_[i]);
            for (std::size_t cell = 0; cell < sights.size(); ++cell) {
                sights[cell].distance = std::min(sights[cell].distance, more[cell].distance);
                sights[cell].inPicture |= more[cell].inPicture;
            }
        }
        for (const auto& sight : sights) {
            if (!sight.inPicture)
                outside.insert(sight.cell);
        }
        auto step = streaming_->look(std::move(sights));
        for (const auto& piece : step.drop)
            pieces_.erase(piece);
        for (const auto& piece : step.show) {
            drawn.insert(piece);
            shown.insert(piece.cell);
        }
        complete_ = step.load.empty();
        loader_->request(std::move(step.load));
    } else if (loader_ != nullptr) {
        loader_->request({});
    }
    const bool changed = drawn != drawn_;
    drawn_ = std::move(drawn);
    shown_ = std::move(shown);
    outside_ = std::move(outside);
    cull();
    return changed;
}

void ModelEntities::cull() {
    for (std::size_t pane = 0; pane < cameras_.size(); ++pane) {
        const Frustum picture(cameras_[pane]);
        for (const auto& [key, piece] : pieces_) {
            if (piece.entity != nullptr)
                piece.entity->setVisible(drawn_.contains(key) && picture.mayTouch(piece.bounds), pane);
        }
    }
}

bool ModelEntities::update() {
    if (loader_ == nullptr)
        return false;
    for (auto& loaded : loader_->take()) {
        auto& piece = pieces_[loaded.piece];
        piece.bounds = loaded.bounds;
        piece.entity.reset();
        if (!loaded.map.batches.empty()) {
            piece.entity = std::make_unique<TexturedMapEntity>(*graph_, *effects_, std::move(loaded.map));
            for (std::size_t pane = 0; pane < kMostPanes; ++pane)
                piece.entity->setVisible(false, pane);
            applyLooks(piece);
        }
        streaming_->loaded(loaded.piece, loaded.cost);
    }
    return choose();
}

void ModelEntities::wait() {
    for (int i = 0; i < kMostRounds && !complete_; ++i) {
        loader_->wait();
        update();
    }
}

} // namespace navsmith::render::qt3d
