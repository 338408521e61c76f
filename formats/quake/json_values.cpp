#include "formats/quake/json_values.h"

#include "formats/bytes/plain_text.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::quake {

using bytes::FormatError;
using bytes::FormatErrorCode;

namespace {

/// Whether a number that is out of range for a float is too small rather than too large.
bool isTiny(std::string_view text) {
    if (const auto wide = bytes::parsed<double>(text))
        return *wide > -1 && *wide < 1;
    return text.find("e-") != std::string_view::npos || text.find("E-") != std::string_view::npos;
}

} // namespace

std::string_view nameOf(JsonKind kind) {
    constexpr std::array<std::string_view, 7> names{"null",     "true or false", "a number", "a string",
                                                    "an array", "an object",     "a key"};
    return names[static_cast<std::size_t>(kind)];
}

void JsonValues::fail(FormatErrorCode code, std::size_t token, std::string_view field, std::string found,
                      std::string expected) {
    if (error_)
        return;
    std::string path;
    if (where.node != kAbsent)
        path += fmt::format("Nodes[{}].", where.node);
    if (where.link != kAbsent)
        path += fmt::format("Links[{}].", where.link);
    const std::size_t offset = tape_[token].start;
    error_ = FormatError{code,
                         offset,
                         fmt::format("{}{}, line {}", path, field, lineAt(text_, offset)),
                         std::move(found),
                         std::move(expected),
                         {}};
}

std::string JsonValues::shown(std::size_t token) const {
    const auto kind = tape_[token].kind;
    if (kind == JsonKind::Array || kind == JsonKind::Object)
        return std::string(nameOf(kind));
    constexpr std::size_t most = 40;
    const auto raw = tape_.raw(token);
    return raw.size() <= most ? std::string(raw) : fmt::format("{}...", raw.substr(0, most));
}

bool JsonValues::expect(std::size_t token, JsonKind kind, std::string_view field) {
    if (tape_[token].kind != kind)
        fail(FormatErrorCode::BadValue, token, field, shown(token), std::string(nameOf(kind)));
    return ok();
}

std::int64_t JsonValues::whole(std::size_t token, std::string_view field, std::int64_t least, std::int64_t most) {
    if (token == kAbsent || !ok())
        return 0;
    if (tape_[token].kind == JsonKind::Number) {
        const auto value = bytes::parsed<std::int64_t>(tape_.raw(token));
        if (value && *value >= least && *value <= most)
            return *value;
    }
    fail(FormatErrorCode::BadValue, token, field, shown(token),
         fmt::format("a whole number from {} to {}", least, most));
    return 0;
}

float JsonValues::real(std::size_t token, std::string_view field) {
    if (!ok())
        return 0;
    const auto raw = tape_.raw(token);
    if (tape_[token].kind == JsonKind::Number) {
        if (const auto value = bytes::parsed<float>(raw))
            return *value;
        if (isTiny(raw))
            return raw.front() == '-' ? -0.0F : 0.0F;
    } else if (raw == "\"NaN\"") {
        return std::numeric_limits<float>::quiet_NaN();
    } else if (raw == "\"Infinity\"") {
        return std::numeric_limits<float>::infinity();
    } else if (raw == "\"-Infinity\"") {
        return -std::numeric_limits<float>::infinity();
    }
    fail(FormatErrorCode::BadValue, token, field, shown(token), "a number of 32 bits");
    return 0;
}

glm::vec3 JsonValues::place(std::size_t object, std::size_t token, std::string_view field) {
    constexpr std::size_t tokens = 4; // the array and three numbers
    if (token == kAbsent) {
        fail(FormatErrorCode::BadValue, object, field, "nothing", "three numbers");
        return glm::vec3(0);
    }
    if (tape_[token].kind != JsonKind::Array || tape_[token].next - token != tokens) {
        fail(FormatErrorCode::BadValue, token, field, shown(token), "an array of three numbers");
        return glm::vec3(0);
    }
    const float x = real(token + 1, field);
    const float y = real(token + 2, field);
    return {x, y, real(token + 3, field)};
}

} // namespace navsmith::quake
