// Building blocks for edits of all systems: filters for selections, and parameters.
#pragma once

#include "core/systems/edit.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

using Selection = std::span<const model::Element>;
using Arguments = const EditArguments&;

/// The failure of an edit.
inline tl::unexpected<model::EditError> refused(texts::Sentence reason) {
    return tl::unexpected(model::EditError{std::move(reason)});
}

/// The refusal of an edit that would change nothing.
inline tl::unexpected<model::EditError> nothingToDo(texts::Sentence reason) {
    return tl::unexpected(model::EditError{.reason = std::move(reason), .filesToOpen = {}, .nothingToDo = true});
}

/// Live rows of a type, in order of selection.
inline std::vector<model::Slot> selected(const model::Model& m, Selection selection, model::ElementTypeId type) {
    std::vector<model::Slot> rows;
    for (const auto& e : selection) {
        if (e.type == type && m.isLive(e))
            rows.push_back(e.slot);
    }
    return rows;
}

/// The same; without any all rows of the type.
inline std::vector<model::Slot> selectedOrAll(const model::Model& m, Selection selection, model::ElementTypeId type) {
    auto rows = selected(m, selection, type);
    return rows.empty() ? m.liveRows(type) : rows;
}

/// The selection as a result.
inline Elements same(Selection selection) {
    return {selection.begin(), selection.end()};
}

inline bool hasType(Selection selection, model::ElementTypeId type) {
    return std::ranges::any_of(selection, [&](const model::Element& e) { return e.type == type; });
}

inline Elements elements(model::ElementTypeId type, const std::vector<model::Slot>& rows) {
    Elements out;
    out.reserve(rows.size());
    for (const auto row : rows)
        out.push_back({type, row});
    return out;
}

/// The elements of a selection that are still live.
inline Elements stillLive(const model::Model& m, Selection selection) {
    Elements left;
    std::ranges::copy_if(selection, std::back_inserter(left), [&](const model::Element& e) { return m.isLive(e); });
    return left;
}

/// Range and initial value of a number.
struct NumberRange {
    double min = 0;
    double max = 1;
    double initial = 0;
    double step = 1;
    int decimals = 0;
};

template <typename T>
Parameter numberParameter(Argument<T> argument, std::string_view title, std::string_view help, NumberRange range,
                          std::string_view unit = {}) {
    return {.id = argument.id,
            .title = title,
            .help = help,
            .unit = unit,
            .min = range.min,
            .max = range.max,
            .step = range.step,
            .decimals = range.decimals,
            .initial = range.initial};
}

/// A check box.
inline Parameter onOffParameter(Argument<bool> argument, std::string_view title, std::string_view help, bool initial) {
    return {.id = argument.id, .title = title, .help = help, .unit = {}, .initial = initial ? 1.0 : 0.0};
}

/// One of several fixed names; values count from 0.
template <typename T>
Parameter choiceParameter(Argument<T> argument, std::string_view title, std::string_view help,
                          const std::vector<std::string_view>& names, T initial = {}) {
    const auto last = static_cast<double>(names.size() - 1);
    return {.id = argument.id,
            .title = title,
            .help = help,
            .unit = {},
            .min = 0,
            .max = last,
            .initial = toNumber(initial),
            .names = names};
}

/// A choice among what the document offers.
inline Parameter choiceParameter(Argument<Choice> argument, std::string_view title, std::string_view help,
                                 Choices choices) {
    return {.id = argument.id, .title = title, .help = help, .unit = {}, .choices = choices};
}

/// The same parameter, which matters only with this value of a choice.
inline Parameter onlyWith(Parameter parameter, Argument<Choice> argument, Choice value) {
    parameter.onlyWith = argument.id;
    parameter.onlyValue = toNumber(value);
    return parameter;
}

} // namespace navsmith::systems
