#include "core/systems/source_nav/generation/source/source_props.h"

#include "core/model/wording.h"
#include "formats/source/vbsp_props.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <string_view>

namespace navsmith::systems::source_nav::generation {

namespace {

struct Kind {
    std::size_t world::PropSolids::*count;
    std::string_view text;
};

constexpr std::array<Kind, 7> kKinds{{
    {&world::PropSolids::shaped, texts::mark("{} with the collision model of the game")},
    {&world::PropSolids::boxed, texts::mark("{} as boxes, as in the game")},
    {&world::PropSolids::rough, texts::mark("{} as the boxes around their models")},
    {&world::PropSolids::shapeless, texts::mark("{} without a collision model, which stop nobody")},
    {&world::PropSolids::guessed, texts::mark("{} as guessed boxes, which block but cannot be stood on")},
    {&world::PropSolids::passed, texts::mark("{} passed through: plants, openings and boxes around players")},
    {&world::PropSolids::unknown, texts::mark("{} left out, because nothing tells their size")},
}};

std::string withNumber(std::string_view text, std::size_t count) {
    const auto number = texts::grouped(count);
    return texts::formatted(text, fmt::make_format_args(number));
}

std::string noteOnProps(const world::PropSolids& solids) {
    std::vector<std::string> parts;
    for (const auto& kind : kKinds) {
        if (const auto count = solids.*kind.count; count != 0)
            parts.push_back(withNumber(kind.text, count));
    }
    auto text = texts::format("{} in the map: {}.", model::counted(solids.count(), "solid static prop"),
                              fmt::format("{}", fmt::join(parts, "; ")));
    if (const auto missing = solids.guessed + solids.passed + solids.unknown; missing != 0)
        text += " " + texts::format("The models of {} were not found; they are looked for in the map and in the game's "
                                    "folders (preferences, --game-folder).",
                                    texts::grouped(missing));
    return text;
}

} // namespace

SourceProps readProps(std::span<const std::byte> bytes, const source::VbspFile& map, const world::FindGameFile& find) {
    SourceProps result;
    const auto props = source::readVbspProps(bytes);
    if (!props) {
        result.notes.push_back(texts::format("The map's static props cannot be read and were ignored: {}.",
                                             bytes::describe(props.error())));
        return result;
    }
    result.solids = world::propSolids(map, *props, world::packedFirst(bytes, map, find));
    if (result.solids.count() != 0)
        result.notes.push_back(noteOnProps(result.solids));
    return result;
}

} // namespace navsmith::systems::source_nav::generation
