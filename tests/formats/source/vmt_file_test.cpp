// What materials say.
#include "formats/source/vmt_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::source {
namespace {

VmtMaterial materialIn(const std::string& text) {
    return materialOf(readVmt(tests::bytesOf(text)).value());
}

TEST(VmtFile, textureAndTransparency) {
    const auto plain = materialIn("\"LightmappedGeneric\" { \"$BaseTexture\" \"Brick\\Wall01.vtf\" $translucent 0 }");
    EXPECT_EQ(plain.baseTexture, "materials/brick/wall01.vtf");
    EXPECT_FALSE(plain.translucent || plain.alphaTest || plain.water || plain.additive);
    EXPECT_EQ(plain.alpha, 1.0F);
    const auto glass = materialIn("LightmappedGeneric { $basetexture glass $translucent 1 $alpha \".25\" }");
    EXPECT_TRUE(glass.translucent);
    EXPECT_EQ(glass.alpha, 0.25F);
    EXPECT_TRUE(materialIn("X { $alphatest \"1\" }").alphaTest);
    EXPECT_TRUE(materialIn("X { $additive 1 }").additive);
    EXPECT_EQ(materialIn("X { $alpha wrong }").alpha, 1.0F);
    EXPECT_EQ(materialIn("X { $alpha -3 }").alpha, 0.0F);
    EXPECT_TRUE(materialIn("X {}").baseTexture.empty());
    EXPECT_EQ(materialIn("X { X_DX8 { $basetexture old } Proxies {} }").baseTexture, "materials/old.vtf");
    EXPECT_EQ(materialIn("WorldVertexTransition { $basetexture a $basetexture2 b }").baseTexture, "materials/a.vtf");
}

TEST(VmtFile, waterHasAColour) {
    const auto water = materialIn("Water { $fogcolor \"{51 102 255}\" }");
    EXPECT_TRUE(water.water);
    ASSERT_TRUE(water.fogColour);
    EXPECT_EQ(*water.fogColour, glm::vec3(0.2F, 0.4F, 1.0F));
    EXPECT_EQ(materialIn("Water { $fogcolor \"[.5 0.25 9]\" }").fogColour, glm::vec3(0.5F, 0.25F, 1.0F));
    EXPECT_FALSE(materialIn("Water { $fogcolor \"[1 2]\" }").fogColour);
    EXPECT_FALSE(materialIn("Other { $fogcolor \"{1 2 3}\" }").fogColour);
}

TEST(VmtFile, patchesChangeOtherMaterials) {
    const auto base = readVmt(tests::bytesOf("LightmappedGeneric { $basetexture a $alpha 1 }")).value();
    const auto patch = readVmt(tests::bytesOf("Patch { include \"materials\\A\\B.vmt\" insert { $translucent 1 }\n"
                                              "replace { $basetexture b $alphatest 1 } }"))
                           .value();
    EXPECT_EQ(patch.shader, "patch");
    EXPECT_EQ(patch.include, "materials/a/b.vmt");
    const auto both = materialOf(patched(base, patch));
    EXPECT_EQ(both.baseTexture, "materials/b.vtf");
    EXPECT_TRUE(both.translucent);
    EXPECT_FALSE(both.alphaTest) << "there is nothing to replace";
}

TEST(VmtFile, names) {
    EXPECT_EQ(vmtPath("Brick\\Wall"), "materials/brick/wall.vmt");
    EXPECT_EQ(vmtPath("/materials//brick/wall.VMT"), "materials/brick/wall.vmt");
    EXPECT_EQ(vtfPath(""), "materials/.vtf");
    EXPECT_FALSE(readVmt(tests::bytesOf("no block")));
    EXPECT_FALSE(readVmt({}));
}

TEST(VmtFile, anyTextIsReadOrRefused) {
    const auto text = tests::bytesOf("Patch { include \"a.vmt\" insert { \"$x\" \"1\" [$X360] } replace { $y [1 2] } }"
                                     "// end\n\"Water\" { $fogcolor \"{1 2 3}\" $alpha 0.5 inner { a b } }");
    tests::ByteMutator mutator(8);
    for (int i = 0; i < 20'000; ++i) {
        const auto bytes = mutator.mutated(text);
        if (const auto file = readVmt(bytes))
            (void)materialOf(patched(*file, *file));
    }
}

} // namespace
} // namespace navsmith::source
