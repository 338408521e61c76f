// Counts and sums over the elements that refer to a row, and over the entries of its lists.
#include "core/query/evaluator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::query {

using model::Ref;
using model::Slot;

/// The members of each row, one after the other.
struct Evaluator::Members {
    std::vector<std::uint32_t> at;
    std::vector<Slot> parents;       ///< lists only
    std::vector<std::size_t> starts; ///< one for each row, and the end
};

namespace {

/// Folds the values of one row's members.
double folded(Operator op, std::span<const double> values) {
    double sum = 0;
    std::size_t count = 0;
    double smallest = std::numeric_limits<double>::infinity();
    double largest = -smallest;
    for (const double x : values) {
        if (std::isnan(x))
            continue;
        ++count;
        sum += x;
        smallest = std::min(smallest, x);
        largest = std::max(largest, x);
    }
    if (op == Operator::Sum)
        return sum;
    if (count == 0)
        return std::numeric_limits<double>::quiet_NaN();
    return op == Operator::Average ? sum / static_cast<double>(count) : op == Operator::Smallest ? smallest : largest;
}

double folded(Operator op, std::span<const std::uint8_t> flags) {
    const auto count = std::ranges::count(flags, 1);
    if (op == Operator::Count)
        return static_cast<double>(count);
    return op == Operator::Any ? (count > 0 ? 1.0 : 0.0)
                               : (static_cast<std::size_t>(count) == flags.size() ? 1.0 : 0.0);
}

} // namespace

Evaluator::Members Evaluator::membersOf(const Collection& collection, const Rows& rows) const {
    Members members;
    const auto [type, list] = collection.domain;
    if (list != model::kNoList) {
        for (const Slot row : rows.at) {
            members.starts.push_back(members.at.size());
            const auto range = model_.listRange(type, list, row);
            for (std::uint32_t i = 0; i < range.count; ++i) {
                members.at.push_back(range.offset + i);
                members.parents.push_back(row);
            }
        }
        members.starts.push_back(members.at.size());
        return members;
    }
    // One pass over the referring column, sorted by counting.
    const auto refs = model_.column(model::Column<Ref>{collection.domain.type, collection.via});
    std::vector<std::uint32_t> next(model_.capacity(rows.domain.type) + 1);
    const auto forEach = [&](auto&& use) {
        model_.forEachLive(collection.domain.type, [&](Slot row) {
            if (refs[row].isSlot() && refs[row].slot() + 1 < next.size())
                use(row, refs[row].slot());
        });
    };
    forEach([&](Slot, Slot target) { ++next[target + 1]; });
    for (std::size_t i = 1; i < next.size(); ++i)
        next[i] += next[i - 1];
    const auto starts = next;
    std::vector<Slot> sorted(starts.back());
    forEach([&](Slot row, Slot target) { sorted[next[target]++] = row; });
    for (const Slot row : rows.at) {
        members.starts.push_back(members.at.size());
        members.at.insert(members.at.end(), sorted.begin() + starts[row], sorted.begin() + starts[row + 1]);
    }
    members.starts.push_back(members.at.size());
    return members;
}

Evaluator::Numbers Evaluator::aggregate(const Expression& e, const Rows& rows) {
    const auto members = membersOf(e.collection, rows);
    const Rows inner{e.collection.domain, members.at, members.parents};
    Numbers out(rows.at.size());
    const auto fold = [&](const auto& values) {
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] =
                folded(e.op, std::span(values).subspan(members.starts[i], members.starts[i + 1] - members.starts[i]));
    };
    const bool ofFlags = e.op == Operator::Count || e.op == Operator::Any || e.op == Operator::All;
    if (ofFlags)
        fold(e.parts.empty() ? Flags(members.at.size(), 1) : truth(*e.parts[0], inner));
    else
        fold(numbers(*e.parts[0], inner));
    return out;
}

} // namespace navsmith::query
