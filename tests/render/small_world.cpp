#include "tests/render/small_world.h"

#include "core/systems/registry.h"
#include "tests/support/path_bytes.h"

#include <stdexcept>

namespace navsmith::tests {

const systems::System& paths() {
    return *systems::find("gta_sa_paths");
}

model::ElementTypeId type(const char* id) {
    return *paths().schema->findElementType(id);
}

const model::PropertySpec& property(model::ElementTypeId type, const char* id) {
    return *paths().schema->type(type).findProperty(id);
}

model::Model smallWorld() {
    const auto bytes = buildArea(smallArea(27), RawForm::Exact);
    const systems::InputFile file{"NODES27.DAT", bytes};
    auto loaded = paths().codec.load(std::span(&file, 1), {});
    if (!loaded)
        throw std::runtime_error(bytes::describe(loaded.error()));
    return std::move(loaded->model);
}

render::Camera above(const render::Scene& scene) {
    render::Camera camera;
    camera.viewport = {800, 600};
    camera.lookFromTop(scene.bounds());
    return camera;
}

} // namespace navsmith::tests
