#include "tests/faults/cli_scenes.h"

#include "app/cli/exit_status.h"
#include "app/cli/run.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/brush_trees.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"
#include "tests/support/nav_bytes.h"
#include "tests/support/path_bytes.h"
#include "tests/support/quake_nav_bytes.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <cstdio>
#include <sstream>

#include <unistd.h>

namespace navsmith::faults {

namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::toBytesOf;
using opening::test::areaText;
using opening::test::mapText;
using opening::test::meshText;

/// What the logger writes to standard error.
class StandardError {
public:
    StandardError() : old_(::dup(2)), file_(::memfd_create("messages", 0)) { ::dup2(file_, 2); }
    StandardError(const StandardError&) = delete;
    StandardError& operator=(const StandardError&) = delete;
    ~StandardError() {
        ::dup2(old_, 2);
        ::close(old_);
        ::close(file_);
    }

    [[nodiscard]] std::string text() const {
        std::fflush(stderr);
        std::string text(static_cast<std::size_t>(std::max<off_t>(0, ::lseek(file_, 0, SEEK_END))), ' ');
        if (::pread(file_, text.data(), text.size(), 0) != static_cast<ssize_t>(text.size()))
            return "cannot be read";
        return text;
    }

private:
    int old_;
    int file_;
};

CommandRunner::Runner& runnerOfCommands() {
    static CommandRunner::Runner runner;
    return runner;
}

/// In this process, or as the runner does it.
Outcome runWith(const CommandRunner::Runner& runner, const std::vector<std::string>& arguments) {
    std::vector<const char*> words{"navsmith-cli"};
    for (const auto& argument : arguments)
        words.push_back(argument.c_str());
    std::ostringstream out;
    std::ostringstream err;
    const StandardError logged;
    const std::function<int()> command = [&] { // perhaps in another process
        const int status = cli::run(static_cast<int>(words.size()), words.data(), out, err);
        std::fwrite(err.view().data(), 1, err.view().size(), stderr);
        return status;
    };
    const int status = runner ? runner(command) : command();
    return {status != static_cast<int>(cli::ExitStatus::Unusable), logged.text(),
            fmt::format("{}\n{}", status, out.str())};
}

/// Arguments with the folder of the disk for "@".
std::vector<std::string> inFolder(const fs::path& folder, std::vector<std::string> arguments) {
    for (auto& argument : arguments)
        if (const auto at = argument.find('@'); at != std::string::npos)
            argument.replace(at, 1, folder.string());
    return arguments;
}

using Prepare = std::function<void(const fs::path&)>;

Scene scene(std::string name, Prepare prepare, std::vector<std::string> arguments) {
    Scene all;
    all.name = std::move(name);
    all.prepare = std::move(prepare);
    all.command = arguments.front();
    all.run = [arguments = std::move(arguments)](const fs::path& folder) {
        return runCommand(inFolder(folder, arguments));
    };
    return all;
}

Scene reading(std::string name, Prepare prepare, std::vector<std::string> arguments) {
    auto all = scene(std::move(name), std::move(prepare), std::move(arguments));
    all.reads = true;
    return all;
}

Scene once(Scene scene) {
    scene.once = true;
    return scene;
}

/// A path file with a fault that a fix mends: the search cost of its first node.
std::string faultyArea(int area = 5) {
    auto text = areaText(area);
    return text.replace(20 + 14, 2, std::string("\x05\0", 2));
}

void putPaths(const fs::path& folder) {
    put(folder / "NODES5.DAT", faultyArea());
    put(folder / "NODES6.DAT", areaText(6));
}

void putImg(const fs::path& folder) {
    put(folder / "gta3.img", tests::buildImg2({{"nodes5.dat", toBytesOf(faultyArea())},
                                               {"other.txd", toBytesOf(std::string(2048, 'o')), 3}}));
}

void putImgAndDirectory(const fs::path& folder) {
    const auto archive = tests::buildImg1(
        {{"nodes5.dat", toBytesOf(faultyArea())}, {"other.txd", toBytesOf(std::string(2048, 'o')), 3}});
    put(folder / "gta3.img", archive.data);
    put(folder / "gta3.dir", archive.directory);
}

/// The same files in the two places of the game.
void putBothCopies(const fs::path& folder) {
    put(folder / "MODELS" / "Gta3.img", tests::buildImg2({{"nodes5.dat", toBytesOf(faultyArea())}}));
    put(folder / "data" / "Paths" / "NODES5.DAT", faultyArea());
}

/// Of two games.
void putTree(const fs::path& folder) {
    put(folder / "in" / "a" / "NODES5.DAT", areaText(5));
    put(folder / "in" / "b" / "NODES5.DAT", areaText(5));
}

void putWaypoints(const fs::path& folder) {
    put(folder / "dm.nav", tests::buildWaypoints(tests::smallWaypoints({})));
}

void putWaypointsAndOthers(const fs::path& folder) {
    putWaypoints(folder);
    put(folder / "dm.way", "somebody's work");
}

void putMap(const fs::path& folder) {
    put(folder / "foo.bsp", mapText({{"materials/x.vmt", toBytesOf(std::string(200, 'x')), 8},
                                     {"maps/foo.nav", toBytesOf(meshText()), 14},
                                     {"sound/y.wav", toBytesOf("noise"), 0}}));
}

void putMapAndFiles(const fs::path& folder) {
    putMap(folder);
    put(folder / "edited.nav", tests::buildMesh(tests::smallMesh(15)));
    put(folder / "new" / "materials" / "z.vmt", "a material");
    put(folder / "new" / "sound" / "y.wav", "another noise");
}

void putMesh(const fs::path& folder) {
    put(folder / "room.nav", tests::buildMesh(tests::smallMesh(16, 1, tests::RawGame::CounterStrike)));
}

void putTower(const fs::path& folder) {
    tests::SolidWorld world({-112, -112, 0}, {112, 112, 400}, {tests::boxSolid({-20, -20, 0}, {20, 20, 40})});
    world.addEntity("\"classname\" \"info_player_deathmatch\" \"origin\" \"-62 0 40\"");
    put(folder / "tower.bsp", world.bytes());
}

void putTowerAndMesh(const fs::path& folder) {
    putTower(folder);
    put(folder / "tower.nav", "somebody's work");
}

void putTowerToAnalyse(const fs::path& folder) {
    putTower(folder);
    (void)runCommand(inFolder(folder, {"generate", "--no-analysis", "@/tower.bsp"}));
}

void putQuakeMap(const fs::path& folder) {
    put(folder / "id1" / "maps" / "tower.bsp", std::string("\x1D\0\0\0\0\0\0\0", 8));
}

void putText(const fs::path& folder) {
    std::string group = "path\n1, -1\n\t2, 1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0\n"
                        "\t2, -1, 0, 960, 160, 16, 0, 1, 1, 1, 0, 1, 0\n";
    for (int i = 2; i < 12; ++i)
        group += "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n";
    put(folder / "town.ipl", group + "end\n");
    put(folder / "made" / "NODES3.DAT", areaText(3));
}

void putTextForm(const fs::path& folder) {
    putMesh(folder);
    (void)runCommand(inFolder(folder, {"text", "@/room.nav", "-o", "@/room.json"}));
    put(folder / "out.nav", "somebody's work");
}

void putVersions(const fs::path& folder) {
    putMesh(folder);
    (void)runCommand(inFolder(folder, {"text", "@/room.nav", "-o", "@/base.json"}));
    const auto text = files::test::get(folder / "base.json");
    const auto changed = [&](const std::string& from, const std::string& to) {
        auto copy = text;
        return copy.replace(copy.find(from), from.size(), to);
    };
    put(folder / "ours.json", changed("\"bsp_size\": ", "\"bsp_size\": 1"));
    put(folder / "theirs.json", changed("\"width\": -", "\"width\": -1"));
    for (const auto* name : {"base", "ours", "theirs"})
        (void)runCommand(
            inFolder(folder, {"text", fmt::format("@/{}.json", name), "-o", fmt::format("@/{}.nav", name)}));
    put(folder / "out.nav", files::test::get(folder / "ours.nav"));
}

void putRepository(const fs::path& folder) {
    fs::create_directories(folder / ".git");
    put(folder / ".gitattributes", "*.png binary");
    put(folder / ".git" / "config", "[core]\n\tbare = false\n");
}

/// A save that was interrupted when all was written. Runs here, where its calls are recorded.
void putInterrupted(const fs::path& folder) {
    putPaths(folder);
    const auto before = treeOf(folder);
    std::vector<FileCall> log;
    {
        FileCalls calls(folder, {}, true);
        (void)runWith({}, inFolder(folder, {"edit", "@", "--where", "node", "--set", "width=3"}));
        log = calls.log();
    }
    Replay replay(folder, before);
    for (const auto& call : log) {
        replay.apply(call);
        if (call.kind == CallKind::Rename && call.target.ends_with(".DAT"))
            break; // one of two is in place
    }
    build(folder, replay.tree());
}

/// Of a session of `serve` that edits and saves.
void putRequests(const fs::path& folder) {
    putPaths(folder);
    put(folder / "requests", fmt::format(R"({{"id": 1, "command": "open", "paths": "{}"}}
{{"id": 2, "command": "edit", "where": "node", "set": "width=3"}}
{{"id": 3, "command": "save"}}
)",
                                         folder.generic_string()));
}

void putPoints(const fs::path& folder) {
    put(folder / "NODES35.DAT", areaText(35)); // where the points are
    put(folder / "points.csv", "x,y\n-500,10\n-480,12\n");
}

} // namespace

CommandRunner::CommandRunner(Runner runner) {
    runnerOfCommands() = std::move(runner);
}

CommandRunner::~CommandRunner() {
    runnerOfCommands() = nullptr;
}

Outcome runCommand(const std::vector<std::string>& arguments) {
    return runWith(runnerOfCommands(), arguments);
}

std::vector<Scene> cliScenes() {
    std::vector<Scene> all{
        scene("fix", [](const fs::path& folder) { put(folder / "NODES5.DAT", faultyArea()); }, {"check", "--fix", "@"}),
        scene("edit in an archive", putImg, {"edit", "@/gta3.img", "--where", "node", "--set", "width=3"}),
        scene("edit in an archive with a directory", putImgAndDirectory,
              {"edit", "@/gta3.dir", "--where", "node", "--set", "width=3"}),
        scene("edit", putPaths, {"edit", "@", "--where", "node", "--set", "width=3"}),
        scene("edit into a folder", putPaths, {"edit", "@", "--where", "node", "--set", "width=3", "-o", "@/out/a"}),
        scene("serve", putRequests, {"serve", "@/requests"}),
        scene("fix both copies", putBothCopies, {"check", "--fix", "--both-copies", "@/MODELS/Gta3.img"}),
        scene("edit a tree into a folder", putTree,
              {"edit", "-r", "@/in", "--where", "node", "--set", "width=3", "-o", "@/out"}),
        scene("convert", putMesh, {"convert", "--to", "v9", "@/room.nav"}),
        once(scene("convert to another system", putWaypoints, {"convert", "--no-map", "--to", "frikbot", "@/dm.nav"})),
        scene("convert over another", putWaypointsAndOthers,
              {"convert", "--no-map", "--to", "frikbot", "--replace", "@/dm.nav"}),
        scene("compile", putText, {"compile", "@/town.ipl", "-o", "@/made"}),
        scene("decompile", putPaths, {"decompile", "@", "-o", "@/text.ipl"}),
        once(scene("new", putQuakeMap, {"new", "quake_nav2", "@/id1/maps/tower.bsp"})),
        scene("pack a mesh", putMapAndFiles, {"pack", "@/edited.nav", "@/foo.bsp"}),
        scene("pack several with a backup", putMapAndFiles, {"pack", "--backup", "@/foo.bsp", "@/new"}),
        once(scene("unpack", putMap, {"unpack", "@/foo.bsp"})),
        once(scene("erase", putMap, {"erase", "@/foo.bsp", "sound", "*.vmt"})),
        once(scene("extract", putMap, {"extract", "@/foo.bsp"})),
        scene("rebuild", putImg, {"rebuild", "@/gta3.img"}),
        scene("rebuild with a directory", putImgAndDirectory, {"rebuild", "@/gta3.dir"}),
        once(scene("rebuild into a copy", putImgAndDirectory, {"rebuild", "@/gta3.dir", "-o", "@/copy.img"})),
        scene("analyse", putTowerToAnalyse, {"analyse", "@/tower.nav"}),
        scene("recover", putInterrupted, {"recover", "@"}),
        scene("generate", putTowerAndMesh, {"generate", "--no-analysis", "@/tower.bsp"}),
        scene("generate into a new folder", putTower,
              {"generate", "--no-analysis", "@/tower.bsp", "-o", "@/maps/b.nav"}),
        scene("text", putMesh, {"text", "@/room.nav", "-o", "@/room.json"}),
        scene("text back", putTextForm, {"text", "@/room.json", "-o", "@/out.nav"}),
        scene("merge", putVersions, {"merge", "@/base.nav", "@/ours.nav", "@/theirs.nav", "-o", "@/out.nav"}),
        scene("merge for git", putVersions,
              {"merge", "@/base.nav", "@/ours.nav", "@/theirs.nav", "-o", "@/out.nav", "--no-backup"}),
        scene("git-setup", putRepository, {"git-setup", "@"}),
        scene("export a file", putPaths, {"export", "--no-map", "--format", "geojson", "-o", "@/all.geojson", "@"}),
        scene("export several", putTree, {"export", "-r", "--no-map", "--format", "geojson", "-o", "@/out", "@/in"}),
        once(scene("export a folder", putPaths,
                   {"export", "--no-map", "--format", "tiles", "--zooms", "2", "-o", "@/tiles", "@"})),
        scene("import-points", putPoints,
              {"import-points", "--make", "build_road", "--column", "x=x", "--column", "y=y", "-o", "@/out", "@",
               "@/points.csv"}),
        reading("info", putPaths, {"info", "@"}),
        reading("info, strict", putPaths, {"info", "--strict", "@"}),
        reading("survey", putPaths, {"survey", "@"}),
        reading("info of an archive", putImgAndDirectory, {"info", "@/gta3.img"}),
        reading("roundtrip", putPaths, {"roundtrip", "@"}),
        reading("roundtrip of a map", putMap, {"roundtrip", "@/foo.bsp"}),
        reading("dump", putMesh, {"dump", "@/room.nav"}),
        reading("check", putPaths, {"check", "@"}),
        reading("list", putPaths, {"list"}),
        reading("select", putPaths, {"select", "@", "node: width > 0"}),
        reading("route", putPaths, {"route", "@", "node 5:0", "node 5:0"}),
        reading("reach", putPaths, {"reach", "@", "node 5:0"}),
        reading("simulate", putPaths, {"simulate", "--seconds", "1", "--agents", "3", "@"}),
        reading("textconv", putMesh, {"textconv", "@/room.nav"}),
        reading("diff", putVersions, {"diff", "@/base.nav", "@/ours.nav"}),
    };
    // Files of a repository have nothing to do with each other, and each document is saved by itself.
    for (auto& each : all)
        each.apart = each.name == "git-setup" || each.name == "fix both copies" ||
                     each.name == "edit a tree into a folder" || each.name == "export several";
    for (auto& each : all) {
        each.forgets = each.name == "fix both copies"; // what is fixed in one copy needs no fix
        each.clearsItself = each.name == "export a folder";
        if (each.command == "git-setup") // the message of the next run says so
            each.start = [](const fs::path& folder) {
                (void)runCommand({"recover", folder.string(), (folder / ".git").string()});
                fs::remove(folder / ".git" / "config.lock");
            };
    }
    // A save that cannot be finished is undone.
    for (auto& each : all)
        if (each.command == "recover")
            each.accepts = [](const Tree& files) {
                return files == Tree{{"NODES5.DAT", faultyArea()}, {"NODES6.DAT", areaText(6)}};
            };
    for (auto& each : all)
        each.mayCallNothing = each.command == "list";
    return all;
}

} // namespace navsmith::faults
