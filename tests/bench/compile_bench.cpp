// Compiling the game's texts of paths.
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "core/systems/text_compiler.h"
#include "tests/bench/ratios.h"
#include "tests/support/corpus.h"

#include <cstdio>
#include <filesystem>
#include <stdexcept>

#include <zlib.h>

namespace navsmith::bench {

namespace {

std::vector<std::vector<std::byte>> readTexts(const std::filesystem::path& folder) {
    std::vector<std::vector<std::byte>> texts;
    for (const auto* const number : {"", "2", "3", "4", "5"})
        texts.push_back(files::readFile(folder / (std::string("paths") + number + ".ipl")).value());
    return texts;
}

void readAndCrcTexts(benchmark::State& state, const std::filesystem::path& folder) {
    for ([[maybe_unused]] auto _ : state) {
        auto crc = crc32(0, nullptr, 0);
        for (const auto& bytes : readTexts(folder))
            crc = crc32(crc, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
        benchmark::DoNotOptimize(crc);
    }
}

void compileTexts(benchmark::State& state, const std::filesystem::path& folder) {
    const auto table = tests::corpusFolder("gta-sa-world");
    const auto placements = table ? tests::readFile(*table / "placements.tsv") : std::vector<std::byte>();
    for ([[maybe_unused]] auto _ : state) {
        const auto bytes = readTexts(folder);
        std::vector<systems::InputFile> texts;
        for (const auto& text : bytes)
            texts.push_back({"paths.ipl", text});
        systems::CompileInput input{.texts = texts};
        if (table)
            input.placements = systems::InputFile{"placements.tsv", placements};
        const auto output = systems::find("gta_sa_paths")->textCompiler->compile(input, {});
        if (!output || output->files.size() != 64)
            throw std::runtime_error("the texts cannot be compiled");
        benchmark::DoNotOptimize(output);
    }
}

} // namespace

std::vector<Ratio> registerCompile() {
    const auto folder = tests::corpusFolder("gta-sa-paths-ipl");
    if (!folder) {
        std::fprintf(stderr, "%s\n", tests::missingCorpus("gta-sa-paths-ipl").c_str());
        return {};
    }
    addTimed("texts_read_and_crc", [at = *folder](benchmark::State& state) { readAndCrcTexts(state, at); });
    addTimed("texts_compile", [at = *folder](benchmark::State& state) { compileTexts(state, at); });
    return {{"texts of paths to files / (read + CRC-32)", "texts_compile", "texts_read_and_crc", 50, 0},
            {"texts of paths to files, milliseconds", "texts_compile", "", 0, 0}};
}

} // namespace navsmith::bench
