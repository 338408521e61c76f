// Texts of keys, values and blocks as the Source engine uses them for materials and settings. Follows
// docs/formats/source-materials.md, section 2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::key_values {

/// A key with either a value or a block.
struct KeyValue {
    std::string key; ///< as written; compared without case
    std::string value;
    bool isBlock = false;
    std::vector<KeyValue> block; ///< in file order; keys need not be unique

    bool operator==(const KeyValue&) const = default;
};

struct KeyValues {
    std::vector<KeyValue> entries;
    std::vector<std::string> notes; ///< problems that were skipped; one sentence each, without a full stop
};

/// Deeper blocks are left out.
inline constexpr std::size_t kDeepestBlock = 32;

/// Any bytes. Reads what it can: blocks that are not closed end with the text. Conditions are for Windows: entries with
/// [$X360] are left out, entries with [!$X360] are not.
KeyValues readKeyValues(std::span<const std::byte> text);

/// Ignores the case of ASCII letters.
bool sameKey(std::string_view a, std::string_view b);

/// The first entry with this key; null: there is none.
const KeyValue* findKey(std::span<const KeyValue> entries, std::string_view key);
/// Its value. None if there is none or it is a block.
std::optional<std::string_view> findValue(std::span<const KeyValue> entries, std::string_view key);

} // namespace navsmith::key_values
