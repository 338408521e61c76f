// Typed access to the values of a tape. The first value of the wrong type sets the error, with its location.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/quake/json_tape.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::quake {

/// Index of a member that is absent or null.
inline constexpr std::size_t kAbsent = std::numeric_limits<std::size_t>::max();

/// "an array"
std::string_view nameOf(JsonKind kind);

class JsonValues {
public:
    /// Both must outlive this object.
    JsonValues(std::string_view text, const JsonTape& tape) : text_(text), tape_(tape) {}

    /// The current location in the graph, for messages.
    struct Where {
        std::size_t node = kAbsent;
        std::size_t link = kAbsent;
    };
    Where where;

    [[nodiscard]] const std::optional<bytes::FormatError>& error() const { return error_; }
    [[nodiscard]] bool ok() const { return !error_; }

    /// An error of the value at `token`; the first failure is kept.
    void fail(bytes::FormatErrorCode code, std::size_t token, std::string_view field, std::string found,
              std::string expected);
    /// The value as written, shortened for messages if it is long.
    [[nodiscard]] std::string shown(std::size_t token) const;
    /// Fails and returns false if the value has another type.
    bool expect(std::size_t token, JsonKind kind, std::string_view field);

    /// Unknown members by name, with their number of occurrences.
    using Unknown = std::map<std::string, std::size_t>;
    /// The values of members in the order of `names`. The last of duplicate names wins.
    template <std::size_t Count>
    [[nodiscard]] std::array<std::size_t, Count>
    members(std::size_t object, const std::array<std::string_view, Count>& names, Unknown* unknown = nullptr) const {
        std::array<std::size_t, Count> values{};
        values.fill(kAbsent);
        for (std::size_t key = object + 1; key < tape_[object].next; key = tape_[key + 1].next) {
            const auto name = tape_.string(key);
            const auto it = std::find(names.begin(), names.end(), name);
            if (it != names.end())
                values[static_cast<std::size_t>(it - names.begin())] =
                    tape_[key + 1].kind == JsonKind::Null ? kAbsent : key + 1;
            else if (unknown != nullptr)
                ++(*unknown)[name];
        }
        return values;
    }

    // After a failure these give 0.
    /// An integer within the type's range; 0 if it is absent.
    template <typename T>
    T integer(std::size_t token, std::string_view field) {
        return static_cast<T>(whole(token, field, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    }
    float real(std::size_t token, std::string_view field);
    /// Three numbers. If they are absent, which is a failure, the error points at `object`.
    glm::vec3 place(std::size_t object, std::size_t token, std::string_view field);

private:
    std::int64_t whole(std::size_t token, std::string_view field, std::int64_t least, std::int64_t most);

    std::string_view text_;
    const JsonTape& tape_;
    std::optional<bytes::FormatError> error_;
};

} // namespace navsmith::quake
