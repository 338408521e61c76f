// Copy and paste over the stress schemas.
#include "core/model/clip.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include <rapidcheck.h>

namespace navsmith::model::stress {
namespace {

std::vector<Element> pasted(Model& m, const Clip& clip, Outside outside) {
    Transaction tx(m, "Paste");
    auto made = paste(tx, clip, outside);
    if (!made || !tx.commit())
        return {};
    EXPECT_EQ(faults(m), "");
    return *made;
}

std::vector<Slot> of(const std::vector<Element>& elements, ElementTypeId type) {
    std::vector<Slot> rows;
    for (const auto& e : elements) {
        if (e.type == type)
            rows.push_back(e.slot);
    }
    return rows;
}

// What is copied ---------------------------------------------------------------------------------------------------

TEST(Clip, NodesIncludeTheLinksBetweenThem) {
    namespace link = roads::link;
    namespace node = roads::node;
    using roads::kJoint;
    using roads::kLink;
    using roads::kNode;
    using roads::make;
    auto m = make(2, 4);
    const auto clip = copy(m, std::vector<Element>{{kNode, 2}, {kNode, 3}, {kNode, 4}});
    EXPECT_EQ(clip.tables[kNode].rows, 3U);
    EXPECT_EQ(clip.tables[kLink].rows, 4U); // no link to 1 or 5
    EXPECT_EQ(clip.tables[kJoint].rows, 2U);
    EXPECT_EQ(clip.tables[kFileType].rows, 0U);

    auto other = make(1, 0);
    const auto made = pasted(other, clip, Outside::Drop);
    const auto nodes = of(made, kNode);
    ASSERT_EQ(nodes.size(), 3U);
    EXPECT_EQ(other.get(node::x, nodes[1]), 30);
    EXPECT_TRUE(other.get(node::file, nodes[1]).isNone()) << "the caller sets the owner";
    const auto links = of(made, kLink);
    ASSERT_EQ(links.size(), 4U);
    EXPECT_TRUE(other.get(link::owner, links[0]).pointsTo(nodes[0]));
    EXPECT_TRUE(other.get(link::target, links[0]).pointsTo(nodes[1]));
    EXPECT_EQ(other.get(link::joint, links[0]), other.get(link::joint, links[1]));
    EXPECT_EQ(other.count(kJoint), 2U);
}

TEST(Clip, LinkIncludesItsEndsAndJointItsLinks) {
    namespace link = roads::link;
    using roads::kJoint;
    using roads::kLink;
    using roads::kNode;
    using roads::make;
    const auto m = make(1, 5);
    const Slot l = m.referrers(link::owner, 1).front();
    const Slot j = m.get(link::joint, l).slot();
    for (const Element e : {Element{kLink, l}, Element{kJoint, j}}) {
        const auto clip = copy(m, std::span(&e, 1));
        EXPECT_EQ(clip.tables[kNode].rows, 2U);
        EXPECT_EQ(clip.tables[kLink].rows, 2U);
        EXPECT_EQ(clip.tables[kJoint].rows, 1U);
    }
}

TEST(Clip, SkipsPartsOfMissingOwners) {
    namespace link = roads::link;
    using roads::kLink;
    using roads::kNode;
    using roads::make;
    const auto m = make(1, 3);
    const auto links = m.referrers(link::owner, 2);
    const auto dangling = std::ranges::find_if(links, [&](Slot l) { return m.get(link::target, l).isRaw(); });
    ASSERT_NE(dangling, links.end());
    const Element e{kLink, *dangling};
    EXPECT_TRUE(copy(m, std::span(&e, 1)).empty());
    EXPECT_TRUE(copy(m, std::vector<Element>{{kFileType, 0}, {kNode, 99}, {}}).empty());
}

TEST(Clip, IncludesPartsOfParts) {
    namespace edict = bots::edict;
    namespace link = bots::link;
    using bots::kEdict;
    using bots::kLink;
    using bots::kNode;
    using bots::kTraversal;
    using bots::make;
    auto m = make(6);
    const auto clip = copy(m, std::vector<Element>{{kNode, 0}, {kNode, 1}, {kNode, 2}});
    EXPECT_EQ(clip.tables[kLink].rows, 3U); // 0-1, 0-2, 1-2
    EXPECT_EQ(clip.tables[kTraversal].rows, 1U);
    EXPECT_EQ(clip.tables[kEdict].rows, 1U); // of link 0-1
    const auto made = pasted(m, clip, Outside::Drop);
    const Slot tied = of(made, kEdict).front();
    EXPECT_EQ(m.get(link::owner, m.get(edict::link, tied).slot()), Ref::to(of(made, kNode).front()));
}

// References to elements outside -----------------------------------------------------------------------------------

TEST(Clip, KeepsOutsideReferencesOnlyInTheSameModel) {
    namespace pickup = save::pickup;
    using save::kPickup;
    using save::make;
    auto m = make(4);
    {
        Transaction tx(m, "Partner");
        tx.set(pickup::partner, 0, Ref::to(3));
        ASSERT_TRUE(tx.commit());
    }
    const Element e{kPickup, 0};
    const auto clip = copy(m, std::span(&e, 1));
    const auto kept = pasted(m, clip, Outside::Keep);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].slot, 4U) << "the first free record";
    EXPECT_TRUE(m.get(pickup::zone, 4).pointsTo(0));
    EXPECT_TRUE(m.get(pickup::partner, 4).pointsTo(3));
    EXPECT_NE(m.get(pickup::id, 4), m.get(pickup::id, 0));
    EXPECT_EQ(m.get(pickup::x, 4), 100);
    EXPECT_TRUE(standalone(clip, m.schema()).empty()) << "it is part of its zone";
}

TEST(Clip, RefusedIfThePoolIsFull) {
    using save::kPickup;
    using save::kRecords;
    using save::make;
    auto m = make(kRecords - 1);
    const auto before = everythingAndNext(m);
    const auto clip = copy(m, std::vector<Element>{{kPickup, 0}, {kPickup, 1}});
    {
        Transaction tx(m, "Paste");
        const auto made = paste(tx, clip, Outside::Keep);
        ASSERT_FALSE(made);
        EXPECT_NE(made.error().reason.find("no room"), std::string::npos);
    }
    EXPECT_EQ(everythingAndNext(m), before);
}

TEST(Clip, ListsOmitEntriesForOutsideElements) {
    namespace area = mesh::area;
    using mesh::kArea;
    using mesh::make;
    auto m = make(4, 3);
    const std::vector<Element> two{{kArea, 0}, {kArea, 1}};
    const auto made = of(pasted(m, copy(m, two), Outside::Drop), kArea);
    ASSERT_EQ(made.size(), 2U);
    const auto seen = m.list(area::visibleArea, made[0]);
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_TRUE(seen[0].pointsTo(made[1]));
    EXPECT_EQ(m.list(area::visibleHow, made[1])[0], 2) << "the one entry that refers to area 0";
    const auto spots = m.list(area::spotFrom, made[1]);
    ASSERT_EQ(spots.size(), 2U) << "these are cleared but stay";
    EXPECT_TRUE(spots[0].isNone());
    EXPECT_EQ(m.list(area::spotX, made[1])[0], 1);
    EXPECT_TRUE(m.list(area::ladder, made[0])[0].isNone());
    EXPECT_NE(m.get(area::id, made[0]), m.get(area::id, made[1]));
    const auto again = of(pasted(m, copy(m, two), Outside::Keep), kArea);
    EXPECT_EQ(m.list(area::visibleArea, again[0]).size(), 3U);
    EXPECT_TRUE(m.list(area::ladder, again[0])[0].pointsTo(0));
}

TEST(Clip, RefusedInAnotherSystem) {
    auto m = bots::make(3);
    const auto other = roads::make(1, 3);
    const auto clip = copy(other, std::vector<Element>{{roads::kNode, 0}});
    Transaction tx(m, "Paste");
    EXPECT_FALSE(paste(tx, clip, Outside::Drop));
    EXPECT_FALSE(fromText(toText(clip, other.schema()), m.schema()));
}

// Text ------------------------------------------------------------------------------------------------------------

std::vector<Element> everyElement(const Model& m) {
    std::vector<Element> all;
    for (ElementTypeId k = 1; k < m.schema().typeCount(); ++k)
        m.forEachLive(k, [&](Slot row) { all.push_back({k, row}); });
    return all;
}

TEST(ClipText, ContainsEverything) {
    for (const auto& m : {roads::make(2, 5), mesh::make(9, 4), save::make(5), bots::make(7)}) {
        const auto clip = standalone(copy(m, everyElement(m)), m.schema());
        ASSERT_FALSE(clip.empty());
        const auto text = toText(clip, m.schema());
        const auto read = fromText(text, m.schema());
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(toText(*read, m.schema()), text);
        auto one = m;
        auto two = m;
        pasted(one, clip, Outside::Drop);
        pasted(two, *read, Outside::Drop);
        EXPECT_EQ(everything(one), everything(two));
    }
}

TEST(ClipText, KeepsNonTextBytes) {
    namespace node = roads::node;
    using roads::kNode;
    using roads::make;
    auto m = make(1, 1);
    const std::string bytes("\xFF\x00\"\\\x80", 5);
    {
        Transaction tx(m, "Name");
        tx.set(node::name, 0, bytes);
        ASSERT_TRUE(tx.commit());
    }
    const auto text = toText(copy(m, std::vector<Element>{{kNode, 0}}), m.schema());
    const auto read = fromText(text, m.schema());
    ASSERT_TRUE(read);
    EXPECT_EQ(values<std::string>(read->tables[kNode].columns[node::name.column])[0], bytes);
}

TEST(ClipText, RejectsForeignText) {
    const auto schema = roads::schema();
    const std::string start = R"({"navsmith":1,"system":"roads",)";
    const std::vector<std::string> foreign{
        "",
        "hello",
        "{}",
        R"({"navsmith":2})",
        start,
        start + R"("kinds":[]})",
        start + R"("kinds":{"node":5}})",
        start + R"("kinds":{"node":{"rows":-1}}})",
        start + R"("kinds":{"node":{"rows":4000000000,"columns":{}}}})",
        start + R"("kinds":{"node":{"rows":1e9,"columns":{}}}})",
        start + R"("kinds":{"file":{"rows":0,"columns":{"number":[]}}}})",
        start + R"("kinds":{"node":{"rows":1,"columns":{"file":[null],"part":[300],"x":[0],"name":[""]}}}})",
        start + R"("kinds":{"node":{"rows":1,"columns":{"file":[0],"part":[0],"x":[0],"name":[""]}}}})",
        start + R"("kinds":{"node":{"rows":1,"columns":{"file":[null],"part":[0],"x":[0.5],"name":[""]}}}})",
        start + R"("kinds":{"node":{"rows":1,"columns":{"file":[null],"part":[0],"x":[0],"name":["abc"]}}}})",
        start + R"("kinds":{"node":{"rows":1,"columns":{"file":[null],"part":[0],"x":[0],"name":[7]}}}})",
        start + std::string(200000, '['),
    };
    for (const auto& text : foreign) {
        const auto read = fromText(text, *schema);
        EXPECT_FALSE(read) << text.substr(0, 100);
        if (!read) {
            EXPECT_FALSE(read.error().empty());
        }
    }
    EXPECT_TRUE(fromText(start + R"("kinds":{}})", *schema));
}

// Any schema ------------------------------------------------------------------------------------------------------

RC_GTEST_PROP(ClipProperty, PastedTwiceByTextAndByHandIsTheSameAndIsUndone, ()) {
    const auto number = rc::gen::resize(100, rc::gen::inRange<std::uint32_t>(0, 5040));
    Tape tape(*rc::gen::resize(500, rc::gen::container<Numbers>(number)));
    auto m = randomModel(tape);
    std::vector<Element> selected;
    for (const auto& e : everyElement(m)) {
        if (tape.below(3) != 0)
            selected.push_back(e);
    }
    const auto clip = copy(m, selected);
    const auto alone = standalone(clip, m.schema());
    const auto read = fromText(toText(alone, m.schema()), m.schema());
    RC_ASSERT(read.has_value());
    const auto before = seen(m);
    auto other = m;
    for (const auto outside : {Outside::Drop, Outside::Keep}) {
        Transaction tx(m, "Paste");
        const auto made = paste(tx, clip, outside);
        if (!made)
            continue; // a pool was full
        const auto change = tx.commit();
        if (!change)
            continue;
        RC_ASSERT(faults(m) == std::string());
        const auto after = seen(m);
        if (outside == Outside::Drop) {
            Transaction again(other, "Paste");
            RC_ASSERT(paste(again, *read, Outside::Drop).has_value());
            RC_ASSERT(again.commit().has_value());
            RC_ASSERT(seen(other) == after);
        }
        m.apply(*change, Direction::Backward);
        RC_ASSERT(seen(m) == before);
        m.apply(*change, Direction::Forward);
        RC_ASSERT(seen(m) == after);
        m.apply(*change, Direction::Backward);
    }
}

} // namespace
} // namespace navsmith::model::stress
