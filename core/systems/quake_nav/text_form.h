// Waypoints as text, .navjson: what of it the columns of the file row hold (docs/formats/quake-navjson.md).
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

/// Values of file::json, jsonMeta, jsonText and jsonHash; those of a .nav as they are here.
struct TextForm {
    std::uint8_t json = 0;
    std::string meta;
    std::string text; ///< as it was read, if it is not as this program writes it
    std::uint64_t hash = 0;
};

TextForm textFormOf(const quake::NavJson& json, std::span<const std::byte> file);

/// NAME.navjson, in whatever case.
bool isTextName(std::string_view fileName);
/// What NAME.nav or NAME.navjson is called as a text, or as none.
std::string nameAs(std::string_view fileName, bool text);

bool isText(const model::Model& m, model::Slot file);

/// The text of the file as it will be written; `graph` is what navFile() gives. What was read, as long as nothing
/// that is written has changed.
std::vector<std::byte> writeText(const model::Model& m, model::Slot file, quake::NavFile graph);

/// Makes of the model what a text can hold, except for what goes with the version: links have their targets, and lead
/// to the last of several nodes at one place; every traversal and edict has one link, and a link no more than one; they
/// stand in the order of the links; nothing is behind the end. Refuses numbers that are not finite.
tl::expected<void, model::EditError> fitIntoText(model::Transaction& tx, model::Slot file);

} // namespace navsmith::systems::quake_nav
