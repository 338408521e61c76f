#include "formats/quake/nav_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

namespace navsmith::quake {

using bytes::ByteReader;
using bytes::ByteWriter;
using bytes::FormatErrorCode;

namespace {

constexpr std::size_t kNodeBytes = 8;
constexpr std::size_t kOriginBytes = 12;
constexpr std::size_t kLinkBytes = 6;
constexpr std::size_t kCountBytes = 4;

constexpr NavLayout kNoHeuristicPlain{false, false, EdictForm::Plain};
constexpr NavLayout kNoHeuristicStrings{false, false, EdictForm::Strings};
constexpr NavLayout kNoHeuristicEntity{false, false, EdictForm::EntityId};
constexpr NavLayout kCurrent{true, false, EdictForm::EntityId};
constexpr NavLayout kQuake2First{true, false, EdictForm::Plain};
constexpr NavLayout kQuake2Ladders{true, true, EdictForm::EntityId};

struct Layouts {
    std::int32_t version = 0; ///< first version of the layouts; they hold until the next entry
    std::array<NavLayout, 2> layouts;
    std::size_t count = 1;
};

// Section 2. Versions 13 and 16 are ambiguous: the size of the file decides.
constexpr std::array kNav2{Layouts{12, {kNoHeuristicPlain}, 1},
                           Layouts{13, {kNoHeuristicStrings, kNoHeuristicPlain}, 2},
                           Layouts{14, {kNoHeuristicStrings}, 1},
                           Layouts{15, {kNoHeuristicEntity}, 1},
                           Layouts{16, {kCurrent, kNoHeuristicEntity}, 2},
                           Layouts{17, {kCurrent}, 1}};
constexpr std::array kNav3{Layouts{1, {kQuake2First}, 1}, Layouts{2, {kCurrent}, 1}, Layouts{4, {kQuake2Ladders}, 1}};

std::int32_t firstVersion(NavGame game) {
    return game == NavGame::Quake ? kFirstNav2Version : kFirstNav3Version;
}
std::int32_t lastVersion(NavGame game) {
    return game == NavGame::Quake ? kLastNav2Version : kLastNav3Version;
}

std::size_t headerBytes(const NavLayout& layout) {
    return layout.heuristic ? 24 : 20;
}
std::size_t traversalBytes(const NavLayout& layout) {
    return layout.ladderPlane ? 48 : 36;
}
std::size_t edictBytes(const NavLayout& layout) {
    switch (layout.edicts) {
    case EdictForm::Plain:
        return 26;
    case EdictForm::Strings:
        return 34;
    case EdictForm::EntityId:
        break;
    }
    return 30;
}

struct Counts {
    std::int32_t nodes = 0;
    std::int32_t links = 0;
    std::int32_t traversals = 0;
};

std::uint64_t bytesBeforeEdicts(const NavLayout& layout, std::uint64_t nodes, std::uint64_t links,
                                std::uint64_t traversals) {
    return headerBytes(layout) + nodes * (kNodeBytes + kOriginBytes) + links * kLinkBytes +
           traversals * traversalBytes(layout);
}

/// Where the file ends in this layout; none if the counts do not fit into the file.
std::optional<std::uint64_t> endOf(std::span<const std::byte> file, const NavLayout& layout, const Counts& counts) {
    if (counts.nodes < 0 || counts.links < 0 || counts.traversals < 0)
        return std::nullopt;
    const auto at =
        bytesBeforeEdicts(layout, static_cast<std::uint64_t>(counts.nodes), static_cast<std::uint64_t>(counts.links),
                          static_cast<std::uint64_t>(counts.traversals));
    if (at + kCountBytes > file.size())
        return std::nullopt;
    const auto edicts = bytes::loadLittleEndian<std::int32_t>(file.data() + at);
    if (edicts < 0)
        return std::nullopt;
    const auto end = at + kCountBytes + static_cast<std::uint64_t>(edicts) * edictBytes(layout);
    return end <= file.size() ? std::optional(end) : std::nullopt;
}

/// The layout that ends at the last byte, else the first that fits, else the first.
NavLayout chooseLayout(std::span<const std::byte> file, std::span<const NavLayout> layouts, const Counts& counts) {
    const NavLayout* fits = nullptr;
    for (const auto& layout : layouts) {
        const auto end = endOf(file, layout, counts);
        if (end == file.size())
            return layout;
        if (end && fits == nullptr)
            fits = &layout;
    }
    return fits != nullptr ? *fits : layouts.front();
}

glm::vec3 readVector(ByteReader& in, std::string_view field) {
    const auto x = in.read<float>(field);
    const auto y = in.read<float>(field);
    return {x, y, in.read<float>(field)};
}

void writeVector(ByteWriter& out, const glm::vec3& v) {
    out.write(v.x);
    out.write(v.y);
    out.write(v.z);
}

std::int32_t readCount(ByteReader& in, std::string_view field) {
    const auto count = in.read<std::int32_t>(field);
    if (in.ok() && count < 0)
        in.fail(FormatErrorCode::BadValue, field, std::to_string(count), "0 or more", sizeof(count));
    return count;
}

void readNodes(ByteReader& in, std::int32_t count, NavFile& file) {
    const auto nodes = static_cast<std::uint64_t>(count);
    if (!in.checkCount(nodes, kNodeBytes + kOriginBytes, "nodes"))
        return;
    file.nodes.resize(nodes);
    for (auto& node : file.nodes) {
        node.flags = in.read<std::uint16_t>("node flags");
        node.linkCount = in.read<std::uint16_t>("link count");
        node.firstLink = in.read<std::uint16_t>("first link");
        node.radius = in.read<std::uint16_t>("radius");
    }
    for (auto& node : file.nodes)
        node.origin = readVector(in, "origin");
}

void readLinks(ByteReader& in, std::int32_t count, NavFile& file) {
    if (!in.checkCount(static_cast<std::uint64_t>(count), kLinkBytes, "links"))
        return;
    file.links.resize(static_cast<std::size_t>(count));
    for (auto& link : file.links) {
        link.target = in.read<std::uint16_t>("link target");
        link.type = in.read<std::uint8_t>("link type");
        link.mask = in.read<std::uint8_t>("link type, high byte");
        link.traversal = in.read<std::uint16_t>("link traversal");
    }
}

void readTraversals(ByteReader& in, std::int32_t count, NavFile& file) {
    if (!in.checkCount(static_cast<std::uint64_t>(count), traversalBytes(file.layout), "traversals"))
        return;
    file.traversals.resize(static_cast<std::size_t>(count));
    for (auto& traversal : file.traversals) {
        traversal.exit = readVector(in, "traversal exit");
        traversal.start = readVector(in, "traversal start");
        traversal.end = readVector(in, "traversal end");
        if (file.layout.ladderPlane)
            traversal.ladderPlane = readVector(in, "ladder plane");
    }
}

/// NAV3 stores the entity before the box.
bool entityComesFirst(const NavFile& file) {
    return file.game == NavGame::Quake2;
}

void readEdicts(ByteReader& in, NavFile& file) {
    const auto count = readCount(in, "edict count");
    if (!in.ok() || !in.checkCount(static_cast<std::uint64_t>(count), edictBytes(file.layout), "edicts"))
        return;
    file.edicts.resize(static_cast<std::size_t>(count));
    const bool hasEntity = file.layout.edicts == EdictForm::EntityId;
    for (auto& edict : file.edicts) {
        edict.link = in.read<std::uint16_t>("edict link");
        if (hasEntity && entityComesFirst(file))
            edict.entity = in.read<std::int32_t>("model index");
        edict.minimum = readVector(in, "edict minimum");
        edict.maximum = readVector(in, "edict maximum");
        if (hasEntity && !entityComesFirst(file))
            edict.entity = in.read<std::int32_t>("entity id");
        if (file.layout.edicts == EdictForm::Strings) {
            edict.targetName = in.read<std::int32_t>("target name id");
            edict.className = in.read<std::int32_t>("class name id");
        }
    }
}

std::string versionsText(NavGame game) {
    return fmt::format("{} to {}", firstVersion(game), lastVersion(game));
}

/// The layout to read a version with; none if it is unknown.
std::optional<NavLayout> layoutFor(std::span<const std::byte> file, NavGame game, std::int32_t version,
                                   const Counts& counts) {
    if (const auto layouts = layoutsOf(game, version); !layouts.empty())
        return chooseLayout(file, layouts, counts);
    const auto last = layoutsOf(game, lastVersion(game)).front();
    const bool later = version > lastVersion(game);
    return later && endOf(file, last, counts) == file.size() ? std::optional(last) : std::nullopt;
}

std::string_view nameAt(std::span<const std::pair<std::uint64_t, std::string_view>> fields, std::uint64_t offset) {
    auto name = fields.front().second;
    for (const auto& [from, title] : fields)
        name = from <= offset ? title : name;
    return name;
}

} // namespace

std::span<const NavLayout> layoutsOf(NavGame game, std::int32_t version) {
    if (version < firstVersion(game) || version > lastVersion(game))
        return {};
    const std::span<const Layouts> table = game == NavGame::Quake ? std::span<const Layouts>(kNav2) : kNav3;
    const Layouts* match = nullptr;
    for (const auto& entry : table) {
        if (entry.version <= version)
            match = &entry;
    }
    return std::span(match->layouts).first(match->count);
}

std::optional<NavGame> identifyNav(std::span<const std::byte> start) {
    const auto is = [&](std::string_view magic) {
        return start.size() >= magic.size() && std::memcmp(start.data(), magic.data(), magic.size()) == 0;
    };
    if (is("NAV2"))
        return NavGame::Quake;
    return is("NAV3") ? std::optional(NavGame::Quake2) : std::nullopt;
}

std::uint64_t navSize(const NavLayout& layout, std::uint64_t nodes, std::uint64_t links, std::uint64_t traversals,
                      std::uint64_t edicts) {
    return bytesBeforeEdicts(layout, nodes, links, traversals) + kCountBytes + edicts * edictBytes(layout);
}

bytes::Result<NavFile> readNav(std::span<const std::byte> bytes) {
    ByteReader in(bytes);
    const auto game = identifyNav(bytes);
    in.skip(4, "magic");
    if (in.ok() && !game)
        in.fail(FormatErrorCode::BadMagic, "magic",
                fmt::format("{:02X} {:02X} {:02X} {:02X}", static_cast<unsigned>(bytes[0]),
                            static_cast<unsigned>(bytes[1]), static_cast<unsigned>(bytes[2]),
                            static_cast<unsigned>(bytes[3])),
                "\"NAV2\" or \"NAV3\"", 4);
    NavFile file;
    file.version = in.read<std::int32_t>("version");
    if (!in.ok())
        return tl::unexpected(in.error());
    file.game = *game;
    // Look for a layout before checking the counts: in an unknown version they mean nothing.
    ByteReader peek = in;
    const Counts peeked{peek.read<std::int32_t>("nodes"), peek.read<std::int32_t>("links"),
                        peek.read<std::int32_t>("traversals")};
    const auto layout = peek.ok() ? layoutFor(bytes, *game, file.version, peeked) : std::nullopt;
    if (!layout && layoutsOf(*game, file.version).empty()) {
        in.fail(FormatErrorCode::Unsupported, "version", std::to_string(file.version), versionsText(*game), 4);
        return tl::unexpected(in.error());
    }
    file.layout = layout.value_or(NavLayout{});
    const auto nodes = readCount(in, "nodes");
    const auto links = in.ok() ? readCount(in, "links") : 0;
    const auto traversals = in.ok() ? readCount(in, "traversals") : 0;
    file.heuristic = file.layout.heuristic && in.ok() ? in.read<float>("heuristic") : 0;
    if (in.ok())
        readNodes(in, nodes, file);
    if (in.ok())
        readLinks(in, links, file);
    if (in.ok())
        readTraversals(in, traversals, file);
    if (in.ok())
        readEdicts(in, file);
    const auto rest = in.takeRest();
    if (!in.ok())
        return tl::unexpected(in.error());
    file.tail.assign(rest.begin(), rest.end());
    return file;
}

std::vector<std::byte> writeNav(const NavFile& file) {
    ByteWriter out(
        navSize(file.layout, file.nodes.size(), file.links.size(), file.traversals.size(), file.edicts.size()) +
        file.tail.size());
    const std::string_view magic = file.game == NavGame::Quake ? "NAV2" : "NAV3";
    out.write(std::as_bytes(std::span(magic)));
    out.write(file.version);
    for (const auto count : {file.nodes.size(), file.links.size(), file.traversals.size()})
        out.write(static_cast<std::int32_t>(count));
    if (file.layout.heuristic)
        out.write(file.heuristic);
    for (const auto& node : file.nodes) {
        for (const auto word : {node.flags, node.linkCount, node.firstLink, node.radius})
            out.write(word);
    }
    for (const auto& node : file.nodes)
        writeVector(out, node.origin);
    for (const auto& link : file.links) {
        out.write(link.target);
        out.write(link.type);
        out.write(link.mask);
        out.write(link.traversal);
    }
    for (const auto& traversal : file.traversals) {
        writeVector(out, traversal.exit);
        writeVector(out, traversal.start);
        writeVector(out, traversal.end);
        if (file.layout.ladderPlane)
            writeVector(out, traversal.ladderPlane);
    }
    out.write(static_cast<std::int32_t>(file.edicts.size()));
    const bool hasEntity = file.layout.edicts == EdictForm::EntityId;
    for (const auto& edict : file.edicts) {
        out.write(edict.link);
        if (hasEntity && entityComesFirst(file))
            out.write(edict.entity);
        writeVector(out, edict.minimum);
        writeVector(out, edict.maximum);
        if (hasEntity && !entityComesFirst(file))
            out.write(edict.entity);
        if (file.layout.edicts == EdictForm::Strings) {
            out.write(edict.targetName);
            out.write(edict.className);
        }
    }
    out.write(std::span<const std::byte>(file.tail));
    return out.release();
}

std::string fieldAt(const NavFile& file, std::uint64_t offset) {
    using Field = std::pair<std::uint64_t, std::string_view>;
    static constexpr Field header[] = {{0, "magic"},  {4, "version"},     {8, "nodes"},
                                       {12, "links"}, {16, "traversals"}, {20, "heuristic"}};
    static constexpr Field nodes[] = {{0, "flags"}, {2, "link count"}, {4, "first link"}, {6, "radius"}};
    static constexpr Field origins[] = {{0, "origin"}};
    static constexpr Field links[] = {{0, "target"}, {2, "type"}, {3, "type, high byte"}, {4, "traversal"}};
    static constexpr Field traversals[] = {{0, "exit"}, {12, "start"}, {24, "end"}, {36, "ladder plane"}};
    static constexpr Field count[] = {{0, "edict count"}};
    static constexpr Field edicts[] = {{0, "link"}, {2, "minimum"}, {14, "maximum"}, {26, "entity"}};
    static constexpr Field namedEdicts[] = {
        {0, "link"}, {2, "minimum"}, {14, "maximum"}, {26, "target name id"}, {30, "class name id"}};
    static constexpr Field modelEdicts[] = {{0, "link"}, {2, "model index"}, {6, "minimum"}, {18, "maximum"}};
    std::span<const Field> edictFields = edicts;
    if (file.layout.edicts == EdictForm::Strings)
        edictFields = namedEdicts;
    else if (file.layout.edicts == EdictForm::EntityId && entityComesFirst(file))
        edictFields = modelEdicts;
    const struct Block {
        std::string_view name;
        std::uint64_t records;
        std::uint64_t bytes;
        std::span<const Field> fields;
    } blocks[] = {{"header", 1, headerBytes(file.layout), header},
                  {"node", file.nodes.size(), kNodeBytes, nodes},
                  {"node", file.nodes.size(), kOriginBytes, origins},
                  {"link", file.links.size(), kLinkBytes, links},
                  {"traversal", file.traversals.size(), traversalBytes(file.layout), traversals},
                  {"edicts", 1, kCountBytes, count},
                  {"edict", file.edicts.size(), edictBytes(file.layout), edictFields}};
    for (const auto& block : blocks) {
        if (offset < block.records * block.bytes) {
            const auto name = nameAt(block.fields, offset % block.bytes);
            const bool single = block.name == "header" || block.name == "edicts";
            return single ? fmt::format("{}, {}", block.name, name)
                          : fmt::format("{} {}, {}", block.name, offset / block.bytes, name);
        }
        offset -= block.records * block.bytes;
    }
    return fmt::format("tail, byte {}", offset);
}

} // namespace navsmith::quake
