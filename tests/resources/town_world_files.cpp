#include "tests/resources/town_world_files.h"

#include "tests/resources/sample_files.h"
#include "tests/support/img_bytes.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace navsmith::samples {
namespace {

using FileView = std::span<const std::byte>;

template <typename T>
T valueAt(FileView bytes, std::size_t at) {
    if (at + sizeof(T) > bytes.size())
        throw std::runtime_error("a record ends behind its file");
    T value;
    std::memcpy(&value, bytes.data() + at, sizeof(T));
    return value;
}

std::string textAt(FileView bytes, std::size_t at, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < most; ++i) {
        const auto c = valueAt<char>(bytes, at + i);
        if (c == '\0')
            break;
        text += c;
    }
    return text;
}

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::vector<std::string> linesOf(FileView bytes) {
    std::istringstream in(std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.back() != '\r')
            throw std::runtime_error("a line does not end as the game's do: " + line);
        line.pop_back();
        if (!line.empty() && line.front() != '#')
            lines.push_back(line);
    }
    return lines;
}

std::vector<std::string> fieldsOf(std::string line) {
    std::ranges::replace(line, ',', ' ');
    std::istringstream in(line);
    std::vector<std::string> fields;
    for (std::string field; in >> field;)
        fields.push_back(field);
    return fields;
}

/// The file below a sample that a line of the loader names.
std::string fileNamed(const std::string& sample, const std::string& listed) {
    namespace fs = std::filesystem;
    fs::path found;
    std::istringstream in(listed);
    for (std::string part; std::getline(in, part, '\\');) {
        std::optional<fs::path> next;
        for (const auto& entry : fs::directory_iterator(fs::path(NAVSMITH_SAMPLES) / sample / found)) {
            if (lowered(entry.path().filename().string()) == lowered(part))
                next = found / entry.path().filename();
        }
        if (!next)
            throw std::runtime_error("a file is listed that does not exist: " + listed);
        found = *next;
    }
    return found.generic_string();
}

/// Calls f(section, fields) for each line of a text in sections.
template <typename F>
void forEachRow(FileView bytes, F&& f) {
    std::string section;
    for (const auto& line : linesOf(bytes)) {
        if (line == "end")
            section.clear();
        else if (section.empty())
            section = line;
        else
            f(section, fieldsOf(line));
    }
}

glm::dvec3 vectorAt(FileView bytes, std::size_t at) {
    return {valueAt<float>(bytes, at), valueAt<float>(bytes, at + 4), valueAt<float>(bytes, at + 8)};
}

void readFirst(FileView bytes, std::size_t at, WorldModel& to) {
    at += 72;
    const auto count = [&] { return valueAt<std::uint32_t>(bytes, std::exchange(at, at + 4)); };
    to.spheres = count();
    at += to.spheres * 20;
    if (count() != 0)
        throw std::runtime_error("lines in a collision model");
    to.boxes = count();
    at += to.boxes * 28;
    std::vector<glm::dvec3> vertices(count());
    for (auto& v : vertices)
        v = vectorAt(bytes, std::exchange(at, at + 12));
    const auto faces = count();
    for (std::uint32_t f = 0; f < faces; ++f, at += 16) {
        to.faces.push_back({vertices.at(valueAt<std::uint32_t>(bytes, at)),
                            vertices.at(valueAt<std::uint32_t>(bytes, at + 4)),
                            vertices.at(valueAt<std::uint32_t>(bytes, at + 8))});
        to.materials.push_back(valueAt<std::uint8_t>(bytes, at + 12));
    }
}

void readLater(FileView bytes, std::size_t at, WorldModel& to) {
    to.spheres = valueAt<std::uint16_t>(bytes, at + 72);
    to.boxes = valueAt<std::uint16_t>(bytes, at + 74);
    const std::size_t faces = valueAt<std::uint16_t>(bytes, at + 76);
    const auto low = vectorAt(bytes, at + 32);
    const auto high = vectorAt(bytes, at + 44);
    const auto vertices = at + 4 + valueAt<std::uint32_t>(bytes, at + 96);
    const auto facesAt = at + 4 + valueAt<std::uint32_t>(bytes, at + 100);
    for (std::size_t f = 0; f < faces; ++f) {
        std::array<glm::dvec3, 3> corners{};
        for (std::size_t k = 0; k < 3; ++k) {
            const auto v = vertices + 6 * std::size_t{valueAt<std::uint16_t>(bytes, facesAt + 8 * f + 2 * k)};
            if (v + 6 > facesAt)
                throw std::runtime_error("a face names a vertex that does not exist");
            for (std::size_t i = 0; i < 3; ++i) {
                corners[k][i] = valueAt<std::int16_t>(bytes, v + 2 * i) / 128.0;
                if (corners[k][i] < low[i] || corners[k][i] > high[i])
                    throw std::runtime_error("a vertex lies outside the bounds of its model");
            }
        }
        to.faces.push_back(corners);
        to.materials.push_back(valueAt<std::uint8_t>(bytes, facesAt + 8 * f + 6));
    }
}

void readModels(FileView bytes, WorldFiles& to) {
    std::size_t at = 0;
    for (; at + 32 <= bytes.size() && textAt(bytes, at, 3) == "COL"; at += 8 + valueAt<std::uint32_t>(bytes, at + 4)) {
        WorldModel model;
        model.magic = textAt(bytes, at, 4);
        model.magic == "COLL" ? readFirst(bytes, at, model) : readLater(bytes, at, model);
        if (!to.models.emplace(textAt(bytes, at + 8, 22), std::move(model)).second)
            throw std::runtime_error("two models have the same name");
    }
    if (std::ranges::any_of(bytes.subspan(at), [](std::byte b) { return b != std::byte{0}; }))
        throw std::runtime_error("something other than zeros follows the models");
}

void readStream(FileView bytes, WorldFiles& to) {
    if (textAt(bytes, 0, 4) != "bnry")
        throw std::runtime_error("the stream is no binary file");
    const auto start = valueAt<std::uint32_t>(bytes, 28);
    for (std::uint32_t i = 0; i < valueAt<std::uint32_t>(bytes, 4); ++i) {
        const std::size_t at = start + 40 * i;
        to.placements.push_back({valueAt<std::int32_t>(bytes, at + 28), valueAt<std::int32_t>(bytes, at + 32),
                                 vectorAt(bytes, at), valueAt<float>(bytes, at + 20), valueAt<float>(bytes, at + 24),
                                 valueAt<std::int32_t>(bytes, at + 36), true});
    }
}

void readArchive(FileView bytes, WorldFiles& to) {
    for (std::size_t i = 0; i < valueAt<std::uint32_t>(bytes, 4); ++i) {
        const auto name = textAt(tests::img2Record(bytes, i), 8, 24);
        const auto entry = tests::img2Entry(bytes, i);
        if (name.ends_with(".col"))
            readModels(entry, to);
        else if (name.ends_with(".ipl"))
            readStream(entry, to);
    }
}

void readDefinitions(FileView bytes, WorldFiles& to) {
    forEachRow(bytes, [&](const std::string& section, const std::vector<std::string>& row) {
        const std::size_t flags = section == "anim" ? 5 : 4;
        if (row.size() != (section == "tobj" ? 7U : flags + 1))
            throw std::runtime_error("a definition has the wrong number of fields");
        const WorldDefinition definition{section, row[1], static_cast<std::uint32_t>(std::stoul(row[flags]))};
        if (!to.definitions.emplace(std::stoi(row[0]), definition).second)
            throw std::runtime_error("two definitions have the same id");
    });
}

void readPlacements(FileView bytes, WorldFiles& to) {
    forEachRow(bytes, [&](const std::string& section, const std::vector<std::string>& row) {
        if (section != "inst")
            return;
        if (row.size() != 11)
            throw std::runtime_error("a placement has the wrong number of fields");
        to.placements.push_back({std::stoi(row[0]),
                                 std::stoi(row[2]),
                                 {std::stod(row[3]), std::stod(row[4]), std::stod(row[5])},
                                 std::stod(row[8]),
                                 std::stod(row[9]),
                                 std::stoi(row[10]),
                                 false});
    });
}

void readWater(FileView bytes, WorldFiles& to) {
    const auto lines = linesOf(bytes);
    if (lines.at(0) != "processed")
        throw std::runtime_error("the file of the water begins with something else");
    for (std::size_t l = 1; l < lines.size(); ++l) {
        const auto row = fieldsOf(lines[l]);
        if (row.size() != 22 && row.size() != 29)
            throw std::runtime_error("a sheet of water has the wrong number of fields");
        auto& sheet = to.water.emplace_back();
        for (std::size_t i = 0; i + 7 < row.size(); i += 7)
            sheet.emplace_back(std::stod(row[i]), std::stod(row[i + 1]), std::stod(row[i + 2]));
    }
}

constexpr double kSquare = 25;

int squareAt(double x) {
    return static_cast<int>(std::floor(x / kSquare));
}

} // namespace

WorldFiles readWorld(const std::string& sample) {
    WorldFiles world;
    std::vector<std::string> archives{"models/gta3.img"}; // the game opens it without being told
    for (const auto* loader : {"data/default.dat", "data/gta.dat"}) {
        for (const auto& line : linesOf(readSample(sample, loader))) {
            const auto words = fieldsOf(line);
            const auto name = fileNamed(sample, words.at(1));
            if (words[0] == "IDE")
                readDefinitions(readSample(sample, name), world);
            else if (words[0] == "IPL")
                readPlacements(readSample(sample, name), world);
            else if (words[0] == "IMG")
                archives.push_back(name);
            else
                throw std::runtime_error("an unknown command: " + line);
        }
    }
    for (const auto& name : archives)
        readArchive(readSample(sample, name), world);
    readWater(readSample(sample, "data/water.dat"), world);
    return world;
}

std::vector<WorldFace> placedFaces(const WorldFiles& world) {
    std::vector<WorldFace> faces;
    for (const auto& placement : world.placements) {
        const auto& name = world.definitions.at(placement.id).model;
        if (name.starts_with("lod") || placement.area != 0)
            continue;
        const auto& model = world.models.at(name);
        const double angle = 2 * std::atan2(-placement.turnZ, placement.turnW); // the inverse is stored
        for (std::size_t f = 0; f < model.faces.size(); ++f) {
            auto corners = model.faces[f];
            for (auto& c : corners) {
                c = placement.at + glm::dvec3(c.x * std::cos(angle) - c.y * std::sin(angle),
                                              c.x * std::sin(angle) + c.y * std::cos(angle), c.z);
            }
            faces.push_back({corners, model.materials[f], name});
        }
    }
    return faces;
}

WorldHeights::WorldHeights(std::vector<WorldFace> faces) : faces_(std::move(faces)) {
    for (std::size_t f = 0; f < faces_.size(); ++f) {
        const auto& [a, b, c] = faces_[f].corners;
        const auto [west, east] = std::minmax({a.x, b.x, c.x});
        const auto [south, north] = std::minmax({a.y, b.y, c.y});
        for (int x = squareAt(west); x <= squareAt(east); ++x) {
            for (int y = squareAt(south); y <= squareAt(north); ++y)
                squares_[{x, y}].push_back(f);
        }
    }
}

std::vector<WorldHeight> WorldHeights::at(double x, double y) const {
    constexpr double kEdge = 1e-6; // what lies on an edge is over both faces
    std::vector<WorldHeight> found;
    std::set<std::size_t> near;
    for (const double dx : {-kEdge, kEdge}) {
        for (const double dy : {-kEdge, kEdge}) {
            const auto square = squares_.find({squareAt(x + dx), squareAt(y + dy)});
            if (square != squares_.end())
                near.insert(square->second.begin(), square->second.end());
        }
    }
    for (const auto f : near) {
        const auto& [a, b, c] = faces_[f].corners;
        const double area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y);
        if (std::abs(area) < 1e-9)
            continue; // upright
        const double u = ((b.y - c.y) * (x - c.x) + (c.x - b.x) * (y - c.y)) / area;
        const double v = ((c.y - a.y) * (x - c.x) + (a.x - c.x) * (y - c.y)) / area;
        if (u >= -kEdge && v >= -kEdge && u + v <= 1 + kEdge)
            found.push_back({u * a.z + v * b.z + (1 - u - v) * c.z, faces_[f].material, faces_[f].model});
    }
    return found;
}

} // namespace navsmith::samples
