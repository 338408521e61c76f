#include "resources/samples/game_world.h"

#include "formats/bytes/byte_writer.h"
#include "formats/bytes/text_bytes.h"
#include "formats/containers/img_change.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <numbers>
#include <span>
#include <string_view>

#include "resources/samples/model_writer.h"

namespace navsmith::samples {

namespace {

using bytes::ByteWriter;
using Bytes = std::vector<std::byte>;

constexpr std::string_view kTextures = "town";
constexpr std::string_view kAnimation = "town";
constexpr std::size_t kStreamHeader = 76;
constexpr std::size_t kStreamCounts = 6; ///< of kinds of records; only the first, instances, is used

/// The game reads lines that end like this.
std::string lines(std::initializer_list<std::string> of) {
    std::string text;
    for (const auto& line : of)
        text += line + "\r\n";
    return text;
}

std::string definitionLine(const Definition& of) {
    switch (of.kind) {
    case DefinitionKind::Timed: // lit from 20 to 6 o'clock
        return fmt::format("{}, {}, {}, {}, {}, 20, 6", of.id, of.model.name, kTextures, of.distance, of.flags);
    case DefinitionKind::Animated:
        return fmt::format("{}, {}, {}, {}, {}, {}", of.id, of.model.name, kTextures, kAnimation, of.distance,
                           of.flags);
    case DefinitionKind::Object:
        break;
    }
    return fmt::format("{}, {}, {}, {}, {}", of.id, of.model.name, kTextures, of.distance, of.flags);
}

std::string definitionText(const GameWorld& world, bool street) {
    std::string text;
    for (const auto& [kind, section] :
         {std::pair{DefinitionKind::Object, "objs"}, std::pair{DefinitionKind::Timed, "tobj"},
          std::pair{DefinitionKind::Animated, "anim"}}) {
        text += lines({section});
        for (const auto& of : world.definitions) {
            if (of.kind == kind && of.street == street)
                text += lines({definitionLine(of)});
        }
        text += lines({"end"});
    }
    return text;
}

/// The game stores the inverse of the turn.
struct Turn {
    double z = 0;
    double w = 1;
};
Turn storedTurn(double heading) {
    const double half = heading * std::numbers::pi / 360;
    return {-std::sin(half), std::cos(half)};
}

/// Rows of the placements that are in the text file.
std::map<std::size_t, int> textRows(const GameWorld& world) {
    std::map<std::size_t, int> rows;
    for (std::size_t p = 0; p < world.placements.size(); ++p) {
        if (!world.placements[p].streamed)
            rows.emplace(p, static_cast<int>(rows.size()));
    }
    return rows;
}

int twinOf(const Placement& placement, const std::map<std::size_t, int>& rows) {
    return placement.lod ? rows.at(*placement.lod) : -1;
}

std::string placementText(const GameWorld& world) {
    const auto rows = textRows(world);
    auto text = lines({"inst"});
    for (const auto& [p, row] : rows) {
        const auto& placement = world.placements[p];
        const auto& of = world.definitions[placement.definition];
        const auto turn = storedTurn(placement.heading);
        text += lines({fmt::format("{}, {}, {}, {:.4f}, {:.4f}, {:.4f}, 0, 0, {:.6f}, {:.6f}, {}", of.id, of.model.name,
                                   placement.interior, placement.at.x, placement.at.y, placement.at.z, turn.z, turn.w,
                                   twinOf(placement, rows))});
    }
    text += lines({"end"});
    for (const auto* section : {"cull", "pick", "path"}) // as in the game's own files, where they are empty
        text += lines({section, "end"});
    return text;
}

Bytes placementStream(const GameWorld& world) {
    const auto rows = textRows(world);
    ByteWriter body;
    std::uint32_t count = 0;
    for (const auto& placement : world.placements) {
        if (!placement.streamed)
            continue;
        const auto turn = storedTurn(placement.heading);
        for (const float value : {placement.at.x, placement.at.y, placement.at.z, 0.0F, 0.0F,
                                  static_cast<float>(turn.z), static_cast<float>(turn.w)})
            body.write(value);
        body.write(std::int32_t{world.definitions[placement.definition].id});
        body.write(static_cast<std::int32_t>(placement.interior));
        body.write(static_cast<std::int32_t>(twinOf(placement, rows)));
        ++count;
    }
    ByteWriter to;
    to.write(bytes::bytesOf("bnry"));
    to.write(count);
    to.fill((kStreamCounts - 1) * 4, std::byte{0});
    to.write(static_cast<std::uint32_t>(kStreamHeader));
    to.fill(kStreamHeader - to.size(), std::byte{0});
    to.write(body.release());
    return to.release();
}

std::string waterText(const GameWorld& world) {
    auto text = lines({"processed"});
    for (const auto& sheet : world.water) {
        std::string line;
        for (const auto& corner : sheet.corners)
            line +=
                fmt::format("{:.1f} {:.1f} {:.5f} 0.00000 0.00000 0.19900 0.24100    ", corner.x, corner.y, corner.z);
        text += lines({line + "1"});
    }
    return text;
}

std::string upper(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

struct Member {
    std::string name;
    Bytes bytes;
};

/// An archive with these files.
bytes::Result<Bytes> archive(const std::vector<Member>& members) {
    Bytes whole = bytes::bytesOf("VER2");
    whole.resize(whole.size() + 4); // no entries
    std::vector<containers::ImgPut> puts;
    puts.reserve(members.size());
    for (const auto& member : members)
        puts.push_back({member.name, member.bytes.size()});
    const auto plan = containers::planImgEntries(containers::MemorySource(whole), puts);
    if (!plan)
        return tl::unexpected(plan.error());
    whole.resize(plan->size);
    const auto put = [&](std::uint64_t offset, const Bytes& bytes) {
        std::ranges::copy(bytes, whole.begin() + static_cast<std::ptrdiff_t>(offset));
    };
    for (std::size_t i = 0; i < members.size(); ++i)
        put(plan->entries[i].offset, members[i].bytes);
    for (const auto& patch : plan->patches)
        put(patch.offset, patch.bytes);
    return whole;
}

} // namespace

tl::expected<std::vector<GameFile>, std::string> gameFiles(const GameWorld& world) {
    Member models{world.name + ".col", {}};
    for (const auto& definition : world.definitions) {
        const auto model = writeCollision(definition.model);
        models.bytes.insert(models.bytes.end(), model.begin(), model.end());
    }
    std::vector<Member> members{models, {world.name + "_stream0.ipl", placementStream(world)}};
    members.push_back({std::string(kTextures) + ".txd", writeTextures()});
    for (const auto& definition : world.definitions) // some with a split by materials, as the game's have
        members.push_back({definition.model.name + ".dff", writeModel(definition.model, definition.street)});
    const auto img = archive(members);
    if (!img)
        return tl::unexpected(bytes::describe(img.error()));
    const auto maps = "data/maps/" + world.name;
    const auto listed = "DATA\\MAPS\\" + upper(world.name);
    return std::vector<GameFile>{
        {"data/default.dat",
         bytes::bytesOf(lines({"# Read before gta.dat: what every world has", "IDE DATA\\DEFAULT.IDE"}))},
        {"data/default.ide", bytes::bytesOf(definitionText(world, true))},
        {"data/gta.dat",
         bytes::bytesOf(lines({"# The world of " + world.name, "IDE " + listed + ".IDE", "IPL " + listed + ".IPL"}))},
        {maps + ".ide", bytes::bytesOf(definitionText(world, false))},
        {maps + ".ipl", bytes::bytesOf(placementText(world))},
        {"data/water.dat", bytes::bytesOf(waterText(world))},
        {"models/gta3.img", *img},
    };
}

} // namespace navsmith::samples
