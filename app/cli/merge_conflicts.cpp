#include "app/cli/merge_conflicts.h"

#include "core/model/wording.h"
#include "formats/bytes/plain_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>
#include <tuple>
#include <utility>

namespace navsmith::cli {

namespace {

using compare::Conflict;
using compare::ConflictKey;
using compare::ConflictKind;
using compare::Take;

/// More conflicts of one kind about one property are one line.
constexpr std::size_t kListed = 8;

struct KindWords {
    std::string_view id;
    std::string_view group; ///< of a group without a property
};

const KindWords& wordsOf(ConflictKind kind) {
    static constexpr std::array<KindWords, 6> words{{{"value", "different values"},
                                                     {"removed", "removed by one side, changed by the other"},
                                                     {"target", "lead to what one side removed"},
                                                     {"record", "used by both sides"},
                                                     {"entries", "different entries"},
                                                     {"order", "different orders"}}};
    return words[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(Take take) {
    return take == Take::Ours ? "ours" : "theirs";
}

/// Calls f(first, count) for each run of conflicts of one kind about one property.
template <typename F>
void forEachGroup(std::span<const Conflict> conflicts, F f) {
    const auto groupOf = [](const Conflict& c) { return std::tuple(c.key.type, c.key.kind, c.key.item); };
    for (std::size_t first = 0; first < conflicts.size();) {
        auto end = first + 1;
        while (end < conflicts.size() && groupOf(conflicts[end]) == groupOf(conflicts[first]))
            ++end;
        f(first, end - first);
        first = end;
    }
}

std::string lineOf(const Conflict& c, std::size_t number) {
    return fmt::format("conflict {}: {}{}{}: ours {}, theirs {}{}; taken: {}\n", number, c.element,
                       c.title.empty() ? "" : ": ", c.title, c.ours.empty() ? "none" : c.ours,
                       c.theirs.empty() ? "none" : c.theirs, c.base.empty() ? "" : ", base " + c.base, nameOf(c.taken));
}

std::string groupLine(std::span<const Conflict> group, std::size_t first, const model::Schema& schema) {
    const auto& c = group.front();
    const auto& type = schema.type(c.key.type);
    const auto ours = static_cast<std::size_t>(std::ranges::count(group, Take::Ours, &Conflict::taken));
    const auto sides = ours == group.size() || ours == 0
                           ? std::string(nameOf(c.taken))
                           : fmt::format("ours for {}, theirs for {}", ours, group.size() - ours);
    const auto name = c.id.empty() ? std::string() : fmt::format(" ({}.{})", type.id, c.id);
    return fmt::format("conflicts {}-{}: {}: {}{}; taken: {}\n", first + 1, first + group.size(),
                       model::counted(group.size(), type.title, type.plural),
                       c.title.empty() ? std::string(wordsOf(c.key.kind).group) : c.title, name, sides);
}

// Choices ------------------------------------------------------------------------------------------------------------

struct Range {
    std::size_t first;
    std::size_t last;
};
std::optional<Range> rangeIn(std::string_view text) {
    const auto dash = text.find('-');
    const auto first = bytes::parsed<std::size_t>(text.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : bytes::parsed<std::size_t>(text.substr(dash + 1));
    return first && last ? std::optional(Range{*first, *last}) : std::nullopt;
}

bool isNamed(const Conflict& conflict, std::string_view name, const model::Schema& schema) {
    const auto& type = schema.type(conflict.key.type);
    if (const auto dot = name.find('.'); dot != std::string_view::npos)
        return name.substr(0, dot) == type.id &&
               (name.substr(dot + 1) == conflict.id || name.substr(dot + 1) == wordsOf(conflict.key.kind).id);
    return name == conflict.id || name == type.id || name == wordsOf(conflict.key.kind).id;
}

class Choosing {
public:
    Choosing(std::span<const Conflict> listed, const model::Schema& schema) : listed_(listed), schema_(schema) {}

    /// The reason why it is impossible; empty: done.
    std::string choose(const std::string& text, Take take) {
        const auto range = rangeIn(text);
        auto& to = range ? numbered_ : named_;
        bool any = false;
        for (std::size_t i = 0; i < listed_.size(); ++i) {
            if (range ? i + 1 < range->first || i + 1 > range->last : !isNamed(listed_[i], text, schema_))
                continue;
            any = true;
            if (const auto [at, isNew] = to.try_emplace(listed_[i].key, take); !isNew && at->second != take)
                return fmt::format("both sides are to be taken for conflict {}", i + 1);
        }
        if (range && (range->first == 0 || range->last > listed_.size() || range->first > range->last))
            return fmt::format("there is no conflict {}: they go from 1 to {}", text, listed_.size());
        return any ? std::string() : fmt::format("no conflict is about \"{}\"", text);
    }

    [[nodiscard]] std::map<ConflictKey, Take> chosen() const {
        auto all = numbered_;
        all.insert(named_.begin(), named_.end());
        return all;
    }

private:
    std::span<const Conflict> listed_;
    const model::Schema& schema_;
    std::map<ConflictKey, Take> numbered_;
    std::map<ConflictKey, Take> named_;
};

} // namespace

tl::expected<std::map<ConflictKey, Take>, std::string>
choicesOf(const ConflictChoices& choices, std::span<const Conflict> listed, const model::Schema& schema) {
    Choosing choosing(listed, schema);
    for (const auto take : {Take::Ours, Take::Theirs}) {
        for (const auto& text : take == Take::Ours ? choices.ours : choices.theirs) {
            if (auto reason = choosing.choose(text, take); !reason.empty())
                return tl::unexpected(std::move(reason));
        }
    }
    return choosing.chosen();
}

void printConflicts(std::ostream& out, std::span<const Conflict> conflicts, const model::Schema& schema, bool each) {
    forEachGroup(conflicts, [&](std::size_t first, std::size_t count) {
        if (!each && count > kListed) {
            out << groupLine(conflicts.subspan(first, count), first, schema);
            return;
        }
        for (auto i = first; i < first + count; ++i)
            out << lineOf(conflicts[i], i + 1);
    });
}

Json toJson(std::span<const Conflict> conflicts, const model::Schema& schema) {
    auto list = Json::array();
    for (const auto& conflict : conflicts)
        list.push_back({{"number", list.size() + 1},
                        {"kind", wordsOf(conflict.key.kind).id},
                        {"type", schema.type(conflict.key.type).id},
                        {"element", conflict.element},
                        {"property", conflict.id},
                        {"base", conflict.base},
                        {"ours", conflict.ours},
                        {"theirs", conflict.theirs},
                        {"taken", nameOf(conflict.taken)}});
    return list;
}

Json groupsJson(std::span<const Conflict> conflicts, const model::Schema& schema) {
    auto groups = Json::array();
    forEachGroup(conflicts, [&](std::size_t first, std::size_t count) {
        const auto& c = conflicts[first];
        groups.push_back({{"kind", wordsOf(c.key.kind).id},
                          {"type", schema.type(c.key.type).id},
                          {"property", c.id},
                          {"count", count},
                          {"first", first + 1},
                          {"last", first + count}});
    });
    return groups;
}

} // namespace navsmith::cli
