#include "core/query/evaluator.h"

#include "core/model/cells.h"
#include "core/model/property.h"
#include "core/query/find_element.h"
#include "core/query/lexer.h"
#include "core/query/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <unordered_map>
#include <utility>

namespace navsmith::query {

using model::kNoSlot;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

namespace {

bool holds(Operator op, double a, double b) {
    switch (op) {
    case Operator::Equal:
        return a == b;
    case Operator::Unequal:
        return a != b;
    case Operator::Less:
        return a < b;
    case Operator::LessEqual:
        return a <= b;
    case Operator::Greater:
        return a > b;
    default:
        return a >= b;
    }
}

/// The bits that two whole numbers share; other numbers have none.
double commonBits(double a, double b) {
    constexpr double kMost = 9007199254740992.0; // 2^53
    const bool whole = a == std::floor(a) && b == std::floor(b) && std::abs(a) <= kMost && std::abs(b) <= kMost;
    return whole ? static_cast<double>(static_cast<std::int64_t>(a) & static_cast<std::int64_t>(b)) : kNoValue;
}

double calculated(Operator op, double a, double b) {
    switch (op) {
    case Operator::BitAnd:
        return commonBits(a, b);
    case Operator::Add:
        return a + b;
    case Operator::Subtract:
        return a - b;
    case Operator::Multiply:
        return a * b;
    case Operator::Divide:
        return b == 0 ? kNoValue : a / b;
    case Operator::Modulo:
        return b == 0 ? kNoValue : a - b * std::floor(a / b);
    case Operator::Negate:
        return -a;
    case Operator::Absolute:
        return std::abs(a);
    case Operator::Round:
        return b == 0 ? kNoValue : std::round(a / b) * b;
    case Operator::Floor:
        return std::floor(a);
    case Operator::Ceiling:
        return std::ceil(a);
    default:
        return a < 0 ? kNoValue : std::sqrt(a);
    }
}

/// Rows that are selected from others.
struct Subset {
    std::vector<std::uint32_t> at;
    std::vector<Slot> parents;

    Subset(const Rows& rows, const std::vector<std::uint8_t>& flags, std::uint8_t flag) {
        for (std::size_t i = 0; i < rows.at.size(); ++i) {
            if (flags[i] != flag)
                continue;
            at.push_back(rows.at[i]);
            if (!rows.parents.empty())
                parents.push_back(rows.parents[i]);
        }
    }
    [[nodiscard]] Rows rows(Domain domain) const { return {domain, at, parents}; }
};

} // namespace

template <typename T, typename Evaluate>
std::vector<T> Evaluator::followed(const Expression& e, const Rows& rows, T none, Evaluate&& evaluate) {
    const auto to = targets(*e.parts[0], rows);
    const auto type = e.parts[0]->target;
    // Each target once: many rows may refer to one element.
    constexpr auto kUnseen = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> placeOf(model_.capacity(type), kUnseen);
    std::vector<std::uint32_t> distinct;
    for (const Slot slot : to) {
        if (slot != kNoSlot && placeOf[slot] == kUnseen) {
            placeOf[slot] = static_cast<std::uint32_t>(distinct.size());
            distinct.push_back(slot);
        }
    }
    const auto values = evaluate(*e.parts[1], Rows{{type, model::kNoList}, distinct, {}});
    std::vector<T> out(rows.at.size(), none);
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (to[i] != kNoSlot)
            out[i] = values[placeOf[to[i]]];
    }
    return out;
}

void Evaluator::clearAbsent(const PropertySpec& property, const Rows& rows, Numbers& numbers) const {
    if (property.present == nullptr)
        return;
    // A file without a flag has it nowhere; other properties have no value then.
    const double absent = property.type == PropertyType::Bool ? 0 : kNoValue;
    Slot previousFile = kNoSlot;
    bool present = false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Slot row = rows.parents.empty() ? rows.at[i] : rows.parents[i];
        const Slot file = model_.fileOf({rows.domain.type, row});
        if (file != previousFile || i == 0) {
            previousFile = file;
            present = file != kNoSlot && property.present(model_, file);
        }
        if (!present)
            numbers[i] = absent;
    }
}

Evaluator::Numbers Evaluator::property(const Expression& e, const Rows& rows) {
    const auto& spec = *e.property;
    Numbers out(rows.at.size());
    if (spec.derived() && rows.domain.list == model::kNoList)
        model::readNumbers(model_, rows.domain.type, spec, rows.at, out);
    else
        model::readCells(model_, rows.domain.type, rows.domain.list, spec,
                         static_cast<std::size_t>(std::max(e.component, 0)), rows.at, out);
    clearAbsent(spec, rows, out);
    return out;
}

Evaluator::Numbers Evaluator::calculation(const Expression& e, const Rows& rows) {
    auto a = numbers(*e.parts[0], rows);
    const auto b = e.parts.size() > 1 ? numbers(*e.parts[1], rows) : Numbers(a.size(), 1.0);
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] = calculated(e.op, a[i], b[i]);
    return a;
}

Evaluator::Numbers Evaluator::smallestOrLargest(const Expression& e, const Rows& rows) {
    auto out = numbers(*e.parts[0], rows);
    if (e.op == Operator::Clamp) {
        const auto low = numbers(*e.parts[1], rows);
        const auto high = numbers(*e.parts[2], rows);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = std::isnan(out[i]) ? out[i] : std::min(std::max(out[i], low[i]), high[i]);
        return out;
    }
    for (std::size_t k = 1; k < e.parts.size(); ++k) {
        const auto other = numbers(*e.parts[k], rows);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = e.op == Operator::Minimum ? std::fmin(out[i], other[i]) : std::fmax(out[i], other[i]);
    }
    return out;
}

Evaluator::Numbers Evaluator::conditional(const Expression& e, const Rows& rows) {
    const auto flags = truth(*e.parts[0], rows);
    auto yes = numbers(*e.parts[1], rows);
    const auto no = numbers(*e.parts[2], rows);
    for (std::size_t i = 0; i < yes.size(); ++i)
        yes[i] = flags[i] != 0 ? yes[i] : no[i];
    return yes;
}

std::vector<double> Evaluator::numbers(const Expression& e, const Rows& rows) {
    switch (e.op) {
    case Operator::Constant:
        return Numbers(rows.at.size(), e.number);
    case Operator::Property:
        return property(e, rows);
    case Operator::Follow:
        // A flag of an element that is not there is not set.
        return followed<double>(e, rows, e.property != nullptr && e.property->type == PropertyType::Bool ? 0 : kNoValue,
                                [&](const Expression& part, const Rows& at) { return numbers(part, at); });
    case Operator::Or:
    case Operator::And:
    case Operator::Not:
    case Operator::Equal:
    case Operator::Unequal:
    case Operator::Less:
    case Operator::LessEqual:
    case Operator::Greater:
    case Operator::GreaterEqual:
    case Operator::Contains:
    case Operator::Like: {
        const auto flags = truth(e, rows);
        return {flags.begin(), flags.end()};
    }
    case Operator::BitAnd:
    case Operator::Add:
    case Operator::Subtract:
    case Operator::Multiply:
    case Operator::Divide:
    case Operator::Modulo:
    case Operator::Negate:
    case Operator::Absolute:
    case Operator::Round:
    case Operator::Floor:
    case Operator::Ceiling:
    case Operator::SquareRoot:
        return calculation(e, rows);
    case Operator::Minimum:
    case Operator::Maximum:
    case Operator::Clamp:
        return smallestOrLargest(e, rows);
    case Operator::If:
        return conditional(e, rows);
    case Operator::Count:
    case Operator::Any:
    case Operator::All:
    case Operator::Sum:
    case Operator::Average:
    case Operator::Smallest:
    case Operator::Largest:
        return aggregate(e, rows);
    default:
        return builtIn(e, rows);
    }
}

std::vector<Slot> Evaluator::targets(const Expression& e, const Rows& rows) {
    std::vector<Slot> out(rows.at.size(), kNoSlot);
    if (e.op == Operator::Property) {
        // Integers of a reference column: its slot, or -1.
        Numbers slots(rows.at.size());
        model::readCells(model_, rows.domain.type, rows.domain.list, *e.property, 0, rows.at, slots);
        clearAbsent(*e.property, rows, slots);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = slots[i] >= 0 ? static_cast<Slot>(slots[i]) : kNoSlot;
    } else if (e.op == Operator::File) {
        std::ranges::transform(rows.at, out.begin(), [&](Slot row) { return model_.fileOf({rows.domain.type, row}); });
    } else if (e.op == Operator::Follow) {
        return followed<Slot>(e, rows, kNoSlot,
                              [&](const Expression& part, const Rows& at) { return targets(part, at); });
    }
    return out;
}

/// A property as it is shown in a cell.
std::vector<std::string> Evaluator::shown(const Expression& e, const Rows& rows) {
    std::vector<std::string> out(rows.at.size());
    const auto type = rows.domain.type;
    // The names of targets are slow to make, and many rows refer to one element.
    std::unordered_map<Slot, std::string> names;
    const auto to = e.type == ValueType::Reference ? targets(e, rows) : std::vector<Slot>(rows.at.size(), kNoSlot);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (const auto name = names.find(to[i]); to[i] != kNoSlot && name != names.end()) {
            out[i] = name->second;
            continue;
        }
        if (rows.domain.list == model::kNoList) {
            out[i] = model::displayText(model_, *e.property, {type, rows.at[i]});
        } else {
            const auto offset = model_.listRange(type, rows.domain.list, rows.parents[i]).offset;
            out[i] = model::displayEntry(model_, *e.property, {type, rows.domain.list, rows.parents[i]},
                                         rows.at[i] - offset);
        }
        if (to[i] != kNoSlot)
            names[to[i]] = out[i];
    }
    return out;
}

std::vector<std::string> Evaluator::texts(const Expression& e, const Rows& rows) {
    if (e.op == Operator::Constant && e.type == ValueType::Text)
        return std::vector<std::string>(rows.at.size(), e.text);
    if (e.op == Operator::Property && e.component < 0)
        return shown(e, rows);
    std::vector<std::string> out(rows.at.size());
    if (e.op == Operator::Name) {
        std::ranges::transform(rows.at, out.begin(), [&](Slot row) {
            return model::elementName(model_, {rows.domain.type, row});
        });
    } else if (e.op == Operator::Follow) {
        return followed<std::string>(e, rows, {},
                                     [&](const Expression& part, const Rows& at) { return texts(part, at); });
    } else if (e.type == ValueType::Reference) {
        const auto to = targets(e, rows);
        std::ranges::transform(to, out.begin(), [&](Slot slot) {
            return slot == kNoSlot ? std::string() : model::elementName(model_, {e.target, slot});
        });
    } else {
        const auto values = numbers(e, rows);
        std::ranges::transform(values, out.begin(),
                               [](double x) { return std::isnan(x) ? std::string() : fmt::format("{:.9g}", x); });
    }
    return out;
}

std::vector<std::uint8_t> Evaluator::truth(const Expression& e, const Rows& rows) {
    Flags out(rows.at.size());
    switch (e.op) {
    case Operator::Or:
    case Operator::And:
    case Operator::Not:
        return logic(e, rows);
    case Operator::Equal:
    case Operator::Unequal:
    case Operator::Less:
    case Operator::LessEqual:
    case Operator::Greater:
    case Operator::GreaterEqual:
    case Operator::Contains:
    case Operator::Like:
        return comparison(e, rows);
    default:
        break;
    }
    if (e.type == ValueType::Text) {
        std::ranges::transform(texts(e, rows), out.begin(),
                               [](const auto& text) { return static_cast<std::uint8_t>(text.empty() ? 0 : 1); });
    } else if (e.type == ValueType::Reference) {
        std::ranges::transform(targets(e, rows), out.begin(),
                               [](Slot slot) { return static_cast<std::uint8_t>(slot == kNoSlot ? 0 : 1); });
    } else {
        std::ranges::transform(numbers(e, rows), out.begin(),
                               [](double x) { return static_cast<std::uint8_t>(x != 0 && !std::isnan(x) ? 1 : 0); });
    }
    return out;
}

/// The later parts are evaluated only for the rows that the earlier ones leave open.
Evaluator::Flags Evaluator::logic(const Expression& e, const Rows& rows) {
    auto out = truth(*e.parts[0], rows);
    if (e.op == Operator::Not) {
        for (auto& flag : out)
            flag ^= 1U;
        return out;
    }
    const std::uint8_t open = e.op == Operator::And ? 1 : 0;
    for (std::size_t k = 1; k < e.parts.size(); ++k) {
        const Subset left(rows, out, open);
        const auto values = truth(*e.parts[k], left.rows(rows.domain));
        std::size_t at = 0;
        for (auto& flag : out) {
            if (flag == open)
                flag = values[at++];
        }
    }
    return out;
}

Evaluator::Flags Evaluator::comparison(const Expression& e, const Rows& rows) {
    const auto& left = *e.parts[0];
    const auto& right = *e.parts[1];
    if (e.op == Operator::Contains || e.op == Operator::Like || left.type == ValueType::Text)
        return compareTexts(e, rows);
    if (left.type == ValueType::Reference)
        return compareReferences(e, rows);
    const auto a = numbers(left, rows);
    Flags out(a.size());
    if (right.op == Operator::Constant) {
        for (std::size_t i = 0; i < a.size(); ++i)
            out[i] = holds(e.op, a[i], right.number) ? 1 : 0;
        return out;
    }
    const auto b = numbers(right, rows);
    for (std::size_t i = 0; i < a.size(); ++i)
        out[i] = holds(e.op, a[i], b[i]) ? 1 : 0;
    return out;
}

Evaluator::Flags Evaluator::compareTexts(const Expression& e, const Rows& rows) {
    const auto a = texts(*e.parts[0], rows);
    const auto b = texts(*e.parts[1], rows);
    Flags out(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        const bool is = e.op == Operator::Contains ? containsIgnoringCase(a[i], b[i])
                        : e.op == Operator::Like   ? matchesPattern(a[i], b[i])
                                                   : holds(e.op, static_cast<double>(a[i].compare(b[i])), 0.0);
        out[i] = is ? 1 : 0;
    }
    return out;
}

Evaluator::Flags Evaluator::compareReferences(const Expression& e, const Rows& rows) {
    const auto& right = *e.parts[1];
    const auto a = targets(*e.parts[0], rows);
    Flags out(a.size());
    if (right.type == ValueType::Text) {
        std::vector<std::uint8_t> isNamed(model_.capacity(e.parts[0]->target));
        for (const auto& element : findElements(model_, right.text, isNamed.size())) {
            if (element.type == e.parts[0]->target)
                isNamed[element.slot] = 1;
        }
        std::ranges::transform(a, out.begin(),
                               [&](Slot slot) { return slot == kNoSlot ? std::uint8_t{0} : isNamed[slot]; });
    } else {
        const auto b = targets(right, rows);
        std::ranges::transform(a, b, out.begin(),
                               [](Slot x, Slot y) { return static_cast<std::uint8_t>(x == y ? 1 : 0); });
    }
    if (e.op == Operator::Unequal) {
        for (auto& flag : out)
            flag ^= 1U;
    }
    return out;
}

} // namespace navsmith::query
