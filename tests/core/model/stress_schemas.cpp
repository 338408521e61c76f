#include "tests/core/model/stress_schemas.h"

#include "formats/texts/texts.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace navsmith::model::stress {

namespace {

std::shared_ptr<const Schema> finished(Schema schema, std::vector<HandleSpec> handles) {
    auto built = finish(std::move(schema));
    if (!built)
        throw std::logic_error(built.error());
    if (const auto fault = checkHandles(**built, handles); !fault.empty())
        throw std::logic_error(fault);
    return *built;
}

constexpr auto kKeep = OnLastReferrerGone::KeepTarget;
constexpr auto kEraseTarget = OnLastReferrerGone::EraseTarget;

} // namespace

// Roads ----------------------------------------------------------------------------------------------------------

namespace roads {

namespace {

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    const auto& m = tx.model();
    std::vector<Slot> links = tx.touched(link::owner);
    for (const Slot l : tx.touched(link::target))
        links.push_back(l);
    for (const Slot n : tx.touched(node::x)) {
        if (!m.isLive({kNode, n}))
            continue;
        if (m.get(node::x, n) == INT16_MAX)
            return tl::unexpected(EditError{texts::inEnglish("The node would stand at the edge of the world.")});
        m.forEachReferrer(link::owner, n, [&](Slot l) { links.push_back(l); });
        m.forEachReferrer(link::target, n, [&](Slot l) { links.push_back(l); });
    }
    for (const Slot l : links) {
        const Ref from = m.get(link::owner, l);
        const Ref to = m.get(link::target, l);
        if (m.isLive({kLink, l}) && from.isSlot() && to.isSlot())
            tx.set(link::length, l,
                   static_cast<std::uint16_t>(std::abs(m.get(node::x, from.slot()) - m.get(node::x, to.slot()))));
    }
    return {};
}

} // namespace

std::shared_ptr<const Schema> schema() {
    ElementType files{.id = "file", .title = "file", .plural = "files"};
    files.columns = {column<std::uint16_t>("number")};
    ElementType nodes{.id = "node", .title = "node", .plural = "nodes"};
    nodes.columns = {reference("file", {kFileType, OnTargetErased::EraseRow, kKeep, Lookup::Indexed}),
                     column<std::uint8_t>("part"), column<std::int16_t>("x"), column<std::string>("name")};
    nodes.groupOwner = node::file.column;
    nodes.groupPart = node::part.column;
    nodes.partTitles = {"cars", "peds"};
    nodes.fileVia = node::file.column;
    ElementType links{.id = "link", .title = "link", .plural = "links"};
    links.columns = {reference("owner", {kNode, OnTargetErased::EraseRow, kKeep, Lookup::Indexed}),
                     reference("target", {kNode, OnTargetErased::EraseRow, kKeep, Lookup::Scan}),
                     reference("joint", {kJoint, OnTargetErased::Clear, kEraseTarget, Lookup::Indexed}),
                     column<std::uint16_t>("length")};
    links.groupOwner = link::owner.column;
    links.fileVia = link::owner.column;
    links.edge = GraphEdge{link::owner.column, link::target.column};
    ElementType joints{.id = "joint", .title = "joint", .plural = "joints"};
    joints.columns = {reference("file", {kFileType, OnTargetErased::EraseRow}), column<float>("weight", 1)};
    joints.groupOwner = joint::file.column;
    joints.fileVia = joint::file.column;
    return finished({"roads", {files, nodes, links, joints}, enforceInvariants},
                    {handle(file::number, "number"), handle(node::file, "file"), handle(node::part, "part"),
                     handle(node::x, "x"), handle(node::name, "name"), handle(link::owner, "owner"),
                     handle(link::target, "target"), handle(link::joint, "joint"), handle(link::length, "length"),
                     handle(joint::file, "file"), handle(joint::weight, "weight")});
}

Model make(std::size_t files, std::size_t nodesPerFile) {
    ModelBuilder builder(schema());
    builder.addRows(kFileType, files);
    for (Slot f = 0; f < files; ++f)
        builder.column(file::number)[f] = static_cast<std::uint16_t>(10 + f);
    const auto nodes = files * nodesPerFile;
    builder.addRows(kNode, nodes);
    for (Slot n = 0; n < nodes; ++n) {
        builder.column(node::file)[n] = Ref::to(static_cast<Slot>(n / nodesPerFile));
        builder.column(node::part)[n] = n % 3 == 2 ? 1 : 0;
        builder.column(node::x)[n] = static_cast<std::int16_t>(10 * n);
    }
    if (nodes == 0)
        return builder.finish();
    builder.addRows(kJoint, nodes - 1);
    builder.addRows(kLink, 2 * (nodes - 1) + 1);
    Slot l = 0;
    for (Slot n = 0; n < nodes; ++n) {
        const auto add = [&](Slot to, Slot shared) {
            builder.column(link::owner)[l] = Ref::to(n);
            builder.column(link::target)[l] = Ref::to(to);
            builder.column(link::joint)[l] = Ref::to(shared);
            builder.column(link::length)[l++] = 10;
        };
        if (n > 0)
            add(n - 1, n - 1);
        if (n + 1 < nodes) {
            add(n + 1, n);
            builder.column(joint::file)[n] = builder.column(node::file)[n];
        }
    }
    builder.column(link::owner)[l] = Ref::to(static_cast<Slot>(nodes - 1));
    builder.column(link::target)[l] = builder.raw(link::target, 0x0063'0007);
    return builder.finish();
}

} // namespace roads

// Mesh -----------------------------------------------------------------------------------------------------------

namespace mesh {

namespace {

bool hasLight(const Model& m, Slot f) {
    return f != kNoSlot && m.get(file::version, f) >= 2;
}
bool hasVisible(const Model& m, Slot f) {
    return f != kNoSlot && m.get(file::version, f) >= 3;
}

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    for (const Slot f : tx.touched(file::version)) {
        if (tx.model().get(file::version, f) > 16)
            return tl::unexpected(EditError{texts::inEnglish("There is no version above 16.")});
    }
    // The attributes of an area contain the number of visible areas, like a stored count.
    for (const Slot a : tx.touchedLists(kArea, area::visible)) {
        if (tx.model().isLive({kArea, a}))
            tx.set(area::attributes, a, static_cast<std::uint8_t>(tx.model().list(area::visibleHow, a).size()));
    }
    return {};
}

} // namespace

std::shared_ptr<const Schema> schema() {
    ElementType files{.id = "file", .title = "file", .plural = "files"};
    files.columns = {column<std::uint16_t>("version", 2)};
    files.properties = {{.id = "label", .title = "Version", .section = "File", .column = file::version.column}};
    ElementType areas{.id = "area", .title = "area", .plural = "areas"};
    areas.columns = {reference("file", {kFileType, OnTargetErased::EraseRow}),
                     {.id = "id", .storage = Storage::U32, .ref = std::nullopt, .uniqueId = true},
                     column<std::uint8_t>("attributes"),
                     column<float>("light", 1)};
    areas.properties = {{.id = "id", .title = "Id", .section = "Area", .column = area::id.column},
                        {.id = "light",
                         .title = "Light",
                         .section = "Area",
                         .type = PropertyType::Number,
                         .column = area::light.column,
                         .maximum = 4,
                         .present = hasLight}};
    areas.fileVia = area::file.column;
    areas.groupOwner = area::file.column;
    areas.lists = {
        {.id = "visible",
         .title = "visible areas",
         .columns = {reference("area", {kArea, OnTargetErased::EraseRow}), column<std::uint8_t>("how")},
         .properties =
             {{.id = "area", .title = "Area", .section = "Visible", .type = PropertyType::Reference, .column = 0},
              {.id = "how",
               .title = "How",
               .section = "Visible",
               .type = PropertyType::Enum,
               .column = 1,
               .names = {{0, "not"}, {1, "in part"}, {2, "wholly"}}}},
         .present = hasVisible},
        {.id = "spots",
         .title = "spots",
         .columns = {reference("from", {kArea, OnTargetErased::Clear}), column<std::int16_t>("x")},
         .properties = {{.id = "x",
                         .title = "X",
                         .section = "Spot",
                         .type = PropertyType::Number,
                         .column = 1,
                         .scale = 0.25,
                         .maximum = 100}}},
        {.id = "ladders",
         .title = "ladders",
         .columns = {reference("ladder", {kLadder, OnTargetErased::Refuse})},
         .properties = {}}};
    ElementType ladders{.id = "ladder", .title = "ladder", .plural = "ladders"};
    ladders.columns = {reference("file", {kFileType, OnTargetErased::Refuse}), column<std::int32_t>("height", -5)};
    ladders.fileVia = ladder::file.column;
    return finished({"mesh", {files, areas, ladders}, enforceInvariants},
                    {handle(file::version, "version"), handle(area::file, "file"), handle(area::id, "id"),
                     handle(area::attributes, "attributes"), handle(area::light, "light"),
                     handle(area::visibleArea, "area"), handle(area::visibleHow, "how"), handle(area::spotFrom, "from"),
                     handle(area::spotX, "x"), handle(area::ladder, "ladder"), handle(ladder::file, "file"),
                     handle(ladder::height, "height")});
}

ListEntries visibleEntries(const std::vector<Ref>& areas, const std::vector<std::uint8_t>& how) {
    return {areas, how};
}

Model make(std::size_t areas, std::size_t perArea) {
    ModelBuilder builder(schema());
    builder.addRows(kFileType, 1);
    builder.column(file::version)[0] = 2;
    builder.addRows(kArea, areas);
    const auto ladders = areas / 4;
    builder.addRows(kLadder, ladders);
    for (Slot l = 0; l < ladders; ++l)
        builder.column(ladder::file)[l] = Ref::to(0);
    for (Slot a = 0; a < areas; ++a) {
        builder.column(area::file)[a] = Ref::to(0);
        builder.column(area::id)[a] = a + 1;
        builder.column(area::attributes)[a] = static_cast<std::uint8_t>(perArea);
        std::vector<Ref> seen;
        std::vector<std::uint8_t> how;
        for (std::size_t i = 0; i < perArea; ++i) {
            seen.push_back(Ref::to(static_cast<Slot>((a + i + 1) % areas)));
            how.push_back(static_cast<std::uint8_t>(i % 3));
        }
        builder.setList(kArea, area::visible, a, visibleEntries(seen, how));
        const auto other = builder.raw(area::spotFrom, 1000 + a);
        builder.setList(kArea, area::spots, a,
                        {std::vector<Ref>{Ref::to(static_cast<Slot>((a + 1) % areas)), other},
                         std::vector<std::int16_t>{static_cast<std::int16_t>(a), -7}});
        if (a % 8 == 0 && a / 8 < ladders)
            builder.setList(kArea, area::ladders, a, {std::vector<Ref>{Ref::to(a / 8)}});
    }
    return builder.finish();
}

} // namespace mesh

// Save -----------------------------------------------------------------------------------------------------------

namespace save {

std::shared_ptr<const Schema> schema() {
    ElementType files{.id = "file", .title = "save", .plural = "saves"};
    ElementType zones{.id = "zone", .title = "zone", .plural = "zones"};
    zones.columns = {reference("file", {kFileType, OnTargetErased::EraseRow}), column<std::uint64_t>("word")};
    zones.fileVia = zone::file.column;
    zones.groupOwner = zone::file.column;
    ElementType pickups{.id = "pickup", .title = "pickup", .plural = "pickups"};
    pickups.columns = {reference("file", {kFileType, OnTargetErased::Refuse}),
                       column<std::uint8_t>("type"),
                       column<std::int16_t>("x"),
                       reference("zone", {kZone, OnTargetErased::EraseRow}),
                       reference("partner", {kPickup, OnTargetErased::Refuse, kKeep, Lookup::Indexed}),
                       {.id = "id", .storage = Storage::U32, .ref = std::nullopt, .uniqueId = true}};
    pickups.fileVia = pickup::file.column;
    pickups.pool = PoolSpec{[](const Model& m, Slot row) { return m.get(pickup::type, row) != 0; },
                            [](Transaction& tx, Slot row, bool live) {
                                tx.set(pickup::type, row, static_cast<std::uint8_t>(live ? 1 : 0));
                            }};
    return finished({"save", {files, zones, pickups}, nullptr},
                    {handle(zone::file, "file"), handle(zone::word, "word"), handle(pickup::file, "file"),
                     handle(pickup::type, "type"), handle(pickup::x, "x"), handle(pickup::zone, "zone"),
                     handle(pickup::partner, "partner"), handle(pickup::id, "id")});
}

Model make(std::size_t live) {
    ModelBuilder builder(schema());
    builder.addRows(kFileType, 1);
    builder.addRows(kZone, 2);
    builder.addRows(kPickup, kRecords);
    for (Slot z = 0; z < 2; ++z) {
        builder.column(zone::file)[z] = Ref::to(0);
        builder.column(zone::word)[z] = 0xFFFF'FFFF'FFFF'FFF0ULL + z;
    }
    for (Slot p = 0; p < kRecords; ++p) {
        builder.column(pickup::file)[p] = Ref::to(0);
        builder.column(pickup::type)[p] = p < live ? 3 : 0;
        builder.column(pickup::x)[p] = static_cast<std::int16_t>(100 + p);
        builder.column(pickup::id)[p] = p < live ? p + 1 : 0;
        if (p < live)
            builder.column(pickup::zone)[p] = Ref::to(p % 2);
    }
    return builder.finish();
}

} // namespace save

// Bots -----------------------------------------------------------------------------------------------------------

namespace bots {

std::shared_ptr<const Schema> schema() {
    ElementType files{.id = "file", .title = "file", .plural = "files"};
    ElementType nodes{.id = "node", .title = "node", .plural = "nodes"};
    nodes.columns = {reference("file", {kFileType, OnTargetErased::EraseRow}), column<float>("x")};
    nodes.fileVia = node::file.column;
    ElementType links{.id = "link", .title = "link", .plural = "links"};
    links.columns = {reference("owner", {kNode, OnTargetErased::EraseRow, kKeep, Lookup::Indexed}),
                     reference("target", {kNode, OnTargetErased::EraseRow, kKeep, Lookup::Indexed}),
                     reference("traversal", {kTraversal, OnTargetErased::Clear, kEraseTarget, Lookup::Scan}),
                     column<std::uint8_t>("type")};
    links.groupOwner = link::owner.column;
    links.fileVia = link::owner.column;
    ElementType traversals{.id = "traversal", .title = "traversal", .plural = "traversals"};
    traversals.columns = {reference("file", {kFileType, OnTargetErased::EraseRow}), column<float>("jump", -0.5)};
    traversals.fileVia = traversal::file.column;
    ElementType edicts{.id = "edict", .title = "edict", .plural = "edicts"};
    edicts.columns = {reference("link", {kLink, OnTargetErased::EraseRow, kKeep, Lookup::Indexed}),
                      column<std::string>("target")};
    edicts.fileVia = edict::link.column;
    edicts.groupOwner = edict::link.column;
    return finished({"bots", {files, nodes, links, traversals, edicts}, nullptr},
                    {handle(node::file, "file"), handle(node::x, "x"), handle(link::owner, "owner"),
                     handle(link::target, "target"), handle(link::traversal, "traversal"), handle(link::type, "type"),
                     handle(traversal::file, "file"), handle(traversal::jump, "jump"), handle(edict::link, "link"),
                     handle(edict::target, "target")});
}

Model make(std::size_t nodes) {
    ModelBuilder builder(schema());
    builder.addRows(kFileType, 1);
    builder.addRows(kNode, nodes);
    const auto links = 2 * nodes;
    builder.addRows(kLink, links);
    builder.addRows(kTraversal, (links / 2 + 1) / 2);
    builder.addRows(kEdict, (links + 2) / 3);
    for (Slot n = 0; n < nodes; ++n) {
        builder.column(node::file)[n] = Ref::to(0);
        builder.column(node::x)[n] = static_cast<float>(n);
    }
    for (Slot t = 0; t < builder.model().capacity(kTraversal); ++t)
        builder.column(traversal::file)[t] = Ref::to(0);
    for (Slot l = 0; l < links; ++l) {
        const Slot n = l / 2;
        builder.column(link::owner)[l] = Ref::to(n);
        builder.column(link::target)[l] = Ref::to(static_cast<Slot>((n + 1 + l % 2) % nodes));
        if (l % 2 == 0)
            builder.column(link::traversal)[l] = Ref::to(l / 4);
        if (l % 3 == 0)
            builder.column(edict::link)[l / 3] = Ref::to(l);
    }
    return builder.finish();
}

std::vector<Slot> edictsInOrder(const Model& model) {
    std::vector<Slot> edicts;
    for (const Slot n : model.order(kNode).all()) {
        for (const Slot l : model.order(kLink).group(n)) {
            for (const Slot e : model.order(kEdict).group(l))
                edicts.push_back(e);
        }
    }
    return edicts;
}

} // namespace bots

} // namespace navsmith::model::stress
