#include "core/world/static_props.h"

#include "core/world/box_tree.h"
#include "core/world/entity_text.h"
#include "core/world/pakfile.h"
#include "core/world/rotation.h"
#include "formats/bytes/plain_text.h"
#include "formats/source/phy_file.h"

#include <glm/common.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace navsmith::world {
namespace {

/// Thinner boxes tell nothing about a prop's size.
constexpr float kLeastSize = 1.0F;
/// Limits the points of all collision models together; props beyond that count as boxes.
constexpr std::size_t kMostPoints = 1'000'000;

// Words of names of models, as games and their mappers use them; also with an s.
constexpr std::array<std::string_view, 27> kPassed{
    "foliage", "tree",  "shrub", "bush",  "ivy",    "grass", "bramble", "fern",      "plant",
    "leaf",    "leave", "vine",  "card",  "flower", "reed",  "cattail", "weed",      "seaweed",
    "branch",  "palm",  "pine",  "birch", "oak",    "arch",  "archway", "doorframe", "doorway"};
/// These stand among plants in the games' folders.
constexpr std::array<std::string_view, 4> kNotPassed{"rock", "stump", "log", "planter"};

std::vector<std::string> wordsOf(std::string_view name) {
    std::vector<std::string> words(1);
    for (const char each : name) {
        const char c = bytes::lower(each);
        if (c >= 'a' && c <= 'z')
            words.back().push_back(c);
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

template <std::size_t N>
bool hasWord(const std::vector<std::string>& words, const std::array<std::string_view, N>& candidates) {
    return std::ranges::any_of(words, [&](std::string_view word) {
        return std::ranges::any_of(candidates, [&](std::string_view each) {
            return word == each || (word.size() == each.size() + 1 && word.starts_with(each) && word.back() == 's');
        });
    });
}

std::optional<SolidBox> boxByLeaves(const source::VbspFile& map, const source::VbspProps& props,
                                    const source::VbspProp& prop) {
    Bounds bounds;
    bounds.add(prop.origin);
    for (std::uint32_t i = 0; i < prop.leafCount; ++i) {
        const auto leaf = props.leaves[std::size_t{prop.firstLeaf} + i];
        if (leaf >= map.leaves.size())
            continue;
        const auto& box = map.leaves[leaf];
        bounds.add(glm::clamp(prop.origin, glm::min(box.minimum, box.maximum), glm::max(box.minimum, box.maximum)));
    }
    const glm::vec3 size = bounds.maximum - bounds.minimum;
    if (size.x < kLeastSize || size.y < kLeastSize || size.z < kLeastSize)
        return std::nullopt;
    return SolidBox{bounds.minimum, bounds.maximum, source::contents::kSolid, {}, {}, kGuessedSurface};
}

/// What the files of a model tell.
struct Model {
    bool isPassedByName = false;
    std::optional<source::ModelBounds> bounds;
    std::vector<source::PhyConvex> parts;
    bool hasShape = false; ///< it has a collision model, which may be damaged: then there are no parts
};

Model readModel(const std::string& name, const FindGameFile& find) {
    constexpr std::string_view kEnding = ".mdl";
    constexpr std::string_view kShapeEnding = ".phy";
    Model model;
    model.isPassedByName = isPassedByName(name);
    const auto stem = std::string_view(name).substr(0, name.size() - std::min(name.size(), kEnding.size()));
    if (const auto bytes = find(name))
        model.bounds = source::modelBounds(*bytes);
    if (const auto bytes = find(std::string(stem).append(kShapeEnding))) {
        model.hasShape = true;
        // The engine takes the first solid of a static prop; others belong to the joints of figures.
        if (auto shape = source::readPhy(*bytes); shape && !shape->solids.empty())
            model.parts = std::move(shape->solids.front().parts);
    }
    return model;
}

std::vector<glm::vec3> playerStarts(const source::VbspFile& map) {
    std::vector<glm::vec3> starts;
    for (const auto& entity : parseEntities(map.entities)) {
        if (entity.origin && entity.className().starts_with("info_player_"))
            starts.push_back(*entity.origin);
    }
    return starts;
}

bool holds(const SolidBox& box, const glm::vec3& place) {
    return glm::all(glm::greaterThan(place, box.minimum)) && glm::all(glm::lessThan(place, box.maximum));
}

class Collector {
public:
    Collector(const source::VbspFile& map, const source::VbspProps& props) : map_(map), props_(props) {}

    void add(const source::VbspProp& prop, const Model& model) {
        const bool isBox = prop.solid == source::prop_solid::kBox || prop.solid == source::prop_solid::kTurnedBox;
        if (!isBox && !model.parts.empty() && addShape(prop, model.parts))
            ++result_.shaped;
        else if (isBox && model.bounds) {
            addBox(prop, *model.bounds);
            ++result_.boxed;
        } else if (model.bounds && model.hasShape) {
            addBox(prop, *model.bounds);
            ++result_.rough;
        } else if (!isBox && model.bounds)
            ++result_.shapeless;
        else
            guess(prop, model);
    }

    PropSolids release() { return std::move(result_); }

private:
    bool addShape(const source::VbspProp& prop, const std::vector<source::PhyConvex>& parts) {
        std::size_t count = 0;
        for (const auto& part : parts)
            count += part.points.size();
        if (count > kMostPoints - points_)
            return false;
        points_ += count;
        const glm::mat4 turn = rotationOf(prop.angles);
        for (const auto& part : parts) {
            SolidConvex placed{part.points, part.triangles, source::contents::kSolid};
            for (auto& point : placed.points)
                point = glm::vec3(turn * glm::vec4(point * prop.scale, 1.0F)) + prop.origin;
            result_.parts.push_back(std::move(placed));
        }
        return true;
    }

    void addBox(const source::VbspProp& prop, const source::ModelBounds& bounds) {
        const bool turns = prop.solid != source::prop_solid::kBox;
        result_.boxes.push_back({bounds.minimum * prop.scale, bounds.maximum * prop.scale, source::contents::kSolid,
                                 prop.origin, turns ? prop.angles : glm::vec3(0.0F)});
    }

    void guess(const source::VbspProp& prop, const Model& model) {
        const auto box = boxByLeaves(map_, props_, prop);
        // A box around a place where players start is wrong.
        const bool holdsStart =
            box && std::ranges::any_of(starts_, [&](const glm::vec3& start) { return holds(*box, start); });
        if (model.isPassedByName || holdsStart)
            ++result_.passed;
        else if (!box)
            ++result_.unknown;
        else {
            result_.guesses.push_back(*box);
            ++result_.guessed;
        }
    }

    const source::VbspFile& map_;
    const source::VbspProps& props_;
    std::vector<glm::vec3> starts_ = playerStarts(map_);
    std::size_t points_ = 0;
    PropSolids result_;
};

} // namespace

bool isPassedByName(std::string_view model) {
    const auto words = wordsOf(model);
    return hasWord(words, kPassed) && !hasWord(words, kNotPassed);
}

PropSolids propSolids(const source::VbspFile& map, const source::VbspProps& props, const FindGameFile& find) {
    std::vector<Model> models(props.models.size());
    std::vector<bool> isRead(props.models.size());
    Collector collector(map, props);
    const Model missing;
    for (const auto& prop : props.props) {
        if (prop.solid == source::prop_solid::kNone)
            continue;
        if (prop.model >= models.size()) {
            collector.add(prop, missing);
            continue;
        }
        if (!isRead[prop.model])
            models[prop.model] = readModel(props.models[prop.model], find);
        isRead[prop.model] = true;
        collector.add(prop, models[prop.model]);
    }
    return collector.release();
}

FindGameFile packedFirst(std::span<const std::byte> map, const source::VbspFile& read, FindGameFile game) {
    const auto packed = std::make_shared<const Pakfile>(map, read.pakFile);
    return [packed, game = std::move(game)](std::string_view name) -> std::optional<std::vector<std::byte>> {
        if (auto bytes = packed->read(name))
            return bytes;
        return game ? game(name) : std::nullopt;
    };
}

} // namespace navsmith::world
