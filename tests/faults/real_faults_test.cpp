// Faults, kills and power losses while real files become texts and texts become files again. Only in `./dev torture`.
#include "core/files/path_text.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/faults/cli_scenes.h"
#include "tests/faults/every_scene.h"

#include <algorithm>
#include <cstdlib>

namespace navsmith::faults {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestReal = 600'000; ///< bytes of a document

void putDocument(const fs::path& folder, const tests::FileBytes& files) {
    for (const auto& [name, bytes] : files)
        files::test::put(folder / name, bytes);
}

Scene command(std::string name, std::function<void(const fs::path&)> prepare,
              const std::function<std::vector<std::string>(const fs::path&)>& arguments) {
    Scene scene;
    scene.name = std::move(name);
    scene.cost = 5;
    scene.prepare = std::move(prepare);
    scene.run = [arguments](const fs::path& folder) { return runCommand(arguments(folder)); };
    return scene;
}

/// The smallest real document of each system.
std::vector<Scene> realScenes() {
    std::vector<Scene> all;
    if (std::getenv("NAVSMITH_TORTURE") == nullptr)
        return all;
    for (const auto& c : tests::systemCases()) {
        const auto documents = tests::upTo(kLargestReal, c.real());
        if (documents.empty())
            continue;
        const auto document = *std::ranges::min_element(documents, {}, [](const auto& each) {
            std::size_t size = 0;
            for (const auto& [name, bytes] : each.files)
                size += bytes.size();
            return size;
        });
        const auto place = [document](const fs::path& folder) {
            return (document.files.size() == 1 ? folder / "in" / document.files.begin()->first : folder / "in")
                .string();
        };
        const auto prepare = [document](const fs::path& folder) { putDocument(folder / "in", document.files); };
        all.push_back(command(std::string(c.id) + " to text", prepare, [place](const fs::path& folder) {
            return std::vector<std::string>{"text", place(folder), "-o", (folder / "all.json").string()};
        }));
        all.push_back(command(
            std::string(c.id) + " from text",
            [prepare, place, document](const fs::path& folder) {
                prepare(folder);
                (void)runCommand({"text", place(folder), "-o", (folder / "all.json").string()});
                for (const auto& [name, bytes] : document.files)
                    files::test::put(folder / "in" / name, "other bytes");
            },
            [place](const fs::path& folder) {
                return std::vector<std::string>{"text", (folder / "all.json").string(), "-o", place(folder)};
            }));
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(Real, EveryScene, testing::ValuesIn(realScenes()), nameOfScene);

} // namespace
} // namespace navsmith::faults
