#include "core/query/suggestions.h"

#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace navsmith::query {

namespace {

/// Words shorter than this are in too many others.
constexpr std::size_t kShortestPart = 3;
/// Longer words are no slips of the finger, and slow to compare.
constexpr std::size_t kLongest = 64;

/// Letters to change, insert, remove or swap with their neighbour.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> now(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t k = 1; k <= b.size(); ++k) {
            const std::size_t substitution = last[k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1);
            now[k] = std::min({last[k] + 1, now[k - 1] + 1, substitution});
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
                now[k] = std::min(now[k], beforeLast[k - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

} // namespace

std::string plainName(std::string_view name) {
    std::string plain;
    for (const char c : name) {
        if (c != '_' && c != '-' && c != ' ')
            plain += bytes::lower(c);
    }
    return plain;
}

bool sameName(std::string_view a, std::string_view b) {
    return plainName(a) == plainName(b);
}

std::vector<std::string> nearestNames(std::string_view word, std::span<const std::string> names, std::size_t most) {
    const auto plainWord = plainName(word);
    if (plainWord.empty() || plainWord.size() > kLongest)
        return {};
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const auto& name : names) {
        const auto plain = plainName(name);
        const auto letters = std::max<std::size_t>(1, std::min(plainWord.size(), plain.size()) / 3);
        const auto apart = distance(plainWord, plain);
        const bool part = std::min(plainWord.size(), plain.size()) >= kShortestPart &&
                          (plain.find(plainWord) != std::string::npos || plainWord.find(plain) != std::string::npos);
        // A slip of the finger is likelier than half of a name.
        if (apart <= letters)
            near.emplace_back(apart, name);
        else if (part)
            near.emplace_back(kLongest + apart, name);
    }
    std::ranges::stable_sort(near, {}, &std::pair<std::size_t, std::string>::first);
    std::vector<std::string> best;
    for (auto& [apart, name] : near) {
        // Next to a slip of the finger, names that only have a part in common are no help.
        const bool worse = apart >= kLongest && near.front().first < kLongest;
        if (best.size() < most && !worse && std::ranges::find(best, name) == best.end())
            best.push_back(std::move(name));
    }
    return best;
}

std::string didYouMean(std::string_view word, std::span<const std::string> names) {
    const auto near = nearestNames(word, names);
    if (near.empty())
        return {};
    std::string listed;
    for (std::size_t i = 0; i < near.size(); ++i) {
        if (i > 0)
            listed += i + 1 == near.size() ? texts::format(" or ") : std::string(", ");
        listed += '\'' + near[i] + '\'';
    }
    return texts::format("did you mean {}?", listed);
}

} // namespace navsmith::query
