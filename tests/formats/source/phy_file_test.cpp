// Collision models built by hand.
#include "formats/source/phy_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/phy_bytes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

using bytes::FormatErrorCode;

const tests::RawPhyPart kBox = tests::phyBox({-8, -16, 0}, {8, 16, 40});
const tests::RawPhyPart kWedge = tests::phyWedge({100, -16, 0}, {164, 16, 32});

void expectPart(const PhyConvex& part, const tests::RawPhyPart& raw) {
    ASSERT_EQ(part.triangles.size(), raw.triangles.size());
    for (std::size_t i = 0; i < part.triangles.size(); ++i) {
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const auto& [x, y, z] = raw.points[raw.triangles[i][corner]];
            EXPECT_LT(glm::distance(part.points[part.triangles[i][corner]], glm::vec3(x, y, z)), 1e-3F)
                << i << " " << corner;
        }
    }
}

TEST(PhyFile, partsInUnitsAndAxesOfTheMap) {
    for (const auto& form : {tests::RawPhyForm{}, tests::RawPhyForm{.header = false}, tests::RawPhyForm{.solids = 3}}) {
        const auto file = readPhy(tests::buildPhy({kBox, kWedge, kBox}, form));
        ASSERT_TRUE(file) << bytes::describe(file.error());
        EXPECT_EQ(file->checksum, 0x1234U);
        ASSERT_EQ(file->solids.size(), form.solids);
        for (const auto& solid : file->solids) {
            ASSERT_EQ(solid.parts.size(), 3U);
            expectPart(solid.parts[0], kBox);
            expectPart(solid.parts[1], kWedge);
            EXPECT_EQ(solid.parts[1].points.size(), 6U) << "only its own";
            expectPart(solid.parts[2], kBox);
        }
    }
}

TEST(PhyFile, trianglesFaceOut) {
    const auto file = readPhy(tests::buildPhy({kBox, kWedge})).value();
    for (const auto& part : file.solids[0].parts) {
        for (const auto& [a, b, c] : part.triangles) {
            const auto out = glm::cross(part.points[b] - part.points[a], part.points[c] - part.points[a]);
            for (const auto& point : part.points)
                EXPECT_LE(glm::dot(out, point - part.points[a]), 0.1F);
        }
    }
}

TEST(PhyFile, refusesOthersAndDamage) {
    const auto whole = tests::buildPhy({kBox});
    const auto refused = [&](auto change) {
        auto file = whole;
        change(file);
        const auto shape = readPhy(file);
        EXPECT_FALSE(shape);
        return shape ? bytes::FormatError{} : shape.error();
    };
    using Bytes = std::vector<std::byte>;
    EXPECT_EQ(refused([](Bytes& f) { f.resize(15); }).code, FormatErrorCode::Truncated);
    EXPECT_EQ(refused([](Bytes& f) { tests::setU32(f, 0, 20); }).code, FormatErrorCode::BadMagic);
    EXPECT_EQ(refused([](Bytes& f) { tests::setU32(f, 8, 4000); }).code, FormatErrorCode::CountTooLarge);
    EXPECT_EQ(refused([](Bytes& f) { tests::setU32(f, 16, 4000); }).code, FormatErrorCode::Truncated);
    const auto mopp = readPhy(tests::buildPhy({kBox}, {.kind = 1}));
    ASSERT_FALSE(mopp);
    EXPECT_EQ(mopp.error().code, FormatErrorCode::Unsupported);
    EXPECT_NE(mopp.error().found.find("MOPP"), std::string::npos);
    const auto later = readPhy(tests::buildPhy({kBox}, {.version = 0x101}));
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().code, FormatErrorCode::Unsupported);
    EXPECT_NE(later.error().found.find("257"), std::string::npos);
    constexpr std::size_t kSurface = 16 + 4 + 28;
    EXPECT_EQ(refused([](Bytes& f) { tests::setU32(f, kSurface + 32, 1U << 20U); }).code, FormatErrorCode::Truncated)
        << "the tree is elsewhere";
    const auto root = kSurface + tests::u32At(whole, kSurface + 32);
    EXPECT_EQ(refused([&](Bytes& f) { tests::setU32(f, root + 4, 1U << 20U); }).code, FormatErrorCode::Truncated)
        << "the part is elsewhere";
    auto circle = tests::buildPhy({kBox, kWedge});
    const auto top = kSurface + tests::u32At(circle, kSurface + 32);
    tests::setU32(circle, top + 28, static_cast<std::uint32_t>(-28)); // the left leaf has its parent as a child
    ASSERT_FALSE(readPhy(circle));
    EXPECT_EQ(readPhy(circle).error().code, FormatErrorCode::BadValue) << "the tree leads back into itself";
    EXPECT_EQ(refused([](Bytes& f) { tests::setU32(f, kSurface + 48 + 16 + 4, 0xFFFF); }).code,
              FormatErrorCode::Truncated)
        << "no such point";
    EXPECT_EQ(refused([](Bytes& f) { tests::setU32(f, kSurface + 48 + 16 + 12 * 16, 0x7FC00000); }).code,
              FormatErrorCode::BadValue)
        << "a point that is no number";
}

TEST(PhyFile, everyCutIsRefusedUntilOnlyTheTextIsMissing) {
    const auto whole = tests::buildPhy({kBox, kWedge});
    const auto solids = 16 + 4 + tests::u32At(whole, 16);
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        const auto part = readPhy(std::span(whole).first(length));
        EXPECT_EQ(part.has_value(), length >= solids) << length;
        if (!part) {
            EXPECT_LE(part.error().offset, length);
        }
    }
}

TEST(PhyFile, mutationsAreReadOrRefused) {
    tests::ByteMutator mutator(38);
    int readable = 0;
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        const auto whole = tests::buildPhy({kBox, kWedge, kBox}, {.header = i % 3 != 0, .solids = 1 + i % 2 * 1U});
        const auto bytes = mutator.mutated(whole);
        const tests::HeapMeter meter;
        const auto file = readPhy(bytes);
        EXPECT_LE(meter.peakBytes(), 65536 + 64 * bytes.size());
        readable += file ? 1 : 0;
        if (!file)
            continue;
        for (const auto& solid : file->solids) {
            for (const auto& part : solid.parts) {
                for (const auto& triangle : part.triangles) {
                    for (const auto point : triangle)
                        EXPECT_LT(point, part.points.size());
                }
                for (const auto& point : part.points)
                    EXPECT_TRUE(std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z));
            }
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(readable, kTimes / 10);
    EXPECT_LT(readable, kTimes);
}

} // namespace
} // namespace navsmith::source
