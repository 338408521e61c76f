// Edits whose meaning is a system's own, as data and functions. Menus, keys, context menus and the tools of the
// viewport read them and name none.
#pragma once

#include "core/glyph/primitives.h"
#include "core/model/model.h"
#include "core/model/transaction.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// What a parameter offers in a document, by name.
using Choices = std::vector<std::string> (*)(const model::Model&);

/// A number that the user gives a verb or a building tool.
struct Parameter {
    std::string_view id;
    std::string_view title;
    std::string_view help; ///< what it means in the game; for the tool tip
    std::string_view unit;
    double min = 0;
    double max = 1;
    double step = 1;
    int decimals = 0;
    double initial = 0;
    /// Not empty: a choice; the value is the place in here.
    std::vector<std::string_view> names = {};
    /// Not null: a choice of what is in the document: its elements, what its version of the format stores. The value is
    /// the place in what this gives of the model before the edit; -1 where that is nothing. For verbs: while one is
    /// asked for its parameters nothing else changes the document.
    Choices choices = nullptr;
};

/// What to select afterwards, the one to go on from last; or why it cannot be done. With a refusal the caller gives up
/// the transaction.
using Elements = std::vector<model::Element>;
using VerbResult = tl::expected<Elements, model::Refusal>;

/// What the numbers of a verb mean for what is selected.
struct Description {
    std::string text;          ///< for people; empty: nothing
    glyph::Primitives marks{}; ///< drawn over everything while the numbers are asked for
};

/// Verbs that the program itself asks for.
enum class VerbRole : std::uint8_t {
    None,
    Erase, ///< what cutting does after copying
};

struct Verb {
    std::string_view id;
    std::string_view title; ///< as in a menu: "Link nodes"
    std::string_view help;  ///< one sentence
    std::string_view section;
    std::string_view shortcut = {}; ///< as QKeySequence reads it; empty: none
    VerbRole role = VerbRole::None;
    std::vector<Parameter> parameters = {};
    /// Why it cannot be done to these, in the order in which they were chosen; empty: it can, unless the files have no
    /// room. Quick: it is asked whenever the selection changes. A verb that can be done to none is about the whole
    /// document.
    std::string (*unfit)(const model::Model&, std::span<const model::Element> selection) = nullptr;
    /// Values of the parameters that fit what is selected. Null: each one's own.
    std::vector<double> (*propose)(const model::Model&, std::span<const model::Element> selection) = nullptr;
    /// What is told and marked while the parameters are asked for, of the model as it was before: which way is forward,
    /// say. Asked again whenever a number changes. Null: nothing.
    Description (*describe)(const model::Model&, std::span<const model::Element> selection,
                            std::span<const double> values) = nullptr;
    VerbResult (*run)(model::Transaction&, std::span<const model::Element> selection,
                      std::span<const double> values) = nullptr;
};

/// Building by clicks, each of which goes on from the one before.
struct Builder {
    struct Click {
        model::Element from; ///< what the click before gave, or what was selected; invalid: a new beginning
        model::Element onto; ///< what was clicked; invalid: the ground
        glm::vec3 at{0};     ///< world units
    };
    std::string_view id;
    std::string_view title; ///< "Build a road"
    std::string_view help;
    std::string_view shortcut = {};
    std::vector<Parameter> parameters = {};
    /// Values that go on with what is selected. Null: each parameter's own.
    std::vector<double> (*propose)(const model::Model&, model::Element from) = nullptr;
    /// Whether building can go on from an element: else a click begins anew.
    bool (*continues)(const model::Model&, model::Element from, std::span<const double> values) = nullptr;
    /// Whether a click may be for an element; others are no obstacle to what lies behind them. Null: for any.
    bool (*joins)(const model::Model&, model::Element onto, std::span<const double> values) = nullptr;
    /// What is selected then is what the next click goes on from.
    VerbResult (*place)(model::Transaction&, const Click&, std::span<const double> values) = nullptr;
};

} // namespace navsmith::systems
