#include "core/systems/gta_sa_save/pools.h"

#include "core/model/transaction.h"
#include "core/systems/gta_sa_save/schema.h"

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint8_t kStreetSlow = 15; ///< a pickup that respawns
constexpr std::uint8_t kTypeBits = 0x3C; ///< of marker::bitsB
constexpr std::uint8_t kCoordinate = 4U << 2U;
constexpr std::uint8_t kTwoCarsFast = 7;
constexpr std::uint32_t kBuildingKind = 2;
constexpr int kNoModel = -1; ///< or no script

bool pickupLive(const Model& m, Slot row) {
    return m.get(pickup::type, row) != 0;
}
void setPickupLive(Transaction& tx, Slot row, bool live) {
    tx.set(pickup::type, row, live ? kStreetSlow : std::uint8_t{0});
    if (live) { // clear what is left of the previous pickup
        tx.set(pickup::object, row, std::uint32_t{0});
        tx.set(pickup::flags, row, std::uint8_t{0});
    }
}

bool markerLive(const Model& m, Slot row) {
    return (m.get(marker::bitsB, row) & kTypeBits) != 0;
}
void setMarkerLive(Transaction& tx, Slot row, bool live) {
    const auto others = static_cast<std::uint8_t>(tx.model().get(marker::bitsB, row) & ~unsigned{kTypeBits});
    tx.set(marker::bitsB, row, static_cast<std::uint8_t>(live ? others | kCoordinate : others));
    if (live) {
        tx.set(marker::bitsA, row, std::uint8_t{2}); // in use
        tx.set(marker::entity, row, Ref::none());    // what is left of the previous marker
        tx.set(marker::object, row, Ref::none());
        tx.set(marker::entrance, row, Ref::none());
    }
}

bool marker3dLive(const Model& m, Slot row) {
    return m.get(marker3d::used, row) != 0;
}
void setMarker3dLive(Transaction& tx, Slot row, bool live) {
    tx.set(marker3d::used, row, static_cast<std::uint8_t>(live ? 1 : 0));
}

bool storedCarLive(const Model& m, Slot row) {
    return m.get(stored_car::carModel, row) != 0;
}
void setStoredCarLive(Transaction& tx, Slot row, bool live) {
    tx.set(stored_car::carModel, row, static_cast<std::uint16_t>(live ? 400 : 0));
}

bool setPieceLive(const Model& m, Slot row) {
    return m.get(set_piece::listed, row) != 0;
}
void setSetPieceLive(Transaction& tx, Slot row, bool live) {
    tx.set(set_piece::listed, row, static_cast<std::uint8_t>(live ? 1 : 0));
    if (live && tx.model().get(set_piece::type, row) == 0)
        tx.set(set_piece::type, row, kTwoCarsFast);
}

bool triggerLive(const Model& m, Slot row) {
    return m.get(script_trigger::script, row) != kNoModel;
}
void setTriggerLive(Transaction& tx, Slot row, bool live) {
    tx.set(script_trigger::script, row, static_cast<std::int16_t>(live ? 0 : kNoModel));
}

bool swapLive(const Model& m, Slot row) {
    return m.get(building_swap::kind, row) != 0;
}
void setSwapLive(Transaction& tx, Slot row, bool live) {
    tx.set(building_swap::kind, row, live ? kBuildingKind : 0);
}

bool invisibleLive(const Model& m, Slot row) {
    return m.get(invisible_object::kind, row) != 0;
}
void setInvisibleLive(Transaction& tx, Slot row, bool live) {
    tx.set(invisible_object::kind, row, live ? kBuildingKind : 0);
}

bool blockedLive(const Model& m, Slot row) {
    return m.get(blocked_model::number, row) != kNoModel;
}
void setBlockedLive(Transaction& tx, Slot row, bool live) {
    tx.set(blocked_model::number, row, live ? 400 : kNoModel);
}

bool lodLinkLive(const Model& m, Slot row) {
    return !m.get(lod_link::object, row).isNone();
}
void setLodLinkLive(Transaction& tx, Slot row, bool live) {
    auto object = model::Ref();
    if (live) {
        const auto objects = tx.model().order(kObject).all();
        object = objects.empty() ? tx.raw(lod_link::object, 0) : model::Ref::to(objects.front());
    }
    tx.set(lod_link::object, row, object);
}

bool animationLive(const Model& m, Slot row) {
    return m.get(animation_group::number, row) != kNoModel;
}
void setAnimationLive(Transaction& tx, Slot row, bool live) {
    tx.set(animation_group::number, row, live ? 0 : kNoModel);
}

bool plateLive(const Model& m, Slot row) {
    return m.get(plate::listed, row) != 0;
}
void setPlateLive(Transaction& tx, Slot row, bool live) {
    tx.set(plate::listed, row, static_cast<std::uint8_t>(live ? 1 : 0));
    if (live)
        tx.set(plate::generator, row, Ref::none());
}

} // namespace

model::PoolSpec pickupPool() {
    return {pickupLive, setPickupLive};
}
model::PoolSpec markerPool() {
    return {markerLive, setMarkerLive};
}
model::PoolSpec marker3dPool() {
    return {marker3dLive, setMarker3dLive};
}
model::PoolSpec storedCarPool() {
    return {storedCarLive, setStoredCarLive};
}
model::PoolSpec setPiecePool() {
    return {setPieceLive, setSetPieceLive};
}
model::PoolSpec platePool() {
    return {plateLive, setPlateLive};
}
model::PoolSpec scriptTriggerPool() {
    return {triggerLive, setTriggerLive};
}
model::PoolSpec buildingSwapPool() {
    return {swapLive, setSwapLive};
}
model::PoolSpec invisibleObjectPool() {
    return {invisibleLive, setInvisibleLive};
}
model::PoolSpec blockedModelPool() {
    return {blockedLive, setBlockedLive};
}
model::PoolSpec lodLinkPool() {
    return {lodLinkLive, setLodLinkLive};
}
model::PoolSpec animationGroupPool() {
    return {animationLive, setAnimationLive};
}

} // namespace navsmith::systems::gta_sa_save
