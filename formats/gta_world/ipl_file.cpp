#include "formats/gta_world/ipl_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace navsmith::gta_world {
namespace {

using bytes::loadLittleEndian;
using Bytes = std::span<const std::byte>;
using Fields = std::vector<std::string_view>;

constexpr std::string_view kMagic = "bnry";
constexpr std::size_t kHeaderBytes = 76;
constexpr std::size_t kInstanceBytes = 40;
constexpr float kLeastTilt = 0.05F; // the game's

/// The three forms of a row: how many fields, and where the parts are. Scale is not read.
struct Form {
    std::size_t fields;
    std::size_t area; ///< 0: none
    std::size_t position;
    std::size_t rotation;
    std::size_t lod; ///< 0: none
};
constexpr std::array<Form, 3> kForms{{
    {11, 2, 3, 6, 10}, // San Andreas
    {12, 0, 2, 8, 0},  // III
    {13, 2, 3, 9, 0},  // Vice City
}};

bool isSoundPlacement(const glm::vec3& position) {
    const auto fits = [](float value) { return std::abs(value) <= kFarthest; }; // false for NaN
    return fits(position.x) && fits(position.y) && fits(position.z);
}

bool isSoundPlacement(const glm::vec4& rotation) {
    return std::isfinite(rotation.x) && std::isfinite(rotation.y) && std::isfinite(rotation.z) &&
           std::isfinite(rotation.w);
}

bool isUnit(const glm::vec4& rotation) {
    const float square = glm::dot(rotation, rotation);
    return square > 0.8F && square < 1.2F;
}

/// The placement, or which field is wrong.
std::optional<IplPlacement> placementOf(const Fields& fields, std::string_view& wrong) {
    const auto* const form = std::find_if(kForms.begin(), kForms.end(),
                                          [&](const Form& candidate) { return candidate.fields == fields.size(); });
    if (form == kForms.end()) {
        wrong = texts::translated({texts::mark("the number of fields")});
        return std::nullopt;
    }
    IplPlacement placement;
    const auto number = [&](std::size_t index, auto convert, auto& to) {
        if (!wrong.empty())
            return;
        if (const auto value = convert(fields[index]))
            to = static_cast<std::remove_reference_t<decltype(to)>>(*value);
        else
            wrong = fields[index];
    };
    number(0, toCount, placement.id);
    placement.model = bytes::lowered(fields[1]);
    if (form->area != 0)
        number(form->area, toBits, placement.area);
    for (std::size_t i = 0; i < 3; ++i)
        number(form->position + i, toFloat, placement.position[i]);
    for (std::size_t i = 0; i < 4; ++i)
        number(form->rotation + i, toFloat, placement.rotation[i]);
    if (form->lod != 0)
        number(form->lod, toBits, placement.lod);
    if (!wrong.empty())
        return std::nullopt;
    // A row of San Andreas with something behind it must not pass for one of an older game.
    if (form->lod == 0 && !isUnit(placement.rotation)) {
        wrong = texts::translated({texts::mark("the number of fields")});
        return std::nullopt;
    }
    return placement;
}

void addSound(IplFile& file, IplPlacement placement) {
    if (!isSoundPlacement(placement.position) || !isSoundPlacement(placement.rotation)) {
        file.notes.add(placement.at, [&] {
            return texts::format("the placement of object {} has no usable position or rotation", placement.id);
        });
        return;
    }
    file.placements.push_back(std::move(placement));
}

IplFile readText(Bytes bytes) {
    IplFile file;
    SectionRows rows(bytes);
    while (rows.next()) {
        if (rows.section() != "inst")
            continue;
        const auto row = file.rows++;
        std::string_view wrong;
        if (auto placement = placementOf(rows.fields(), wrong)) {
            placement->row = row;
            placement->at = rows.line();
            addSound(file, std::move(*placement));
        } else {
            file.notes.add(rows.line(), [&] { return texts::format("a placement cannot be read: {}", shown(wrong)); });
        }
    }
    return file;
}

IplPlacement decodeInstance(const std::byte* record) {
    IplPlacement placement;
    for (std::size_t i = 0; i < 3; ++i)
        placement.position[i] = loadLittleEndian<float>(record + 4 * i);
    for (std::size_t i = 0; i < 4; ++i)
        placement.rotation[i] = loadLittleEndian<float>(record + 12 + 4 * i);
    placement.id = loadLittleEndian<std::uint32_t>(record + 28);
    placement.area = loadLittleEndian<std::uint32_t>(record + 32);
    placement.lod = loadLittleEndian<std::int32_t>(record + 36);
    return placement;
}

IplFile readBinary(Bytes bytes) {
    IplFile file;
    file.binary = true;
    if (bytes.size() < kHeaderBytes) {
        file.notes.add(bytes.size(), [] { return texts::format("the file ends within its header"); });
        return file;
    }
    const auto stated = loadLittleEndian<std::uint32_t>(bytes.data() + 4);
    const auto offset = std::size_t{loadLittleEndian<std::uint32_t>(bytes.data() + 28)};
    const auto room = offset < bytes.size() ? (bytes.size() - offset) / kInstanceBytes : 0;
    const auto count = std::min<std::size_t>(stated, room);
    if (count != stated) {
        file.notes.add(4, [&] {
            return texts::format("the file states {} placements and has room for {}", texts::grouped(stated),
                                 texts::grouped(room));
        });
    }
    file.placements.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = offset + i * kInstanceBytes;
        auto placement = decodeInstance(bytes.data() + at);
        placement.row = file.rows++;
        placement.at = at;
        if (placement.id > static_cast<std::uint32_t>(std::numeric_limits<std::int32_t>::max()))
            file.notes.add(at, [] { return texts::format("a placement of an object with a negative id"); });
        else
            addSound(file, std::move(placement));
    }
    return file;
}

} // namespace

bool isBinaryIpl(Bytes start) {
    return start.size() >= kMagic.size() && std::memcmp(start.data(), kMagic.data(), kMagic.size()) == 0;
}

IplFile readIpl(Bytes file) {
    return isBinaryIpl(file) ? readBinary(file) : readText(file);
}

glm::quat worldRotation(const IplPlacement& placement) {
    const glm::vec4& stored = placement.rotation;
    const bool tilted = std::abs(stored.x) > kLeastTilt || std::abs(stored.y) > kLeastTilt ||
                        ((placement.area & ipl_area::kNotStreamed) != 0 && stored.x != 0.0F && stored.y != 0.0F);
    if (!tilted) {
        const float half = std::acos(std::clamp(stored.w, -1.0F, 1.0F)) * (stored.z < 0.0F ? 1.0F : -1.0F);
        return {std::cos(half), 0.0F, 0.0F, std::sin(half)};
    }
    const glm::dvec4 wide(stored); // the square of a large float is no float
    const double length = std::sqrt(glm::dot(wide, wide));
    const auto part = [&](double value) { return static_cast<float>(value / length); };
    return {part(wide.w), part(-wide.x), part(-wide.y), part(-wide.z)};
}

} // namespace navsmith::gta_world
