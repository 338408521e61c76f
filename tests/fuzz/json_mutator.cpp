// For fuzzers of JSON: replaces values, adds members and leaves some out, so that the text stays JSON. At times it is
// changed as other inputs are.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace navsmith::fuzz {
namespace {

constexpr std::array<std::string_view, 22> kValues{"null",
                                                   "true",
                                                   "false",
                                                   "0",
                                                   "-1",
                                                   "1",
                                                   "70000",
                                                   "4294967296",
                                                   "1.5",
                                                   "-0.0",
                                                   "1e-50",
                                                   "1e40",
                                                   "1e999",
                                                   "\"NaN\"",
                                                   "\"Infinity\"",
                                                   "\"-Infinity\"",
                                                   "\"\"",
                                                   "\"text\"",
                                                   "\"\\u00e9\\ud83d\\ude00\"",
                                                   "{}",
                                                   "[]",
                                                   "[1, 2, 3]"};

/// Behind the string that begins here.
std::size_t endOfString(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        at += text[at] == '\\' ? 1 : 0;
    return std::min(at + 1, text.size());
}

std::size_t endOfValue(std::string_view text, std::size_t at) {
    std::size_t depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at = endOfString(text, at);
        } else if (c == '{' || c == '[') {
            ++depth;
            ++at;
        } else if (c == '}' || c == ']' || c == ',') {
            if (depth == 0)
                return at;
            depth -= c == ',' ? 0 : 1;
            ++at;
        } else {
            ++at;
        }
        if (depth == 0 && (c == '"' || c == '}' || c == ']'))
            return at;
    }
    return at;
}

/// Where values begin: behind colons, commas and brackets that are in no string.
std::vector<std::size_t> valuesIn(std::string_view text) {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '"') {
            at = endOfString(text, at);
            continue;
        }
        if (std::string_view(":[,").find(text[at++]) != std::string_view::npos)
            places.push_back(std::min(text.find_first_not_of(" \t\r\n", at), text.size()));
    }
    return places;
}

void mutate(std::string& text, std::minstd_rand& random) {
    const auto places = valuesIn(text);
    if (places.empty())
        return;
    const auto from = places[random() % places.size()];
    const auto to = endOfValue(text, from);
    const auto value = text.substr(from, to - from);
    switch (random() % 4) {
    case 0: // another member or entry
        text.insert(from, value + ", ");
        break;
    case 1: { // leaves it out, with the comma that follows
        const auto end = to < text.size() && text[to] == ',' ? to + 1 : to;
        text.erase(from, end - from);
        break;
    }
    case 2:
        if (const auto brace = text.find('{', from); brace != std::string::npos) {
            text.insert(brace + 1, "\"Unknown\": 1, ");
            break;
        }
        [[fallthrough]];
    default:
        text.replace(from, to - from, kValues[random() % kValues.size()]);
        break;
    }
}

} // namespace
} // namespace navsmith::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    std::minstd_rand random(seed);
    if (random() % 4 == 0)
        return LLVMFuzzerMutate(data, size, most);
    std::string text(reinterpret_cast<const char*>(data), size);
    for (auto times = 1 + random() % 3; times > 0; --times)
        navsmith::fuzz::mutate(text, random);
    const auto length = std::min(text.size(), most);
    std::memcpy(data, text.data(), length);
    return length;
}
