#include "formats/gta_world/ide_file.h"

#include "formats/bytes/plain_text.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace navsmith::gta_world {
namespace {

using Kind = IdeObject::Kind;
using Fields = std::vector<std::string_view>;

/// What stands before the distances and behind them: all sections have a number of distances in between.
struct Section {
    std::string_view name;
    Kind kind;
    std::size_t before; ///< id, model, txd and, of anim, the animation
    std::size_t behind; ///< flags and, of tobj, the hours
};
constexpr std::array<Section, 3> kSections{{
    {"objs", Kind::Object, 3, 1},
    {"tobj", Kind::Timed, 3, 3},
    {"anim", Kind::Animated, 4, 1},
}};
constexpr std::string_view kTextureParents = "txdp";
constexpr std::uint32_t kMostDistances = 3;
constexpr std::uint32_t kLastHour = 24; // some files write midnight like that

/// Where the distances are. Old lines count them first; a count is below the least distance, 4.
struct Distances {
    std::size_t first = 0;
    std::size_t count = 0;
};
std::optional<Distances> distancesOf(const Fields& fields, const Section& section) {
    const std::size_t plain = section.before + 1 + section.behind;
    if (fields.size() == plain)
        return Distances{section.before, 1};
    if (fields.size() < plain)
        return std::nullopt;
    const auto count = toCount(fields[section.before]);
    if (!count || *count < 1 || *count > kMostDistances || fields.size() != plain + *count)
        return std::nullopt;
    return Distances{section.before + 1, *count};
}

/// Why a row is left out: one of its fields.
std::optional<IdeObject> objectOf(const Fields& fields, const Section& section, std::string_view& wrong) {
    const auto distances = distancesOf(fields, section);
    if (!distances) {
        wrong = texts::translated({texts::mark("the number of fields")});
        return std::nullopt;
    }
    IdeObject object;
    object.kind = section.kind;
    const auto id = toCount(fields[0]);
    if (!id) {
        wrong = fields[0];
        return std::nullopt;
    }
    object.id = *id;
    object.model = bytes::lowered(fields[1]);
    object.txd = bytes::lowered(fields[2]);
    for (std::size_t i = 0; i < distances->count; ++i) {
        const auto field = fields[distances->first + i];
        const auto distance = toFloat(field);
        if (!distance || !std::isfinite(*distance)) {
            wrong = field;
            return std::nullopt;
        }
        object.drawDistance = i == 0 ? *distance : std::max(object.drawDistance, *distance);
    }
    const auto behind = distances->first + distances->count;
    const auto flags = toBits(fields[behind]);
    if (!flags) {
        wrong = fields[behind];
        return std::nullopt;
    }
    object.flags = *flags;
    if (section.kind == Kind::Timed) {
        for (const auto& [hour, field] :
             {std::pair(&object.timeOn, fields[behind + 1]), std::pair(&object.timeOff, fields[behind + 2])}) {
            const auto value = toCount(field);
            if (!value || *value > kLastHour) {
                wrong = field;
                return std::nullopt;
            }
            *hour = static_cast<std::uint8_t>(*value % kLastHour);
        }
    }
    return object;
}

} // namespace

IdeFile readIde(std::span<const std::byte> file) {
    IdeFile result;
    SectionRows rows(file);
    while (rows.next()) {
        if (rows.section() == kTextureParents) {
            if (rows.fields().size() == 2)
                result.textures.push_back({bytes::lowered(rows.fields()[0]), bytes::lowered(rows.fields()[1])});
            continue;
        }
        const auto* const section = std::find_if(kSections.begin(), kSections.end(), [&](const Section& candidate) {
            return candidate.name == rows.section();
        });
        if (section == kSections.end())
            continue;
        std::string_view wrong;
        if (auto object = objectOf(rows.fields(), *section, wrong)) {
            object->line = rows.line();
            result.objects.push_back(std::move(*object));
        } else {
            result.notes.add(rows.line(), [&] {
                return texts::format("a definition in {} cannot be read: {}", section->name, shown(wrong));
            });
        }
    }
    return result;
}

} // namespace navsmith::gta_world
