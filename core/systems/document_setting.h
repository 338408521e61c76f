// What people choose for a document although its files do not store it: the size of NPC whose ways are drawn, the game
// whose limits count. Drawings, rules and edits read it with Model::setting().
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::systems {

struct DocumentSetting {
    struct Option {
        std::string_view id; ///< stable, for options and sessions
        std::string_view title;
    };
    std::string_view id; ///< stable, distinct in the system
    std::string_view title;
    std::string_view help;
    std::vector<Option> options = {}; ///< the usual one first
    /// How many of the options, from the first on, a document has. Depends only on the file's format. Null: all.
    std::size_t (*offered)(const model::Model&) = nullptr;
};

/// The options that a document has.
std::vector<DocumentSetting::Option> optionsOf(const DocumentSetting& setting, const model::Model& model);

/// A setting and one of its options, as indexes.
struct SettingValue {
    std::size_t setting = 0;
    std::size_t option = 0;
};
/// Finds a setting by "SETTING=OPTION", both ids. Nothing if the system or the document has no such setting or option.
std::optional<SettingValue> findSetting(const std::vector<DocumentSetting>& settings, const model::Model& model,
                                        std::string_view text);

} // namespace navsmith::systems
