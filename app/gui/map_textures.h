// Reads the textures and the light of a map.
#pragma once

#include "render/map_textures.h"

#include <QString>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>

namespace navsmith::gui {

struct ReadMapTextures {
    std::optional<render::MapTextures> textures; ///< empty: cancelled, or `problem` says why
    QString problem;                             ///< one sentence
    QString note;                                ///< what is missing, and where it was searched; empty: nothing
};

/// Reads the textures of a map's file, using at most `memory` bytes. `keepGoing` gets the share that is done; cancelled
/// if it returns false. `games` are as opening::resourcePlaces() takes them. Works on any thread.
ReadMapTextures readMapTextures(const std::filesystem::path& map, std::size_t memory,
                                const std::function<bool(double)>& keepGoing = {},
                                std::span<const std::filesystem::path> games = {});

} // namespace navsmith::gui
