// Archives and packed streams.
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/img_bytes.h"
#include "tests/support/source_material_bytes.h"

namespace navsmith::fuzz {
namespace {

using namespace navsmith::tests;

/// As fuzz_compression takes them: the method, the size, five bytes of properties of LZMA, the stream.
void addStreams(Seeds& seeds) {
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += "node " + std::to_string(i * i) + " leads to node " + std::to_string(i);
    for (const auto& content : {bytesOf(text), bytesOf("abc"), Bytes(3000, std::byte{7}), Bytes()}) {
        const auto deflated = packDeflate(content);
        const auto [properties, packed] = packLzma(content);
        for (const unsigned method : {0U, 3U})
            seeds.add("fuzz_compression", "deflate", RawWriter().u8(method).u16(content.size()).add(deflated).bytes);
        for (const unsigned method : {1U, 4U}) {
            const auto head = RawWriter().u8(method).u16(content.size()).add(properties).bytes;
            seeds.add("fuzz_compression", "lzma", RawWriter().add(head).add(packed).bytes);
        }
        seeds.add("fuzz_compression", "plain", content);
        for (const std::size_t size : {std::size_t{0}, content.size() / 2, content.size() + 9}) {
            seeds.add("fuzz_compression", "size", RawWriter().u8(0).u16(size).add(deflated).bytes);
            seeds.add("fuzz_compression", "size", RawWriter().u8(1).u16(size).add(properties).add(packed).bytes);
        }
    }
    // Literals, matches near and far, and lengths that go on, of ULZ (docs/formats/yapb-graph.md, section 3).
    for (unsigned token = 0; token < 256; token += 7)
        seeds.add("fuzz_compression", "ulz",
                  RawWriter()
                      .u8(2)
                      .u16(40 + token)
                      .u8(0x80, 'a', 'b', 'c', 'd', token, 1, 2, 0, 4)
                      .u8(token, 3, 0, 200, 1)
                      .fill(64, token)
                      .bytes);
}

} // namespace

void addArchives(Seeds& seeds) {
    addStreams(seeds);
    for (const std::uint32_t version : {1U, 2U}) {
        const auto vpk = buildVpk({{"materials/brick", "wall", "vmt", bytesOf("a wall"), 0, 0x7FFF},
                                   {"materials/brick", "floor", "vmt", bytesOf("a floor"), 7, 0x7FFF},
                                   {"materials/metal", "wall", "vmt", bytesOf("a metal wall"), 2, 1},
                                   {" ", "readme", "txt", bytesOf("at the top"), 0, 0},
                                   {"scripts", "none", " ", bytesOf(""), 0, 0}},
                                  version);
        seeds.add("fuzz_vpk", "some", vpk.directory);
    }
    seeds.add("fuzz_vpk", "long", buildVpk({{std::string(600, 'x'), "a", "b", {}, 0, 0}}).directory);
    const Bytes text = bytesOf("navigation navigation navigation");
    for (const auto method : {std::uint16_t{0}, std::uint16_t{8}, std::uint16_t{14}, std::uint16_t{1}})
        seeds.add("fuzz_zip", "one",
                  buildZip({{"maps/a.nav", text, method}, {"maps/x.nav", text, method}, {"b", {}, 0}}));
    seeds.add("fuzz_zip", "none", buildZip({}));
    auto behind = buildZip({{"a", text, 8}});
    behind.insert(behind.begin(), 7, std::byte{1});
    seeds.add("fuzz_zip", "moved", behind);
    seeds.add("fuzz_zip", "pak", buildPak({{"maps/a.bsp", text}, {"maps/b.bsp", {}}}));
    const std::vector<RawImgEntry> entries{
        {"NODES0.DAT", Bytes(100)}, {"a.col", Bytes(5000), 2}, {"b.ipl", Bytes(2048)}};
    seeds.add("fuzz_img", "version2", buildImg2(entries));
    seeds.add("fuzz_img", "version3", buildImg3(entries));
    seeds.add("fuzz_img", "encrypted", buildEncryptedImg(entries));
    auto stored = entries;
    stored[0].inArchive = 1;
    stored[1].flags = 3;
    seeds.add("fuzz_img", "stored", buildImg2(stored));
    seeds.add("fuzz_img", "flags", buildImg3(stored));
    seeds.add("fuzz_img", "none", buildImg2({}));
    seeds.add("fuzz_img", "none", buildImg3({}));
}

} // namespace navsmith::fuzz
