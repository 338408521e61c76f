// Opening what is inside an archive of a game's size: its directory is listed once, whatever is taken out of it.
#include "core/files/batch_reader.h"
#include "core/opening/find_documents.h"
#include "core/opening/open_document.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"
#include "tests/support/img_bytes.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace navsmith::bench {

namespace {

namespace fs = std::filesystem;

constexpr int kEntries = 16'000;
constexpr int kAreas = 64;
constexpr double kMostMilliseconds = 50;

/// An archive of that many entries, the whole map among them, gone at the end.
class ArchiveFile {
public:
    ArchiveFile() {
        std::string name = (fs::temp_directory_path() / "navsmith-bench-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("cannot make a folder for the benchmarks");
        folder_ = name;
        std::vector<tests::RawImgEntry> entries;
        entries.reserve(kEntries);
        for (int i = 0; i < kEntries - kAreas; ++i)
            entries.push_back({fmt::format("thing{}.dff", i), std::vector<std::byte>(1)});
        for (const auto& file : wholeMap()) {
            auto bytes = file.path.empty() ? file.bytes : files::readFile(file.path).value();
            entries.push_back({file.name, std::move(bytes)});
        }
        const auto bytes = tests::buildImg2(entries);
        std::ofstream(path(), std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    ArchiveFile(const ArchiveFile&) = delete;
    ArchiveFile& operator=(const ArchiveFile&) = delete;
    ~ArchiveFile() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    [[nodiscard]] fs::path path() const { return folder_ / "gta3.img"; }

private:
    fs::path folder_;
};

const ArchiveFile& archive() {
    static const ArchiveFile file;
    return file;
}

void listArchive(benchmark::State& state) {
    const auto path = archive().path();
    for ([[maybe_unused]] auto _ : state) {
        auto found = opening::findDocuments(std::span(&path, 1));
        if (found.candidates.size() != 1)
            throw std::runtime_error("the archive is not what it should be");
        benchmark::DoNotOptimize(found);
    }
}

void readMembers(benchmark::State& state) {
    const auto path = archive().path();
    const auto files = opening::findDocuments(std::span(&path, 1)).candidates.at(0).files;
    for ([[maybe_unused]] auto _ : state) {
        files::BatchReader reader;
        for (const auto& file : files)
            benchmark::DoNotOptimize(reader.read(file).value());
    }
}

} // namespace

std::vector<Ratio> registerArchive() {
    addTimed("archive_list", listArchive);
    addTimed("archive_read_members", readMembers);
    return {{"archive of 16,000 entries listed, ms", "archive_list", "", kMostMilliseconds, 0},
            {"its 64 areas read, ms", "archive_read_members", "", kMostMilliseconds, 0}};
}

} // namespace navsmith::bench
