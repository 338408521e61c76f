#include "formats/key_values/key_values.h"

#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::key_values {
namespace {

constexpr std::size_t kMostNotes = 20;

bool isSpace(char c) {
    return static_cast<unsigned char>(c) <= ' ';
}

bool endsText(char c) {
    return isSpace(c) || c == '"' || c == '{' || c == '}';
}

/// Names that hold in conditions.
constexpr std::array<std::string_view, 3> kTrueNames{"$WIN32", "$WINDOWS", "$PC"};

/// A name, perhaps with '!'.
bool holdsOne(std::string_view term) {
    while (!term.empty() && isSpace(term.front()))
        term.remove_prefix(1);
    while (!term.empty() && isSpace(term.back()))
        term.remove_suffix(1);
    const bool negated = term.starts_with('!');
    if (negated)
        term.remove_prefix(1);
    const bool isKnown =
        std::any_of(kTrueNames.begin(), kTrueNames.end(), [&](std::string_view name) { return sameKey(name, term); });
    return isKnown != negated;
}

/// Names joined by || and &&; && binds more strongly.
bool holds(std::string_view condition) {
    const auto any = [](std::string_view text, std::string_view separator, bool stopAt, const auto& test) {
        while (true) {
            const auto end = text.find(separator);
            if (test(text.substr(0, end)) == stopAt)
                return stopAt;
            if (end == std::string_view::npos)
                return !stopAt;
            text.remove_prefix(end + separator.size());
        }
    };
    return any(condition, "||", true,
               [&](std::string_view part) { return any(part, "&&", false, [](auto term) { return holdsOne(term); }); });
}

enum class TokenKind : std::uint8_t { End, Text, Open, Close, Condition };

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text;
};

class Tokens {
public:
    explicit Tokens(std::string_view text) : rest_(text) {}

    /// The next token stays.
    Token peek() {
        if (!hasNext_) {
            next_ = read();
            hasNext_ = true;
        }
        return next_;
    }
    Token take() {
        const auto token = peek();
        hasNext_ = false;
        return token;
    }
    [[nodiscard]] bool endedInQuotes() const { return endedInQuotes_; }

private:
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

    Token cut(TokenKind kind, std::size_t length, std::size_t after) {
        const Token token{kind, rest_.substr(0, length)};
        rest_.remove_prefix(std::min(length + after, rest_.size()));
        return token;
    }

    Token read() {
        skipSpace();
        if (rest_.empty())
            return {};
        const char first = rest_.front();
        if (first == '{' || first == '}')
            return cut(first == '{' ? TokenKind::Open : TokenKind::Close, 1, 0);
        if (first == '"') {
            rest_.remove_prefix(1);
            const auto end = rest_.find('"');
            endedInQuotes_ = endedInQuotes_ || end == std::string_view::npos;
            return cut(TokenKind::Text, std::min(end, rest_.size()), 1);
        }
        if (first == '[') {
            // A vector without quotes looks much the same.
            const auto end = rest_.substr(0, rest_.find('\n')).find(']');
            const auto inside = end == std::string_view::npos ? std::string_view{} : rest_.substr(1, end - 1);
            if (inside.find('$') != std::string_view::npos) {
                rest_.remove_prefix(1);
                return cut(TokenKind::Condition, end - 1, 1);
            }
            if (end != std::string_view::npos)
                return cut(TokenKind::Text, end + 1, 0);
        }
        std::size_t length = 1;
        while (length < rest_.size() && !endsText(rest_[length]))
            ++length;
        return cut(TokenKind::Text, length, 0);
    }

    std::string_view rest_;
    Token next_;
    bool hasNext_ = false;
    bool endedInQuotes_ = false;
};

class Reader {
public:
    explicit Reader(std::string_view text) : tokens_(text) {}

    KeyValues read() {
        // Blocks under construction, outermost first; nothing recurses, whatever the text nests.
        std::vector<KeyValue> open(1);
        std::size_t tooDeep = 0;
        while (true) {
            const auto token = tokens_.take();
            if (token.kind == TokenKind::End)
                break;
            if (token.kind == TokenKind::Condition)
                continue; // of something that is not there
            if (token.kind == TokenKind::Close) {
                if (tooDeep > 0)
                    --tooDeep;
                else if (open.size() > 1)
                    close(open);
                else
                    note("a block is closed that is not open");
                continue;
            }
            if (token.kind == TokenKind::Open && tooDeep == 0)
                note("a block has no name");
            readEntry(token.kind == TokenKind::Open ? std::string_view{} : token.text, token.kind == TokenKind::Open,
                      open, tooDeep);
        }
        if (tokens_.endedInQuotes())
            note("a text in quotes does not end");
        if (open.size() > 1 || tooDeep > 0)
            note(fmt::format("{} blocks do not end", open.size() - 1 + tooDeep));
        while (open.size() > 1)
            close(open);
        result_.entries = std::move(open.front().block);
        return std::move(result_);
    }

private:
    /// `opened`: its brace has been read.
    void readEntry(std::string_view key, bool opened, std::vector<KeyValue>& open, std::size_t& tooDeep) {
        bool isIncluded = true;
        const auto takeCondition = [&] {
            if (tokens_.peek().kind == TokenKind::Condition)
                isIncluded = holds(tokens_.take().text) && isIncluded;
        };
        KeyValue entry{std::string(key), {}, opened, {}};
        if (!opened) {
            takeCondition();
            if (tokens_.peek().kind == TokenKind::Open) {
                (void)tokens_.take();
                entry.isBlock = true;
            } else if (tokens_.peek().kind == TokenKind::Text) {
                entry.value = tokens_.take().text;
                takeCondition();
            } else
                note(fmt::format("\"{}\" has no value", key.substr(0, kMostQuoted)));
        }
        if (!entry.isBlock) {
            if (isIncluded && tooDeep == 0)
                open.back().block.push_back(std::move(entry));
            return;
        }
        if (tooDeep > 0 || open.size() > kDeepestBlock) {
            if (tooDeep++ == 0)
                note("blocks are nested too deeply");
            return;
        }
        included_.push_back(isIncluded);
        open.push_back(std::move(entry));
    }

    void close(std::vector<KeyValue>& open) {
        auto done = std::move(open.back());
        open.pop_back();
        if (included_.back())
            open.back().block.push_back(std::move(done));
        included_.pop_back();
    }

    void note(std::string text) {
        if (result_.notes.size() < kMostNotes)
            result_.notes.push_back(std::move(text));
    }

    static constexpr std::size_t kMostQuoted = 60;

    Tokens tokens_;
    KeyValues result_;
    std::vector<bool> included_; ///< of the blocks under construction: whether their conditions hold
};

} // namespace

bool sameKey(std::string_view a, std::string_view b) {
    return bytes::equalIgnoringCase(a, b);
}

KeyValues readKeyValues(std::span<const std::byte> text) {
    auto view = bytes::textOf(text);
    if (view.starts_with("\xEF\xBB\xBF"))
        view.remove_prefix(3);
    return Reader(view).read();
}

const KeyValue* findKey(std::span<const KeyValue> entries, std::string_view key) {
    const auto it =
        std::find_if(entries.begin(), entries.end(), [&](const KeyValue& entry) { return sameKey(entry.key, key); });
    return it == entries.end() ? nullptr : &*it;
}

std::optional<std::string_view> findValue(std::span<const KeyValue> entries, std::string_view key) {
    const auto* const entry = findKey(entries, key);
    return entry == nullptr || entry->isBlock ? std::nullopt : std::optional<std::string_view>(entry->value);
}

} // namespace navsmith::key_values
