// make_samples FOLDER: writes the sample worlds into folders of their own below it.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "resources/samples/town_builder.h"

namespace {

namespace fs = std::filesystem;

bool writeWorld(const fs::path& folder, const navsmith::samples::TownPlan& plan) {
    const auto world = navsmith::samples::buildTown(plan);
    if (!world) {
        std::cerr << "make_samples: " << folder.filename().string() << ": " << world.error() << '\n';
        return false;
    }
    std::error_code error;
    fs::create_directories(folder, error);
    for (const auto& file : world->files) {
        std::ofstream out(folder / file.name, std::ios::binary);
        out.write(reinterpret_cast<const char*>(file.bytes.data()), static_cast<std::streamsize>(file.bytes.size()));
        if (!out.flush()) {
            std::cerr << "make_samples: cannot write " << (folder / file.name).string() << '\n';
            return false;
        }
    }
    return true;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: make_samples FOLDER\n";
        return 2;
    }
    return writeWorld(fs::path(argv[1]) / "town", navsmith::samples::townPlan()) ? 0 : 1;
}
