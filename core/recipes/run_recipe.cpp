#include "core/recipes/run_recipe.h"

#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/query/assignment.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <unordered_set>
#include <utility>

namespace navsmith::recipes {

using model::Element;
using model::Model;
using model::Slot;
using systems::Parameter;
using systems::System;

namespace {

template <typename T>
using Or = tl::expected<T, std::string>;

std::optional<double> parsedNumber(std::string_view text) {
    const auto number = bytes::parsed<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::vector<std::string> namesOf(const Parameter& parameter, const Model& model) {
    if (parameter.choices != nullptr)
        return parameter.choices(model);
    return {parameter.names.begin(), parameter.names.end()};
}

Or<double> numberFor(const Parameter& parameter, const Model& model, std::string_view text) {
    const auto names = namesOf(parameter, model);
    const auto named =
        std::ranges::find_if(names, [&](const auto& name) { return bytes::equalIgnoringCase(name, text); });
    if (named != names.end())
        return static_cast<double>(named - names.begin());
    auto number = parsedNumber(text);
    const bool flag = !number && names.empty() && parameter.min == 0 && parameter.max == 1;
    if (flag && (bytes::equalIgnoringCase(text, "yes") || bytes::equalIgnoringCase(text, "true")))
        number = 1;
    if (flag && (bytes::equalIgnoringCase(text, "no") || bytes::equalIgnoringCase(text, "false")))
        number = 0;
    if (!number)
        return tl::unexpected(texts::format("'{}' is not a value of {}", text, parameter.id));
    const double most = parameter.choices != nullptr ? static_cast<double>(names.size()) - 1 : parameter.max;
    const double least = parameter.choices != nullptr ? 0 : parameter.min;
    if (*number < least || *number > most)
        return tl::unexpected(texts::format("{} is {:.15g} to {:.15g}, not {}", parameter.id, least, most, text));
    return *number;
}

/// The steps of one run.
class Run {
public:
    Run(Model& model, const System& system, const Surroundings& around, std::vector<Element> selection)
        : model_(model), system_(system), around_(around) {
        outcome_.selection = std::move(selection);
    }

    tl::expected<Outcome, RunError> all(const Recipe& recipe) {
        if (!recipe.system.empty() && recipe.system != system_.id)
            return tl::unexpected(
                RunError{0, texts::format("the steps are for {}, not for {}", recipe.system, system_.id)});
        for (std::size_t k = 0; k < recipe.steps.size(); ++k) {
            auto report = one(recipe.steps[k]);
            if (!report) {
                model_.apply(outcome_.change, model::Direction::Backward);
                return tl::unexpected(RunError{k, std::move(report.error())});
            }
            outcome_.steps.push_back(std::move(*report));
        }
        return std::move(outcome_);
    }

private:
    Or<StepReport> one(const Step& step) {
        StepReport report;
        if (!step.select.empty()) {
            if (auto selected = select(step.select, report); !selected)
                return tl::unexpected(std::move(selected.error()));
        }
        report.selected = outcome_.selection.size();
        if (!step.store.empty())
            stored_[step.store] = {outcome_.selection.begin(), outcome_.selection.end()};
        if (!step.set.empty()) {
            if (auto done = set(step.set, report); !done)
                return tl::unexpected(std::move(done.error()));
        }
        if (!step.edit.empty()) {
            if (auto done = edit(step, report); !done)
                return tl::unexpected(std::move(done.error()));
        }
        return report;
    }

    [[nodiscard]] query::Sets sets() const {
        auto selected =
            std::make_shared<std::unordered_set<Element>>(outcome_.selection.begin(), outcome_.selection.end());
        return {.selected = [selected](Element element) { return selected->contains(element); },
                .stored = [this](std::string_view name) -> std::optional<query::ElementSet> {
                    const auto it = stored_.find(name);
                    if (it == stored_.end())
                        return std::nullopt;
                    return [&elements = it->second](Element element) { return elements.contains(element); };
                }};
    }

    Or<void> select(std::string_view text, StepReport& report) {
        // Everything that is selected, of whatever type.
        if (text == "selected")
            return {};
        const auto query = query::parseSelection(text, model_.schema());
        if (!query)
            return tl::unexpected(query::withCaret(query.error(), text));
        if (const auto missing = query->missingNames(sets()); !missing.empty())
            return tl::unexpected(texts::format("nothing is stored under the name '{}'", missing.front()));
        std::ranges::move(query->doubts(model_), std::back_inserter(report.notes));
        outcome_.selection = query->select(model_, sets());
        nothingMatched_ = outcome_.selection.empty();
        return {};
    }

    Or<void> set(std::span<const std::string> settings, StepReport& report) {
        if (outcome_.selection.empty()) {
            report.skipped = texts::format("nothing is selected");
            return {};
        }
        const auto type = outcome_.selection.front().type;
        std::vector<Slot> rows;
        for (const auto& element : outcome_.selection) {
            if (element.type != type)
                return tl::unexpected(texts::format("elements of several types are selected"));
            rows.push_back(element.slot);
        }
        std::vector<query::Assignment> assignments;
        for (const auto& text : settings) {
            auto assignment = query::Assignment::parse(text, model_.schema(), type);
            if (!assignment)
                return tl::unexpected(query::withCaret(assignment.error(), text));
            assignments.push_back(std::move(*assignment));
        }
        model::Transaction tx(model_, "Set");
        auto done = query::assign(tx, assignments, type, rows, sets());
        if (!done)
            return tl::unexpected(std::move(done.error()));
        report.clamped = done->clamped;
        report.snapped = done->snapped;
        report.without = done->without;
        return commit(tx, report);
    }

    Or<void> edit(const Step& step, StepReport& report) {
        const auto* edit = findEdit(system_, step.edit);
        if (edit == nullptr)
            return tl::unexpected(texts::format("{} has no edit '{}'", system_.title, step.edit));
        if (auto why = whyLeftOut(*edit); !why.empty()) {
            report.skipped = std::move(why);
            return {};
        }
        if (auto why = systems::whyDisabled(*edit, model_, outcome_.selection); !why.empty()) {
            // If an edit for whole documents is disabled, the document has nothing to edit: that is no error.
            const bool nothing = edit->scope != systems::EditScope::Selection && !systems::lacksMap(*edit, model_);
            if (!nothing)
                return tl::unexpected(std::move(why));
            report.skipped = std::move(why);
            nothingMatched_ = nothingMatched_ || edit->role == systems::EditRole::Select;
            return {};
        }
        const auto numbers = numbersFor(*edit, model_, outcome_.selection, step.with);
        if (!numbers)
            return tl::unexpected(numbers.error());
        model::Transaction tx(model_, std::string(edit->title));
        auto done = systems::run(*edit, tx, outcome_.selection,
                                 {.numbers = *numbers,
                                  .ground = around_.ground,
                                  .mapBytes = around_.mapBytes,
                                  .mapFile = edit->usesMapFile ? around_.mapFile : std::span<const std::byte>(),
                                  .progress = around_.progress});
        if (!done && (edit->role == systems::EditRole::Select || done.error().nothingToDo)) {
            report.skipped = std::move(done.error().reason);
            if (edit->role == systems::EditRole::Select) {
                outcome_.selection.clear();
                nothingMatched_ = true;
            }
            return {};
        }
        if (!done)
            return tl::unexpected(std::move(done.error().reason));
        report.wholeDocument =
            systems::mayChangeAll(*edit) && (outcome_.selection.empty() || edit->scope == systems::EditScope::Document);
        if (auto committed = commit(tx, report); !committed)
            return committed;
        outcome_.selection = std::move(*done);
        std::erase_if(outcome_.selection, [&](const Element& element) { return !model_.isLive(element); });
        if (edit->role == systems::EditRole::Select)
            nothingMatched_ = outcome_.selection.empty();
        return {};
    }

    /// What was to be selected was not found, so there is nothing to edit, not even the whole document.
    [[nodiscard]] std::string whyLeftOut(const systems::Edit& edit) const {
        if (!outcome_.selection.empty())
            return {};
        if (nothingMatched_ || edit.scope == systems::EditScope::Selection)
            return texts::format("nothing is selected");
        if (edit.scope == systems::EditScope::SelectionOrDocument && systems::mayChangeAll(edit) &&
            !around_.wholeDocuments)
            return texts::format("nothing is selected, and it is not to work on the whole document");
        return {};
    }

    Or<void> commit(model::Transaction& tx, StepReport& report) {
        auto change = tx.commit();
        if (!change)
            return tl::unexpected(std::move(change.error().reason));
        report.notes.insert(report.notes.end(), tx.notes().begin(), tx.notes().end());
        outcome_.change = model::merge(outcome_.change, *change);
        std::erase_if(outcome_.selection, [&](const Element& element) { return !model_.isLive(element); });
        return {};
    }

    Model& model_;
    const System& system_;
    const Surroundings& around_;
    Outcome outcome_;
    std::map<std::string, std::unordered_set<Element>, std::less<>> stored_;
    bool nothingMatched_ = false; ///< by the last step that selected something
};

} // namespace

tl::expected<Outcome, RunError> run(const Recipe& recipe, Model& model, const System& system,
                                    const Surroundings& around, std::vector<Element> selection) {
    return Run(model, system, around, std::move(selection)).all(recipe);
}

const systems::Edit* findEdit(const System& system, std::string_view id) {
    const auto it = std::ranges::find(system.editing.edits, id, &systems::Edit::id);
    return it == system.editing.edits.end() ? nullptr : &*it;
}

Or<std::vector<double>> numbersFor(const systems::Edit& edit, const Model& model, std::span<const Element> selection,
                                   std::span<const Argument> with) {
    return numbersWith(edit.id, edit.parameters, model, systems::initialNumbers(edit, model, selection), with);
}

Or<std::vector<double>> numbersWith(std::string_view owner, std::span<const Parameter> parameters, const Model& model,
                                    std::vector<double> numbers, std::span<const Argument> with) {
    for (const auto& [id, value] : with) {
        const auto parameter = std::ranges::find(parameters, id, &Parameter::id);
        if (parameter == parameters.end())
            return tl::unexpected(texts::format("{} has no parameter '{}'", owner, id));
        auto number = numberFor(*parameter, model, value);
        if (!number)
            return tl::unexpected(std::move(number.error()));
        numbers[static_cast<std::size_t>(parameter - parameters.begin())] = *number;
    }
    return numbers;
}

std::string writtenNumber(const Parameter& parameter, const Model& model, double number) {
    const auto names = namesOf(parameter, model);
    if (number >= 0 && static_cast<std::size_t>(number) < names.size())
        return names[static_cast<std::size_t>(number)];
    return fmt::format("{}", number);
}

bool usesMapFile(const Recipe& recipe, const System& system) {
    return std::ranges::any_of(recipe.steps, [&](const Step& step) {
        const auto* edit = findEdit(system, step.edit);
        return edit != nullptr && edit->usesMapFile;
    });
}

bool usesMap(const Recipe& recipe, const System& system) {
    const auto asksForGround = [](const std::string& text) {
        return text.find("ground") != std::string::npos; // also a text that only looks so: then a map is opened in vain
    };
    return usesMapFile(recipe, system) || std::ranges::any_of(recipe.steps, [&](const Step& step) {
               return !step.edit.empty() || asksForGround(step.select) || std::ranges::any_of(step.set, asksForGround);
           });
}

} // namespace navsmith::recipes
