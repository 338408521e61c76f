// Changes survive encoding and decoding, and wrong counts allocate no memory.
#include "core/recovery/change_codec.h"
#include "core/recovery/change_fits.h"
#include "core/recovery/model_image.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/support/heap_meter.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace navsmith::recovery {
namespace {

using model::Change;
using model::ColumnChange;
using model::ColumnId;
using model::Direction;
using model::ElementTypeId;
using model::kAlive;
using model::kNoList;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
namespace mesh = model::stress::mesh;
using model::stress::everything;
using model::stress::faults;
using model::stress::Numbers;
using model::stress::seen;
using model::stress::Tape;

rc::Gen<Numbers> numbers(int size) {
    return rc::gen::container<Numbers>(rc::gen::resize(size, rc::gen::inRange<std::uint32_t>(0, 5040)));
}

std::vector<std::byte> bytesOf(const Change& change) {
    bytes::ByteWriter writer;
    writeChange(writer, change);
    return writer.release();
}

std::vector<std::byte> bytesOf(const Model& model) {
    bytes::ByteWriter writer;
    writeModel(writer, model);
    return writer.release();
}

RC_GTEST_PROP(ChangeCodec, GivesBackAnyChangeOfAnySchema, ()) {
    Tape schema(*rc::gen::resize(500, numbers(300)));
    auto model = randomModel(schema);
    auto replica = model;
    Tape tape(*numbers(200));
    Transaction tx(model, "a label", 42);
    while (!tape.ended())
        randomEdit(tx, tape);
    const auto change = tx.commit();
    if (!change)
        return;
    const auto stored = bytesOf(*change);
    bytes::ByteReader reader(stored);
    const auto back = readChange(reader);
    RC_ASSERT(reader.ok());
    RC_ASSERT(reader.expectEnd("change"));
    RC_ASSERT(bytesOf(back) == stored);
    RC_ASSERT(back.label == "a label");
    RC_ASSERT(back.mergeKey == 42U);
    RC_ASSERT(whyNotApply(replica, back) == "");
    replica.apply(back, Direction::Forward);
    RC_ASSERT(seen(replica) == seen(model));
    replica.apply(back, Direction::Backward);
    model.apply(*change, Direction::Backward);
    RC_ASSERT(seen(replica) == seen(model));
}

RC_GTEST_PROP(ModelImage, GivesBackAnyModelWithWhatIsGone, ()) {
    Tape schema(*rc::gen::resize(500, numbers(300)));
    auto model = randomModel(schema);
    for (int i = 0; i < 3; ++i) {
        Tape tape(*numbers(100));
        Transaction tx(model, "edit");
        while (!tape.ended())
            randomEdit(tx, tape);
        (void)tx.commit();
    }
    const auto stored = bytesOf(model);
    bytes::ByteReader reader(stored);
    const auto back = readModel(reader, model.sharedSchema());
    RC_ASSERT(back.has_value());
    RC_ASSERT(reader.expectEnd("model"));
    RC_ASSERT(everything(*back) == everything(model));
    RC_ASSERT(faults(*back) == "");
}

TEST(ChangeCodec, HugeCountsAllocateNothing) {
    auto model = mesh::make(4, 3);
    Transaction tx(model, "edit");
    tx.set(mesh::area::light, 0, 2.0F);
    tx.setList(mesh::kArea, mesh::area::visible, 1, mesh::visibleEntries({Ref::to(0), Ref::none()}, {1, 2}));
    const auto stored = bytesOf(*tx.commit());
    for (std::size_t at = 0; at + 4 <= stored.size(); ++at) {
        auto bytes = stored;
        for (const auto byte : {0xFF, 0xFF, 0xFF, 0x7F})
            bytes[at + static_cast<std::size_t>(byte == 0x7F ? 3 : 0)] = static_cast<std::byte>(byte);
        bytes[at + 1] = bytes[at + 2] = std::byte{0xFF};
        const tests::HeapMeter meter;
        bytes::ByteReader reader(bytes);
        const auto change = readChange(reader);
        EXPECT_LT(meter.peakBytes(), 64U << 10U) << "at byte " << at;
    }
}

template <typename Spoil>
std::string faultOf(Spoil spoil) {
    auto model = mesh::make(4, 3);
    const auto untouched = model;
    Transaction tx(model, "edit");
    tx.set(mesh::area::file, 0, Ref::none());
    tx.setList(mesh::kArea, mesh::area::visible, 1, mesh::visibleEntries({Ref::to(0), Ref::none()}, {1, 2}));
    const Slot made = tx.create(mesh::kLadder);
    tx.set(mesh::ladder::file, made, Ref::to(0));
    auto change = *tx.commit();
    EXPECT_EQ(whyNotApply(untouched, change), "");
    spoil(change);
    return whyNotApply(untouched, change);
}

ColumnChange& columnOf(Change& change, ElementTypeId type, ColumnId column) {
    return const_cast<ColumnChange&>(*change.find(type, column));
}

TEST(ChangeFits, DetectsInvalidRowsRangesAndValues) {
    EXPECT_NE(faultOf([](Change& c) { c.columns[0].type = 9; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.columns[0].column = 99; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.columns[0].slots[0] = 1000; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.created[0].first = 0x7000'0000; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.created[0].type = 77; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.lists[0].after[0].offset = 0x7000'0000; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.lists[0].before[0].count = 50; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.lists[0].parents[0] = 50; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.lists[0].list = 7; }), "");
    EXPECT_NE(faultOf([](Change& c) { c.lists.push_back(c.lists[0]); }), "");
    EXPECT_NE(faultOf([](Change& c) { values<Ref>(c.lists[0].entries[0])[0] = Ref::to(50); }), "");
    EXPECT_NE(faultOf([](Change& c) { values<Ref>(c.lists[0].entries[0])[0] = Ref::rawAt(50); }), "");
    EXPECT_NE(faultOf([](Change& c) {
                  values<Ref>(columnOf(c, mesh::kArea, mesh::area::file.column).after)[0] = Ref::to(9);
              }),
              "");
    EXPECT_NE(faultOf([](Change& c) { values<std::uint8_t>(columnOf(c, mesh::kLadder, kAlive).after)[0] = 2; }), "");
    EXPECT_NE(faultOf([](Change& c) {
                  c.raws.push_back({mesh::kArea, kNoList, mesh::area::light.column, 0, {1}});
              }),
              "");
}

} // namespace
} // namespace navsmith::recovery
