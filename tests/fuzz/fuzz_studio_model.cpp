// Any bytes as the three files of a model, one after another; the first eight bytes tell the sizes of two.
#include "formats/source/studio_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::uint32_t sizes[2] = {};
    if (size < sizeof(sizes))
        return 0;
    std::memcpy(sizes, data, sizeof(sizes));
    auto rest = std::as_bytes(std::span(data, size)).subspan(sizeof(sizes));
    const auto cut = [&](std::size_t length) {
        const auto part = rest.first(std::min(length, rest.size()));
        rest = rest.subspan(part.size());
        return part;
    };
    const auto mdl = cut(sizes[0]);
    const auto vvd = cut(sizes[1]);
    const auto model = navsmith::source::readStudioModel(mdl, vvd, rest);
    if (!model)
        return 0;
    for (const auto& mesh : model->meshes) {
        for (const auto vertex : mesh.vertices)
            (void)model->vertices.at(vertex);
        (void)model->textureOf(mesh.material, 1);
    }
    return 0;
}
