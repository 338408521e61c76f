#include "tests/core/systems/source2_nav/mesh_world.h"

#include <stdexcept>

namespace navsmith::tests {

namespace nav = systems::source2_nav;
using model::kNoSlot;
using model::Slot;

namespace {

Element withId(const model::Model& m, model::Column<std::uint32_t> ids, std::uint32_t id) {
    for (const Slot row : m.order(ids.type).all()) {
        if (m.get(ids, row) == id)
            return {ids.type, row};
    }
    throw std::logic_error("there is no such element");
}

} // namespace

FileBytes source2File(const Source2Mesh& mesh) {
    return {{"room.nav", bytesOfSource2(mesh)}};
}

FileBytes sevenWith(const Source2Change& change, std::uint32_t version) {
    auto mesh = source2MeshOfSeven(version);
    change(mesh);
    return source2File(mesh);
}

Source2Model::Source2Model(const FileBytes& files) : EditedModel(loadFiles(systemNamed("source2_nav"), files)) {}

Element Source2Model::area(std::uint32_t id) const {
    return withId(model, nav::area::id, id);
}

Element Source2Model::connection(std::uint32_t from, std::uint32_t to) const {
    const Slot owner = area(from).slot;
    const Slot target = area(to).slot;
    for (const Slot row : model.referrers(nav::connection::owner, owner)) {
        if (model.get(nav::connection::target, row).pointsTo(target))
            return {nav::kConnection, row};
    }
    return {};
}

bool Source2Model::connects(std::uint32_t from, std::uint32_t to) const {
    return connection(from, to).valid();
}

Element Source2Model::ladder(std::uint32_t id) const {
    return withId(model, nav::ladder::id, id);
}

Element Source2Model::spot(std::uint32_t id) const {
    return withId(model, nav::hiding_spot::id, id);
}

source2::NavFile Source2Model::file() const {
    return source2::read(saveFiles(model).at("room.nav")).value();
}

} // namespace navsmith::tests
