#include "core/query/completion.h"

#include "core/query/lexer.h"
#include "core/query/names.h"
#include "core/query/parser.h"
#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace navsmith::query {

using model::PropertyType;
using model::Schema;

namespace {

bool isInWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' ||
           static_cast<unsigned char>(c) >= 0x80;
}

std::string_view withoutBlanks(std::string_view text) {
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0)
        text.remove_suffix(1);
    return text;
}

/// The domain and property at the end of a path; the property is null if the path ends with a reference or a dot.
struct End {
    Domain domain;
    const model::PropertySpec* property = nullptr;
};

std::optional<End> follow(const Schema& schema, Domain domain, std::string_view path, bool whole) {
    End end{domain};
    while (!path.empty()) {
        const auto dot = path.find('.');
        const auto name = path.substr(0, dot);
        const bool last = dot == std::string_view::npos;
        path.remove_prefix(last ? path.size() : dot + 1);
        const auto* property = findProperty(schema, end.domain, name);
        if (property == nullptr)
            property = onlyReferenceTo(schema, end.domain, name);
        if (property == nullptr && bytes::equalIgnoringCase(name, "file")) {
            end.domain = {model::kFileType, model::kNoList};
            continue;
        }
        if (property == nullptr)
            return bytes::equalIgnoringCase(name, schema.type(domain.type).id) ? follow(schema, domain, path, whole)
                                                                               : std::nullopt;
        if (last && whole) {
            end.property = property;
            return end;
        }
        if (property->type != PropertyType::Reference) {
            end.property = property; // a vector, whose coordinates follow
            return end;
        }
        end.domain = {targetOf(schema, end.domain, *property), model::kNoList};
    }
    return end;
}

std::string quotedIfNeeded(std::string_view word) {
    const bool plain = !word.empty() && std::ranges::all_of(word, [](char c) {
        return isInWord(c) || c == '-' || c == '+' || c == ':';
    });
    return plain ? std::string(word) : '"' + std::string(word) + '"';
}

std::vector<std::string> valuesOf(const model::PropertySpec& property) {
    std::vector<std::string> words;
    if (property.type == PropertyType::Bool)
        words = {"yes", "no"};
    if (property.type == PropertyType::Reference)
        words = {"none"};
    for (const auto& name : property.names)
        words.push_back(quotedIfNeeded(name.title));
    return words;
}

/// What stands before an open list of values: "road_class" of "road_class in (slow, "; empty if none is open.
std::string_view beforeList(std::string_view text) {
    const auto bracket = text.rfind('(');
    const auto end = withoutBlanks(text);
    if (bracket == std::string_view::npos || !(end.ends_with('(') || end.ends_with(',')))
        return {};
    auto left = withoutBlanks(text.substr(0, bracket));
    if (!bytes::equalIgnoringCase(left.substr(wordStart(left)), "in"))
        return {};
    left = withoutBlanks(left.substr(0, left.size() - 2));
    if (bytes::equalIgnoringCase(left.substr(wordStart(left)), "not"))
        left = withoutBlanks(left.substr(0, left.size() - 3));
    return left;
}

/// The property that the text compares at its end: "road_class = ".
const model::PropertySpec* comparedAtEnd(const Schema& schema, Domain domain, std::string_view text) {
    auto left = withoutBlanks(text);
    const auto listed = beforeList(text);
    bool compares = !listed.empty();
    if (compares)
        left = listed;
    while (!left.empty() && std::string_view("=!<>").find(left.back()) != std::string_view::npos) {
        left.remove_suffix(1);
        compares = true;
    }
    left = withoutBlanks(left);
    const auto end = compares ? follow(schema, domain, left.substr(wordStart(left)), true) : std::nullopt;
    return end ? end->property : nullptr;
}

/// The domain inside the innermost open aggregate, and whether its name is expected.
struct Place {
    Domain domain;
    bool namesCollection = false;
};

Place placeAtEnd(const Schema& schema, Domain domain, std::string_view text) {
    static constexpr std::array<std::string_view, 10> aggregates{"count",   "any",      "all",     "none", "sum",
                                                                 "average", "smallest", "largest", "min",  "max"};
    std::vector<Place> open;
    Place place{domain};
    Lexer lexer(text);
    Token before;
    for (auto token = lexer.next(); token.type != Token::Type::End; token = lexer.next()) {
        if (token.isSign("(")) {
            open.push_back(place);
            const bool aggregate = std::ranges::any_of(aggregates, [&](auto name) { return before.isWord(name); });
            place = {place.domain, aggregate};
        } else if (token.isSign(")") && !open.empty()) {
            place = open.back();
            open.pop_back();
        } else if (token.isSign(",") && place.namesCollection) {
            place.namesCollection = false;
            if (const auto collection = findCollection(schema, place.domain, before.text, {}))
                place.domain = collection->domain;
        }
        before = token;
    }
    return place;
}

} // namespace

std::size_t wordStart(std::string_view text) {
    auto start = text.size();
    while (start > 0 && isInWord(text[start - 1]))
        --start;
    return start;
}

std::vector<std::string> completions(std::string_view text, const Schema& schema, model::ElementTypeId type) {
    const auto before = text.substr(0, wordStart(text));
    const auto word = text.substr(before.size());
    const auto place = placeAtEnd(schema, {type, model::kNoList}, before);
    std::vector<std::string> words;
    if (const auto* property = comparedAtEnd(schema, place.domain, before))
        words = valuesOf(*property);
    const auto dot = word.rfind('.');
    const auto path = dot == std::string_view::npos ? std::string_view() : word.substr(0, dot);
    if (!words.empty() && path.empty())
        return words;
    const auto end = follow(schema, place.domain, path, false);
    if (!end)
        return {};
    const auto prefix = path.empty() ? std::string() : std::string(path) + ".";
    if (end->property != nullptr) { // coordinates
        for (std::size_t i = 0; i < end->property->components.size(); ++i)
            words.push_back(prefix + "xyz"[i]);
        return words;
    }
    for (const auto& property : propertiesOf(schema, end->domain)) {
        for (std::size_t i = 0; i < property.components.size(); ++i)
            words.push_back(prefix + std::string(property.id) + "." + "xyz"[i]);
        if (property.components.empty())
            words.push_back(prefix + std::string(property.id));
    }
    if (place.namesCollection && path.empty()) {
        for (const auto& each : collectionsOf(schema, end->domain.type))
            words.push_back(each.name);
    } else if (path.empty()) {
        for (const auto name : functionNames())
            words.push_back(std::string(name) + "(");
        for (const auto name : builtInNames())
            words.emplace_back(name);
    }
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

} // namespace navsmith::query
