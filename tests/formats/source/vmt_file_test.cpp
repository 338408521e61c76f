// Texts of keys and values, and what materials say in them.
#include "formats/source/key_values.h"
#include "formats/source/vmt_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::source {
namespace {

KeyValues parsed(const std::string& text) {
    return readKeyValues(tests::bytesOf(text));
}

VmtMaterial materialIn(const std::string& text) {
    return materialOf(readVmt(tests::bytesOf(text)).value());
}

TEST(KeyValues, keysValuesAndBlocks) {
    const auto read = parsed("// a comment\r\n\"Root\"\n{\n\tplain value // more\n\"two words\" \"a \\ b { } // c\"\n"
                             "inner { x 1 x 2 } empty {} bare{y 3}\n}\nlast one");
    EXPECT_TRUE(read.notes.empty()) << read.notes.front();
    ASSERT_EQ(read.entries.size(), 2U);
    const auto& root = read.entries[0];
    EXPECT_TRUE(root.isBlock);
    EXPECT_EQ(findValue(root.block, "PLAIN"), "value") << "keys have no case";
    EXPECT_EQ(findValue(root.block, "two words"), "a \\ b { } // c");
    EXPECT_EQ(findValue(root.block, "inner"), std::nullopt) << "a block has no value";
    EXPECT_EQ(findValue(findKey(root.block, "inner")->block, "x"), "1") << "the first";
    EXPECT_EQ(findKey(root.block, "inner")->block.size(), 2U);
    EXPECT_TRUE(findKey(root.block, "empty")->isBlock);
    EXPECT_EQ(findValue(findKey(root.block, "bare")->block, "y"), "3");
    EXPECT_EQ(findValue(read.entries, "last"), "one");
    EXPECT_EQ(findKey(read.entries, "none"), nullptr);
}

TEST(KeyValues, conditionsAreThoseOfWindows) {
    const auto read = parsed("a 1 [$X360] a 2 [!$X360] b 1 [ $PS3 || $WIN32 ] c 1 [$WIN32 && !$WINDOWS]\n"
                             "d [$X360] { x 1 } e [$WIN32] { x 1 } f { g 1 [$OSX] } $color [1 0.5 0]");
    EXPECT_TRUE(read.notes.empty()) << read.notes.front();
    EXPECT_EQ(findValue(read.entries, "a"), "2");
    EXPECT_EQ(findValue(read.entries, "b"), "1");
    EXPECT_EQ(findKey(read.entries, "c"), nullptr);
    EXPECT_EQ(findKey(read.entries, "d"), nullptr);
    EXPECT_EQ(findKey(read.entries, "e")->block.size(), 1U);
    EXPECT_TRUE(findKey(read.entries, "f")->block.empty());
    EXPECT_EQ(findValue(read.entries, "$color"), "[1 0.5 0]") << "a vector is no condition";
}

TEST(KeyValues, damageIsNoted) {
    EXPECT_EQ(parsed("} a 1").entries.size(), 1U);
    EXPECT_EQ(parsed("} a 1").notes.size(), 1U);
    const auto open = parsed("a { b { c 1");
    EXPECT_EQ(findValue(open.entries[0].block[0].block, "c"), "1");
    EXPECT_EQ(open.notes.size(), 1U);
    EXPECT_EQ(parsed("a \"b").notes.size(), 1U);
    EXPECT_EQ(findValue(parsed("a \"b").entries, "a"), "b");
    EXPECT_EQ(parsed("{ a 1 }").entries[0].block.size(), 1U) << "a block without a name";
    EXPECT_EQ(parsed("a { b }").entries[0].block.size(), 1U) << "a key without a value";
    std::string deep;
    for (int i = 0; i < 100'000; ++i)
        deep += "a{";
    EXPECT_EQ(parsed(deep).entries.size(), 1U);
    EXPECT_FALSE(parsed(deep).notes.empty());
    EXPECT_TRUE(parsed("").entries.empty());
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
