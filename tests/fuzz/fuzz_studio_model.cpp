// Any bytes as the three files of a model, one after another; the first eight bytes tell the sizes of two.
#include "formats/source/studio_model.h"
#include "tests/fuzz/fuzz.h"

#include <cstring>

void navsmith::fuzz::run(Input input) {
    std::uint32_t sizes[2] = {};
    if (input.size() < sizeof(sizes))
        return;
    std::memcpy(sizes, input.data(), sizeof(sizes));
    auto rest = input.subspan(sizeof(sizes));
    const auto cut = [&](std::size_t length) {
        const auto part = rest.first(std::min(length, rest.size()));
        rest = rest.subspan(part.size());
        return part;
    };
    const auto mdl = cut(sizes[0]);
    const auto vvd = cut(sizes[1]);
    const auto model = source::readStudioModel(mdl, vvd, rest);
    if (!model)
        return;
    for (const auto& mesh : model->meshes) {
        requireIndexes(mesh.vertices, model->vertices);
        (void)model->textureOf(mesh.material, 1);
    }
}
