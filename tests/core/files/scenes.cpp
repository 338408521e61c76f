#include "tests/core/files/scenes.h"

#include "tests/core/files/faulty_ops.h"

#include <ostream>

namespace navsmith::files::test {

namespace fs = std::filesystem;

void Scene::build(const fs::path& top) const {
    for (const auto& [name, text] : before)
        put(top / name, text);
}

std::vector<PendingFile> Scene::request(const fs::path& top) const {
    std::vector<PendingFile> files;
    for (const auto& [name, text] : wanted)
        files.push_back({top / name, toBytesOf(text)});
    return files;
}

Snapshot Scene::after() const {
    Snapshot all = before;
    for (const auto& [name, text] : wanted)
        all[name] = text;
    return all;
}

Snapshot Scene::backup(const std::string& folder) const {
    Snapshot kept;
    for (const auto& [name, text] : wanted) {
        const auto old = before.find(name);
        if (fs::path(name).parent_path() == folder && old != before.end() && old->second != text)
            kept[fs::path(name).filename().string()] = old->second;
    }
    return kept;
}

void PrintTo(const Scene& scene, std::ostream* out) {
    *out << scene.name;
}

Scene oneFolder() {
    return {"one folder",
            {{"game/a.dat", "old a"},
             {"game/b.dat", "the same b"},
             {"game/c.dat", "old c"},
             {"game/other.txt", "not asked"}},
            {{"game/a.dat", "new a, longer than the old one"},
             {"game/b.dat", "the same b"},
             {"game/c.dat", "new"},
             {"game/d.dat", "created d"}},
            {"game"}};
}

Scene severalFolders() {
    return {"several folders",
            {{"one/a.dat", "old a"}, {"one/b.dat", "old b"}, {"two/c.dat", "old c"}},
            {{"one/a.dat", "new a"}, {"one/b.dat", "new b"}, {"three/new/d.dat", "created d"}, {"two/c.dat", "new c"}},
            {"one", "two", "three/new"}};
}

Scene newFolder() {
    return {"new folder",
            {{"other.txt", "not asked"}},
            {{"map/copy/a.dat", "created a"}, {"map/copy/b.dat", "created b"}},
            {"map/copy"}};
}

std::vector<Scene> allScenes() {
    return {oneFolder(), severalFolders(), newFolder()};
}

Result<RecoveryReport> recovered(const fs::path& folder) {
    FaultyOps ops;
    return recoverFolder(folder, ops);
}

} // namespace navsmith::files::test
