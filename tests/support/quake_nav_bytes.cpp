#include "tests/support/quake_nav_bytes.h"

#include "tests/support/raw_bytes.h"

#include <bit>
#include <optional>
#include <stdexcept>

namespace navsmith::tests {
namespace {

// Reads values; the caller ensures that there are enough bytes.
class Walker {
public:
    Walker(std::span<const std::byte> file, std::size_t from) : file_(file), at_(from) {}

    std::uint32_t get(std::size_t bytes) {
        at_ += bytes;
        return numberAt(file_, at_ - bytes, bytes);
    }
    std::uint16_t half() { return static_cast<std::uint16_t>(get(2)); }
    std::uint8_t byte() { return static_cast<std::uint8_t>(get(1)); }
    std::int32_t number() { return static_cast<std::int32_t>(get(4)); }
    float real() { return std::bit_cast<float>(get(4)); }
    RawPlace place() {
        const float x = real();
        const float y = real();
        return {x, y, real()};
    }

private:
    std::span<const std::byte> file_;
    std::size_t at_;
};

struct Counts {
    std::uint64_t nodes = 0;
    std::uint64_t links = 0;
    std::uint64_t traversals = 0;
    std::uint64_t edicts = 0;
};

// None if a file of this form would not end where the bytes end.
std::optional<Counts> countsIn(std::span<const std::byte> file, const RawWaypointForm& form) {
    if (file.size() < form.header + 4)
        return std::nullopt;
    Walker header(file, 8);
    Counts counts;
    counts.nodes = header.get(4);
    counts.links = header.get(4);
    counts.traversals = header.get(4);
    const std::uint64_t edictCount =
        form.header + 20 * counts.nodes + 6 * counts.links + form.traversal * counts.traversals;
    if (edictCount + 4 > file.size())
        return std::nullopt;
    counts.edicts = Walker(file, edictCount).get(4);
    if (edictCount + 4 + counts.edicts * form.edict != file.size())
        return std::nullopt;
    return counts;
}

RawWaypoints readAs(std::span<const std::byte> file, const RawWaypointForm& form, const Counts& counts) {
    RawWaypoints read;
    read.form = form;
    Walker walker(file, 20);
    if (form.header == 24)
        read.heuristic = walker.real();
    for (std::uint64_t i = 0; i < counts.nodes; ++i) {
        RawWaypoint& node = read.nodes.emplace_back();
        node.flags = walker.half();
        node.linkCount = walker.half();
        node.firstLink = walker.half();
        node.radius = walker.half();
    }
    for (RawWaypoint& node : read.nodes)
        node.origin = walker.place();
    for (std::uint64_t i = 0; i < counts.links; ++i) {
        RawWaypointLink& link = read.links.emplace_back();
        link.target = walker.half();
        link.type = walker.byte();
        link.mask = walker.byte();
        link.traversal = walker.half();
    }
    for (std::uint64_t i = 0; i < counts.traversals; ++i) {
        RawTraversal& traversal = read.traversals.emplace_back();
        traversal.exit = walker.place();
        traversal.start = walker.place();
        traversal.end = walker.place();
        if (form.traversal == 48)
            traversal.plane = walker.place();
    }
    walker.get(4);
    for (std::uint64_t i = 0; i < counts.edicts; ++i) {
        RawEdict& edict = read.edicts.emplace_back();
        edict.link = walker.half();
        if (form.quake2 && form.edict == 30)
            edict.entity = walker.number();
        edict.minimum = walker.place();
        edict.maximum = walker.place();
        if (!form.quake2 && form.edict == 30)
            edict.entity = walker.number();
        if (form.edict == 34) {
            edict.targetName = walker.number();
            edict.className = walker.number();
        }
    }
    return read;
}

// Gives every field a distinct value.
class Values {
public:
    std::uint16_t half() { return static_cast<std::uint16_t>(0x0102 * ++next_); }
    std::uint8_t byte() { return static_cast<std::uint8_t>(++next_); }
    std::int32_t number() { return static_cast<std::int32_t>(++next_) * -0x01020304; }
    float real() { return static_cast<float>(++next_) * -3.75F; }
    RawPlace place() { return {real(), real(), real()}; }

private:
    std::uint32_t next_ = 0;
};

} // namespace

std::vector<RawWaypointForm> allWaypointForms() {
    return {
        {false, 12, 20, 36, 26}, {false, 13, 20, 36, 34}, {false, 13, 20, 36, 26}, {false, 14, 20, 36, 34},
        {false, 15, 20, 36, 30}, {false, 16, 24, 36, 30}, {false, 16, 20, 36, 30}, {false, 17, 24, 36, 30},
        {false, 18, 24, 36, 30}, {true, 1, 24, 36, 26},   {true, 2, 24, 36, 30},   {true, 3, 24, 36, 30},
        {true, 4, 24, 48, 30},   {true, 5, 24, 48, 30},   {true, 6, 24, 48, 30},
    };
}

std::string nameOf(const RawWaypointForm& form) {
    std::string name(form.quake2 ? "NAV3 v" : "NAV2 v");
    name.append(std::to_string(form.version)).append(" of ").append(std::to_string(form.header)).append(", ");
    return name.append(std::to_string(form.traversal)).append(", ").append(std::to_string(form.edict));
}

std::vector<std::byte> buildWaypoints(const RawWaypoints& waypoints) {
    const RawWaypointForm& form = waypoints.form;
    RawWriter file;
    file.text(form.quake2 ? "NAV3" : "NAV2").u32(form.version);
    file.u32(waypoints.nodes.size(), waypoints.links.size(), waypoints.traversals.size());
    if (form.header == 24)
        file.real(waypoints.heuristic);
    for (const RawWaypoint& node : waypoints.nodes)
        file.u16(node.flags, node.linkCount, node.firstLink, node.radius);
    for (const RawWaypoint& node : waypoints.nodes)
        file.reals(node.origin);
    for (const RawWaypointLink& link : waypoints.links)
        file.u16(link.target).u8(link.type, link.mask).u16(link.traversal);
    for (const RawTraversal& traversal : waypoints.traversals) {
        file.reals(traversal.exit, traversal.start, traversal.end);
        if (form.traversal == 48)
            file.reals(traversal.plane);
    }
    file.u32(waypoints.edicts.size());
    for (const RawEdict& edict : waypoints.edicts) {
        file.u16(edict.link);
        if (form.quake2 && form.edict == 30)
            file.u32(edict.entity);
        file.reals(edict.minimum, edict.maximum);
        if (!form.quake2 && form.edict == 30)
            file.u32(edict.entity);
        if (form.edict == 34)
            file.u32(edict.targetName, edict.className);
    }
    return file.bytes;
}

RawWaypoints noWaypoints(const RawWaypointForm& form) {
    RawWaypoints made;
    made.form = form;
    made.heuristic = form.header == 24 ? 0.7F : 0;
    return made;
}

RawWaypoints smallWaypoints(const RawWaypointForm& form) {
    Values values;
    RawWaypoints made = noWaypoints(form);
    std::uint16_t first = 0;
    for (const std::uint16_t links : {std::uint16_t{3}, std::uint16_t{1}, std::uint16_t{0}, std::uint16_t{3}}) {
        made.nodes.push_back({values.half(), links, first, values.half(), values.place()});
        first = static_cast<std::uint16_t>(first + links);
    }
    const std::uint16_t targets[] = {1, 2, 3, 0, 0, 1, 2};
    const std::uint16_t traversals[] = {0xFFFF, 2, 0, 0xFFFF, 1, 0xFFFF, 0xFFFF}; // not in link order
    for (std::size_t i = 0; i < 7; ++i)
        made.links.push_back({targets[i], values.byte(), values.byte(), traversals[i]});
    for (int i = 0; i < 3; ++i) {
        made.traversals.push_back({values.place(), values.place(), values.place(), {}});
        if (form.traversal == 48)
            made.traversals.back().plane = values.place();
    }
    for (const std::uint16_t link : {std::uint16_t{1}, std::uint16_t{4}}) {
        RawEdict edict{link, values.place(), values.place(), 0, 0, 0};
        edict.entity = form.edict == 30 ? values.number() : 0;
        edict.targetName = form.edict == 34 ? values.number() : 0;
        edict.className = form.edict == 34 ? values.number() : 0;
        made.edicts.push_back(edict);
    }
    return made;
}

RawWaypointBlocks blocksOf(const RawWaypoints& waypoints) {
    const RawWaypointForm& form = waypoints.form;
    RawWaypointBlocks blocks;
    std::size_t at = form.header;
    const auto pass = [&](std::size_t count, std::size_t size) {
        for (std::size_t i = 0; i < count; ++i)
            blocks.records.push_back(at + i * size);
        at += count * size;
        return at;
    };
    blocks.origins = pass(waypoints.nodes.size(), 8);
    blocks.links = pass(waypoints.nodes.size(), 12);
    blocks.traversals = pass(waypoints.links.size(), 6);
    blocks.edictCount = pass(waypoints.traversals.size(), form.traversal);
    blocks.edicts = pass(1, 4);
    blocks.end = pass(waypoints.edicts.size(), form.edict);
    blocks.records.push_back(blocks.end);
    return blocks;
}

RawWaypoints readWaypoints(std::span<const std::byte> file) {
    constexpr std::size_t shortest = 24;
    if (file.size() >= shortest) {
        Walker start(file, 0);
        const std::uint32_t magic = start.get(4);
        const std::int32_t version = start.number();
        for (const RawWaypointForm& form : allWaypointForms()) {
            const std::uint32_t wanted = form.quake2 ? 0x3356414E : 0x3256414E;
            if (magic != wanted || version != form.version)
                continue;
            if (const auto counts = countsIn(file, form))
                return readAs(file, form, *counts);
        }
    }
    throw std::runtime_error("no waypoints that end with the file");
}

} // namespace navsmith::tests
