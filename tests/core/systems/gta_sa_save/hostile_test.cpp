// Damaged saves with a right checksum: refused, or opened, shown, checked, edited and saved without harm.
#include "core/model/property.h"
#include "core/systems/gta_sa_save/load.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/symbols.h"
#include "tests/core/systems/gta_sa_save/random_edits.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/support/bytes_mutation.h"

#include <gtest/gtest.h>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using model::Slot;
using model::Transaction;
using tests::SaveBytes;

void draw(const Model& m) {
    for (const auto& drawing : view().symbols) {
        m.forEachLive(drawing.type, [&](Slot row) {
            symbol::Primitives out;
            if (drawing.anchor(m, row))
                drawing.overview(m, {}, row, out);
        });
    }
}

void readAll(const Model& m) {
    for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        m.forEachLive(type, [&](Slot row) {
            if (row % 16 == 0) {
                for (const auto& property : m.schema().type(type).properties)
                    model::displayText(m, property, {type, row});
            }
        });
    }
}

/// Everything that a user may do to a document.
void useDocument(const SaveBytes& bytes, std::mt19937& random) {
    const InputFile input{"GTASAsf1.b", bytes};
    auto document = load(std::span(&input, 1), {});
    if (!document)
        return;
    auto& m = document->model;
    ASSERT_TRUE(saved(m) == bytes);
    draw(m);
    readAll(m);
    for (int i = 0; i < 5; ++i) {
        Transaction tx(m, "test");
        editAtRandom(tx, random);
        static_cast<void>(tx.commit());
    }
    std::vector<model::Change> changes;
    checks::fixAll(m, rules(), changes, 3);
    draw(m);
    const auto after = saved(m);
    EXPECT_EQ(after.size(), tests::kRawSaveSize);
    EXPECT_EQ(tests::wordAt(after, after.size() - 4), tests::sumOf(after));
}

TEST(HostileSaves, doNoHarm) {
    std::mt19937 random(5);
    tests::ByteMutator mutator(23);
    const auto all = samples();
    for (int i = 0; i < 120; ++i) {
        const auto& sample = all[mutator.below(all.size())];
        auto bytes = mutator.mutated(sample.bytes);
        bytes.resize(tests::kRawSaveSize);
        tests::repairChecksum(bytes);
        useDocument(bytes, random);
        ASSERT_FALSE(testing::Test::HasFailure()) << sample.name << ", mutation " << i;
    }
}

/// Records full of one byte: every enumeration odd, every number no number, every flag set.
TEST(HostileSaves, recordsOfOneByteDoNoHarm) {
    std::mt19937 random(6);
    const auto raw = tests::smallSave();
    const auto offsets = tests::payloadOffsets(raw);
    for (std::size_t block = 0; block < 28; ++block) {
        for (const unsigned value : {0x00U, 0x7FU, 0x80U, 0xFFU}) {
            auto bytes = tests::buildSave(raw);
            for (std::size_t i = 12; i < raw.blocks[block].size(); ++i)
                bytes[offsets[block] + i] = static_cast<std::byte>(value);
            tests::repairChecksum(bytes);
            useDocument(bytes, random);
            ASSERT_FALSE(testing::Test::HasFailure()) << block << " of " << value;
        }
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
