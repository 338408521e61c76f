#include "tests/bench/game_world.h"

#include "core/files/archive.h"
#include "formats/gta_world/col_file.h"
#include "tests/support/corpus.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/img_bytes.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <numbers>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace navsmith::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kModels = 8501; ///< of the stock game
constexpr std::size_t kPlacements = 44763;
constexpr std::size_t kModelsPerFile = 50;
constexpr std::size_t kMostFaces =
    250; ///< of a stand-in: all placements together then have a few million, as in the game

struct Row {
    std::string model;
    std::array<float, 3> place{};
    float heading = 0; ///< degrees
};

/// A hilly square of 40 m with 200 faces.
tests::RawColModel madeModel() {
    constexpr std::uint32_t side = 11;
    tests::RawColModel model;
    for (std::uint32_t y = 0; y < side; ++y) {
        for (std::uint32_t x = 0; x < side; ++x) {
            const auto across = static_cast<float>(x) * 4 - 20;
            const auto along = static_cast<float>(y) * 4 - 20;
            model.vertices.push_back({across, along, std::sin(across + along)});
            if (x == 0 || y == 0)
                continue;
            const auto corner = y * side + x;
            model.faces.push_back({{corner, corner - 1, corner - side}, 1, 0});
            model.faces.push_back({{corner - side - 1, corner - side, corner - 1}, 4, 0});
        }
    }
    return model;
}

/// Real models of buildings, where they are at hand.
std::vector<tests::RawColModel> standIns() {
    const auto folder = tests::corpusFolder("gta-sa-world");
    const auto archive = folder ? files::openArchive(*folder / "img/SAMPCOL.img")
                                : tl::unexpected(files::FileError{files::FileErrorKind::Missing, {}, {}, std::nullopt});
    if (!archive)
        return {madeModel()};
    std::vector<tests::RawColModel> models;
    for (std::size_t i = 0; i < archive->content.entries.size(); ++i) {
        const auto bytes = archive->content.read(i, std::uint64_t{1} << 28U);
        if (!bytes)
            continue;
        for (const auto& from : gta_world::readCol(*bytes).models) {
            if (from.faces.empty() || from.faces.size() > kMostFaces)
                continue;
            auto& model = models.emplace_back();
            for (const auto& v : from.vertices)
                model.vertices.push_back({v.x, v.y, v.z});
            for (const auto& f : from.faces)
                model.faces.push_back({{f.a, f.b, f.c}, f.material, f.light});
            for (const auto& b : from.boxes)
                model.boxes.push_back({{b.minimum.x, b.minimum.y, b.minimum.z},
                                       {b.maximum.x, b.maximum.y, b.maximum.z},
                                       {b.surface.material, 0, 0, 0}});
        }
    }
    return models;
}

std::vector<Row> madeRows() {
    std::vector<Row> rows;
    constexpr std::size_t side = 212; // squared, a little more than the placements
    for (std::size_t i = 0; i < kPlacements; ++i) {
        const auto x = static_cast<float>(i % side) * 28 - 2968;
        const auto y = static_cast<float>(i / side) * 28 - 2968;
        rows.push_back({fmt::format("made{}", i % kModels), {x, y, 10}, static_cast<float>(i % 4) * 90});
    }
    return rows;
}

std::vector<Row> placements() {
    const auto folder = tests::corpusFolder("gta-sa-world");
    std::ifstream table(folder ? *folder / "placements.tsv" : fs::path());
    std::vector<Row> rows;
    std::string line;
    std::getline(table, line); // titles
    while (std::getline(table, line)) {
        std::vector<std::string> cells;
        for (std::size_t at = 0; at <= line.size();) {
            const auto end = std::min(line.find('\t', at), line.size());
            cells.push_back(line.substr(at, end - at));
            at = end + 1;
        }
        if (cells.size() < 9)
            continue;
        rows.push_back(
            {cells[2], {std::stof(cells[3]), std::stof(cells[4]), std::stof(cells[5])}, std::stof(cells[8])});
    }
    return rows.empty() ? madeRows() : rows;
}

class Folder {
public:
    Folder() : root_(fs::temp_directory_path() / fmt::format("navsmith-bench-world-{}", getpid())) {
        fs::create_directories(root_ / "data");
        fs::create_directories(root_ / "models");
        writeText("data/gta.dat", "IDE data\\all.ide\nIPL data\\all.ipl\n");
        const auto rows = placements();
        std::map<std::string, std::size_t> ids;
        std::string instances = "inst\n";
        for (const auto& row : rows) {
            const auto id = ids.try_emplace(row.model, ids.size() + 1).first->second;
            const float half = row.heading / 2 * std::numbers::pi_v<float> / 180;
            instances += fmt::format("{0}, m{0}, 0, {1}, {2}, {3}, 0, 0, {4}, {5}, -1\n", id, row.place[0],
                                     row.place[1], row.place[2], -std::sin(half), std::cos(half));
        }
        writeText("data/all.ipl", instances + "end\n");
        std::string objects = "objs\n";
        const auto models = standIns();
        std::vector<tests::RawImgEntry> archive;
        std::vector<tests::RawColModel> file;
        const auto close = [&] {
            archive.push_back({fmt::format("all_{}.col", archive.size()), tests::buildCol(file)});
            file.clear();
        };
        for (const auto& [name, id] : ids) {
            objects += fmt::format("{0}, m{0}, none, 300, 0\n", id);
            auto& model = file.emplace_back(models[id % models.size()]);
            model.name = fmt::format("m{}", id);
            if (file.size() == kModelsPerFile)
                close();
        }
        if (!file.empty())
            close();
        writeText("data/all.ide", objects + "end\n");
        const auto bytes = tests::buildImg2(archive);
        writeText("models/gta3.img", {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(root_, ignored);
    }
    [[nodiscard]] fs::path list() const { return root_ / "data/gta.dat"; }

private:
    void writeText(const char* name, std::string_view text) const {
        std::ofstream out(root_ / name, std::ios::binary);
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        if (!out)
            throw std::runtime_error("cannot write the world of the benchmark");
    }

    fs::path root_;
};

} // namespace

const fs::path& stockSizedWorld() {
    static const Folder folder;
    static const fs::path list = folder.list();
    return list;
}

} // namespace navsmith::bench
