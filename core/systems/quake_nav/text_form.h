// Waypoints as JSON text, .navjson: the part of it that is stored in columns of the file row
// (docs/formats/quake-navjson.md).
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "formats/quake/nav_json.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_nav {

/// Values of file::json, jsonMeta, jsonText and jsonHash; the defaults are those of a .nav file.
struct TextForm {
    std::uint8_t json = 0;
    std::string meta;
    std::string text; ///< as read, if this program would write it differently
    std::uint64_t hash = 0;
};

TextForm textFormOf(const quake::NavJson& json, std::span<const std::byte> file);

/// NAME.navjson, ignoring case.
bool isTextName(std::string_view fileName);
/// The name of the file as JSON or as .nav.
std::string nameAs(std::string_view fileName, bool text);

bool isText(const model::Model& m, model::Slot file);

/// The JSON text to be written; `graph` is the result of navFile(). The original text if nothing that is written has
/// changed.
std::vector<std::byte> writeText(const model::Model& m, model::Slot file, quake::NavFile graph);

/// Reduces the model to what JSON can hold, regardless of its version: links have a target, the last one of several
/// nodes at its position; each traversal and edict has one link, and each link at most one of them; traversals and
/// edicts are in link order; no data follows the end. Fails if a number is not finite.
tl::expected<void, model::EditError> fitIntoText(model::Transaction& tx, model::Slot file);

} // namespace navsmith::systems::quake_nav
