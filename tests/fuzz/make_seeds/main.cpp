// make_fuzz_seeds FOLDER: writes the first inputs of each fuzzer to FOLDER/FUZZER.
#include "tests/fuzz/make_seeds/seeds.h"

#include <cstdio>
#include <exception>
#include <fstream>
#include <stdexcept>

namespace navsmith::fuzz {

void Seeds::add(std::string_view fuzzer, std::string_view name, std::span<const std::byte> bytes) {
    const auto folder = folder_ / fuzzer;
    std::filesystem::create_directories(folder);
    const auto file = folder / (std::to_string(count_++) + "-" + std::string(name));
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!out.flush())
        throw std::runtime_error(file.string() + " cannot be written");
}

void Seeds::add(std::string_view fuzzer, std::string_view name, std::string_view text) {
    add(fuzzer, name, std::as_bytes(std::span(text)));
}

} // namespace navsmith::fuzz

int main(int count, char** arguments) {
    using namespace navsmith::fuzz;
    if (count != 2) {
        std::fprintf(stderr, "usage: %s FOLDER\n", arguments[0]);
        return 2;
    }
    try {
        std::filesystem::remove_all(arguments[1]);
        Seeds seeds(arguments[1]);
        for (const auto add :
             {addMaps, addMaterials, addWorld, addTexts, addArchives, addCore, addDocuments, addRealFiles})
            add(seeds);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s: %s\n", arguments[0], error.what());
        return 1;
    }
    return 0;
}
