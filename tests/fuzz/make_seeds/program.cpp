// What the program itself writes: cached worlds, records of changes within files; and texts that people write.
#include "core/files/in_place_record.h"
#include "core/world/game_world_bytes.h"
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/raw_bytes.h"
#include "tests/support/small_game_world.h"

namespace navsmith::fuzz {
namespace {

void addRecords(Seeds& seeds) {
    files::UndoRecord record;
    record.files.push_back({"a.img", 100, 120, 5, 7, 1, {{3, Bytes(4), 1}, {20, Bytes(2), 0}}});
    record.files.push_back({"b.img", 10, 10, 5, 7, 0, {}});
    record.backupFolder = ".navsmith-backup";
    seeds.add("fuzz_undo_record", "files", files::encodeUndo(record));
    record.backupSet = "2024-11-21T09-10-11Z";
    record.backups = {"a.img", "b.img"};
    seeds.add("fuzz_undo_record", "backups", files::encodeUndo(record));
    record.files.front().name = "../a";
    seeds.add("fuzz_undo_record", "outside", files::encodeUndo(record));
}

void addEntities(Seeds& seeds) {
    for (const std::string_view text : {"{\n\"classname\" \"worldspawn\"\n\"origin\" \"1 2 3\" \"model\" "
                                        "\"*12\"\n\"spawnflags\" \"7\"}\n{ \"a\" \"1e5\" }",
                                        "junk { // comment\n\"origin\" \"1 nan 3\" \"model\" \"*x\" \"model\" "
                                        "\"maps/a.bsp\" \"spawnflags\" \"-3\" \"lonely\" } {",
                                        "{ bare word \"x\" \"y\nz\" { } } \"open",
                                        "{\"model\" \"*99999999999\" \"angles\" \"0 90\" /* no */ }", "{ \"a"})
        seeds.add("fuzz_entity_text", "text", text);
}

void addRecipes(Seeds& seeds) {
    for (
        const std::string_view text :
        {"# widen\nsystem gta_sa_paths\nselect node: water\nset width = width * 2\nset water = no\ndo erase from=\"a "
         "b\" n=2\n",
         "select node\nsett width = 3\n", "do", "do erase what",
         "do erase a=\"x\\\"y\\\\\" b='c' d=", "\xEF\xBB\xBFset a = 1\r\n\r\n",
         R"({"recipe": 1, "system": "yapb", "steps": [{"select": "node", "set": ["a = 1"], "edit": "erase", "with": {"n": "2", "b": true, "c": 1.5}, "comment": "x"}]})",
         R"({"steps": [{"set": "a = 1"}, {"comment": "only"}]})", R"({"steps": 3})",
         R"({"steps": [{"selct": "node"}]})", R"({"recipe": 2, "steps": []})", R"({"steps": [{"with": {"a": []}}]})",
         R"({"steps": [5]})", "{"})
        seeds.add("fuzz_recipe", "text", text);
}

void addRequests(Seeds& seeds) {
    for (const std::string_view text : {R"({"id": 1, "command": "info", "strict": true}
{"id": "b", "command": "select", "where": "node: width > 0", "paths": ["set"]}
{"command": "edit", "where": "node: water", "set": ["width=3", "spawn_probability=5"], "dry-run": true}
{"command": "edit", "where": "node: water", "do": "erase"}
{"command": "undo"}
{"command": "redo"}
{"command": "close"}
{"command": "close", "discard": true, "paths": "set"}
{"command": "info"})",
                                        R"({"id": 2.5, "command": "check", "no-map": true, "fix": true}
{"command": "route", "from": "node 5:0", "to": "node 5:1"}
{"command": "reach", "from": "1,2,3", "traveller": "car"}
{"command": "dump", "type": "navi", "properties": "position,width"}
{"command": "documents", "paths": []})",
                                        R"({"command": "list"})",
                                        R"({"id": 1, "command": "open", "paths": "x"}
{"command": "save"}
{"command": "generate"}
{"command": "edit", "script": "x"}
{"command": "info", "strict": 1}
{"command": "info", "paths": ["elsewhere"], "colour": null}
{"command": "select", "where": ["node", {"a": 1}], "json": true}
{"command": "route", "from": ""}
{"command": "check", "form": "nothing"}
{"command": 5}
{"id": [1], "command": "info"}
{}
[]
{"id": 1,)"})
        seeds.add("fuzz_serve", "requests", text);
}

void addStudioPaths(Seeds& seeds) {
    std::string empty;
    for (int i = 0; i < 9; ++i)
        empty += "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n";
    const auto group = [&](std::string_view head, int x) {
        const auto at = [&](int by) { return std::to_string(16 * (x + by)); };
        return std::string(head) + "\t2, 1, 0, " + at(0) + ", 160, 160, 0, 1, 1, 1, 1, 1, 0\n\t1, 2, 0, " + at(20) +
               ", 320, 160, 0, 1, 1, 1, 0, 1, 0\n\t2, -1, 1, " + at(40) + ", 160, 160, 8, 2, 2, 1, 3, 0.5, 8\n" + empty;
    };
    const auto text = "path\n" + group("1, -1\n", 0) + group("1, -1\n", 40) + group("0, -1\n", 0) +
                      group("0, -1\n", 40) + group("2, -1\n", 100) + "end\n";
    for (unsigned options = 0; options < 8; ++options)
        seeds.add("fuzz_path_compiler", "groups", tests::RawWriter().u8(options).text(text).bytes);
}

} // namespace

void addCore(Seeds& seeds) {
    bytes::ByteWriter writer;
    world::writeWorld(writer, tests::smallGameWorld());
    seeds.add("fuzz_world_cache", "small", writer.release());
    addRecords(seeds);
    addEntities(seeds);
    addRecipes(seeds);
    addRequests(seeds);
    addStudioPaths(seeds);
}

} // namespace navsmith::fuzz
