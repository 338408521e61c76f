// Makes a piece of a drawn world: its objects' models, with their textures and light, as one textured map.
#pragma once

#include "core/world/backdrop.h"
#include "core/world/drawn_world.h"
#include "core/world/game_models.h"
#include "core/world/textured_map.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace navsmith::world {

/// Keeps the values that were used last, up to a number of bytes.
template <typename Value>
class RecentValues {
public:
    explicit RecentValues(std::size_t bytes) : most_(bytes) {}

    /// Null if it is not there.
    const Value* find(const std::string& key) {
        const auto it = where_.find(key);
        if (it == where_.end())
            return nullptr;
        order_.splice(order_.begin(), order_, it->second);
        return &it->second->value;
    }
    /// Drops others for it; the new value stays in any case. Requires that the key is not there.
    const Value* add(const std::string& key, Value value, std::size_t bytes) {
        order_.push_front({key, std::move(value), bytes});
        where_[key] = order_.begin();
        bytes_ += bytes;
        while (bytes_ > most_ && order_.size() > 1) {
            bytes_ -= order_.back().bytes;
            where_.erase(order_.back().key);
            order_.pop_back();
        }
        return &order_.front().value;
    }

private:
    struct Entry {
        std::string key;
        Value value;
        std::size_t bytes = 0;
    };
    std::size_t most_;
    std::size_t bytes_ = 0;
    std::list<Entry> order_;
    std::unordered_map<std::string, typename std::list<Entry>::iterator> where_;
};

/// The colour of a surface whose object has no model, 0 to 1.
using SurfaceColour = std::function<glm::vec3(Surface)>;

/// Reads models and textures once as long as they are in use. For one thread.
class ModelMaps {
public:
    /// `world` has a drawn world. `find` gets names of files without a folder.
    ModelMaps(std::shared_ptr<const Backdrop> world, FindGameFile find, SurfaceColour colour);

    /// Objects whose model is missing or damaged are drawn as their collision, in the colours of its surfaces. None if
    /// stopped on request.
    std::optional<TexturedMap> make(std::span<const std::uint32_t> objects, const std::stop_token& stop = {});

private:
    struct Builder;
    using SharedModel = std::shared_ptr<const GameModel>;
    using SharedTexture = std::shared_ptr<const GameTexture>;

    /// Null: missing, or damaged.
    SharedModel model(const DrawnModel& of);
    SharedTexture texture(const DrawnModel& of, const std::string& name);
    /// All textures of a dictionary that the name needs; null entries for those that are missing.
    SharedTexture textureIn(const std::string& dictionary, const std::string& name);

    std::shared_ptr<const Backdrop> world_;
    FindGameFile find_;
    SurfaceColour colour_;
    RecentValues<SharedModel> models_;
    RecentValues<SharedTexture> textures_;
    RecentValues<std::shared_ptr<const std::vector<std::byte>>> dictionaries_;
};

} // namespace navsmith::world
