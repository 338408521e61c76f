#include "core/world/entity_text.h"

#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::world {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

bool isSpace(char c) {
    return kSpace.find(c) != std::string_view::npos;
}

enum class TokenKind : std::uint8_t { Open, Close, Text, End };

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text;
};

/// Splits the text into tokens; quoted strings have no escapes.
class Tokens {
public:
    explicit Tokens(std::string_view text) : rest_(text) {}

    Token next() {
        skipSpace();
        if (rest_.empty())
            return {};
        const char first = rest_.front();
        if (first == '{' || first == '}') {
            rest_.remove_prefix(1);
            return {first == '{' ? TokenKind::Open : TokenKind::Close, {}};
        }
        if (first == '"') {
            rest_.remove_prefix(1);
            const auto text = take(std::min(rest_.find('"'), rest_.size()));
            rest_.remove_prefix(std::min<std::size_t>(rest_.size(), 1));
            return {TokenKind::Text, text};
        }
        const auto* const end =
            std::find_if(rest_.begin(), rest_.end(), [](char c) { return isSpace(c) || c == '{' || c == '}'; });
        return {TokenKind::Text, take(static_cast<std::size_t>(end - rest_.begin()))};
    }

private:
    std::string_view take(std::size_t length) {
        const auto text = rest_.substr(0, length);
        rest_.remove_prefix(length);
        return text;
    }

    void skipSpace() {
        while (!rest_.empty()) {
            if (isSpace(rest_.front()))
                rest_.remove_prefix(1);
            else if (rest_.starts_with("//"))
                rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
            else
                return;
        }
    }

    std::string_view rest_;
};

/// Parses n of "*n".
std::optional<std::uint32_t> brushModel(std::string_view value) {
    if (!value.starts_with('*'))
        return std::nullopt;
    return bytes::parsed<std::uint32_t>(value.substr(1));
}

MapEntity readBlock(Tokens& tokens) {
    MapEntity entity;
    std::string_view key;
    bool haveKey = false;
    for (Token token = tokens.next(); token.kind != TokenKind::Close && token.kind != TokenKind::End;
         token = tokens.next()) {
        if (token.kind == TokenKind::Open)
            continue;
        if (haveKey)
            entity.pairs.push_back({std::string(key), std::string(token.text)});
        else
            key = token.text;
        haveKey = !haveKey;
    }
    entity.origin = parseVector(entity.value("origin"));
    entity.model = brushModel(entity.value("model"));
    return entity;
}

template <typename Number>
std::optional<Number> numberAt(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" +"), text.size()));
    Number number = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace

std::string_view MapEntity::value(std::string_view key) const {
    const auto it = std::find_if(pairs.begin(), pairs.end(), [&](const EntityPair& pair) { return pair.key == key; });
    return it == pairs.end() ? std::string_view() : std::string_view(it->value);
}

std::optional<float> MapEntity::number(std::string_view key) const {
    return numberAt<float>(value(key));
}

std::uint32_t MapEntity::spawnFlags() const {
    const auto flags = numberAt<double>(value("spawnflags"));
    constexpr double most = std::numeric_limits<std::uint32_t>::max();
    return flags && std::abs(*flags) <= most ? static_cast<std::uint32_t>(static_cast<std::int64_t>(*flags)) : 0;
}

std::vector<MapEntity> parseEntities(std::string_view text) {
    std::vector<MapEntity> entities;
    Tokens tokens(text);
    for (Token token = tokens.next(); token.kind != TokenKind::End; token = tokens.next()) {
        if (token.kind == TokenKind::Open)
            entities.push_back(readBlock(tokens));
    }
    return entities;
}

std::optional<glm::vec3> parseVector(std::string_view text) {
    glm::vec3 result{0.0F};
    for (std::size_t i = 0; i < 3; ++i) {
        text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
        if (text.starts_with('+'))
            text.remove_prefix(1);
        const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), result[i]);
        if (failure != std::errc() || !std::isfinite(result[i]))
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    return result;
}

} // namespace navsmith::world
