// Edits whose meaning is a system's own, as data and functions. Menus, keys, context menus and the tools of the
// viewport read them and name none.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/primitives.h"
#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace navsmith::systems {

/// What a parameter offers in a document, by name.
using Choices = std::vector<std::string> (*)(const model::Model&);

/// Names a parameter in the code of an edit, and gives it its type there: a number, bool, an enum, or Choice. The
/// parameter is made from the same handle (core/systems/shared/edit_parts.h).
template <typename T>
struct Argument {
    std::string_view id; ///< Parameter::id
};

/// A place in what Parameter::choices gives; none where that is nothing.
using Choice = std::optional<std::size_t>;

/// How a typed value is kept among the numbers of the form.
template <typename T>
double toNumber(const T& value) {
    if constexpr (std::is_same_v<T, Choice>)
        return value ? static_cast<double>(*value) : -1.0;
    else
        return static_cast<double>(value);
}
template <typename T>
T fromNumber(double number) {
    if constexpr (std::is_same_v<T, Choice>)
        return number >= 0 ? Choice(static_cast<std::size_t>(number)) : std::nullopt;
    else if constexpr (std::is_same_v<T, bool>)
        return number != 0;
    else
        return static_cast<T>(number);
}

/// A number that the user gives an edit or a building tool.
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
    /// the place in what this gives of the model before the edit; -1 where that is nothing. For edits: while one is
    /// asked for its parameters nothing else changes the document.
    Choices choices = nullptr;
};

/// What to select afterwards, the one to go on from last; or why it cannot be done. With a refusal the caller gives up
/// the transaction.
using Elements = std::vector<model::Element>;
using EditResult = tl::expected<Elements, model::EditError>;

/// What an edit is given besides what it is done to.
struct EditArguments {
    std::span<const double> numbers = {};       ///< one for each of its parameters, in their order
    const world::RayCaster* ground = nullptr;   ///< of the map behind the document; null: none is open
    std::uint64_t mapBytes = 0;                 ///< size of that map's file
    std::span<const Parameter> parameters = {}; ///< of the edit or builder

    /// Throws std::logic_error if the edit does not declare such a parameter.
    template <typename T>
    [[nodiscard]] T get(Argument<T> argument) const {
        const auto at =
            static_cast<std::size_t>(std::ranges::find(parameters, argument.id, &Parameter::id) - parameters.begin());
        if (at >= parameters.size() || at >= numbers.size())
            throw std::logic_error("undeclared argument of an edit: " + std::string(argument.id));
        return fromNumber<T>(numbers[at]);
    }
    double operator[](std::size_t parameter) const { return numbers[parameter]; }
};

/// A value for a parameter that fits what is selected: {kWidth, 32}.
struct ProposedValue {
    template <typename T>
    ProposedValue(Argument<T> argument, const std::type_identity_t<T>& value)
        : id(argument.id), number(toNumber(value)) {}

    std::string_view id;
    double number;
};

/// Proposed values; parameters without one keep their initial value.
class Proposal {
public:
    Proposal() = default;
    Proposal(std::initializer_list<ProposedValue> values) : named_(values) {}
    Proposal(std::initializer_list<double> inOrder) : inOrder_(inOrder) {}
    Proposal(std::vector<double> inOrder) : inOrder_(std::move(inOrder)) {} // NOLINT(google-explicit-constructor)

    /// One number for each parameter.
    [[nodiscard]] std::vector<double> numbers(std::span<const Parameter> parameters) const;

private:
    std::vector<ProposedValue> named_;
    std::vector<double> inOrder_; ///< not empty: for all parameters
};

/// What the numbers of an edit mean for what is selected.
struct Description {
    std::string text;           ///< for people; empty: nothing
    symbol::Primitives marks{}; ///< drawn over everything while the numbers are asked for
    std::string report{};       ///< as many lines as it takes, below the numbers; empty: nothing
};

/// Edits that the program itself asks for.
enum class EditRole : std::uint8_t {
    None,
    Erase,   ///< what cutting does after copying
    Merge,   ///< what pasting in place does with what came, in another mesh
    Convert, ///< is about the document as a whole: to be found in the menu Edit, too
};

/// What an edit is about.
enum class EditScope : std::uint8_t {
    Selection, ///< disabled while nothing is selected
    Document,  ///< done whatever is selected; a selection may limit it
};

struct Edit {
    std::string_view id;
    std::string_view title; ///< as in a menu: "Link nodes"
    std::string_view help;  ///< one sentence
    std::string_view section;
    std::string_view shortcut = {}; ///< as QKeySequence reads it; empty: none
    EditRole role = EditRole::None;
    EditScope scope = EditScope::Selection;
    std::vector<Parameter> parameters = {};
    /// Why it cannot be done to these, in the order in which they were selected; empty: it can, unless the files have
    /// no room. Quick: it is asked whenever the selection changes. The dispatcher (below) asks it before the functions
    /// that follow, which rely on it. Null: there is no reason but the scope.
    std::string (*whyDisabled)(const model::Model&, std::span<const model::Element> selection) = nullptr;
    /// Values of the parameters that fit what is selected. Null: each one's own.
    Proposal (*propose)(const model::Model&, std::span<const model::Element> selection) = nullptr;
    /// What is told and marked in the dialog that asks for the parameters, which is there for an edit without any, too;
    /// of the model as it was before: which way is forward, say. Asked again whenever a number changes. Null: nothing.
    Description (*describe)(const model::Model&, std::span<const model::Element> selection,
                            const EditArguments& arguments) = nullptr;
    EditResult (*run)(model::Transaction&, std::span<const model::Element> selection,
                      const EditArguments& arguments) = nullptr;
};

/// What the mouse does to build.
enum class Gesture : std::uint8_t {
    Click,     ///< each click goes on from the one before
    Rectangle, ///< dragged from a corner to the opposite one
    Line,      ///< dragged from an end to the other
};

/// Building with the mouse.
struct Builder {
    struct Click {
        model::Element from; ///< what the click before gave, or what was selected; invalid: a new beginning
        model::Element onto; ///< what was clicked, or where a drag began; invalid: the ground
        glm::vec3 at{0};     ///< world units; of a drag: where it ended
        glm::vec3 start{0};  ///< where a drag began; of a click: `at`
    };
    std::string_view id;
    std::string_view title; ///< "Build a road"
    std::string_view help;
    std::string_view shortcut = {};
    Gesture gesture = Gesture::Click;
    std::vector<Parameter> parameters = {};
    /// Values that go on with what is selected. Null: each parameter's own.
    Proposal (*propose)(const model::Model&, model::Element from) = nullptr;
    /// Whether building can go on from an element: else a click begins anew.
    bool (*continues)(const model::Model&, model::Element from, const EditArguments& arguments) = nullptr;
    /// Whether a click may be for an element; others are no obstacle to what lies behind them. Null: for any.
    bool (*joins)(const model::Model&, model::Element onto, const EditArguments& arguments) = nullptr;
    /// What a click there would do, told and marked while the mouse is on its way. Null: the gesture's own mark.
    Description (*describe)(const model::Model&, const Click&, const EditArguments& arguments) = nullptr;
    /// What is selected then is what the next click goes on from.
    EditResult (*place)(model::Transaction&, const Click&, const EditArguments& arguments) = nullptr;
};

// The dispatcher: whoever runs an edit does it through these.

/// Empty: it can be done.
std::string whyDisabled(const Edit& edit, const model::Model& model, std::span<const model::Element> selection);
/// For an edit that is not disabled.
Description describe(const Edit& edit, const model::Model& model, std::span<const model::Element> selection,
                     EditArguments arguments);
/// The error of a disabled edit is what whyDisabled() says.
EditResult run(const Edit& edit, model::Transaction& tx, std::span<const model::Element> selection,
               EditArguments arguments = {});

/// Of a builder.
Description describe(const Builder& builder, const model::Model& model, const Builder::Click& click,
                     EditArguments arguments);
EditResult place(const Builder& builder, model::Transaction& tx, const Builder::Click& click, EditArguments arguments);

/// The numbers that a form for the parameters begins with: proposed ones, else initial ones.
std::vector<double> initialNumbers(const Edit& edit, const model::Model& model,
                                   std::span<const model::Element> selection);
std::vector<double> initialNumbers(const Builder& builder, const model::Model& model, model::Element from);

} // namespace navsmith::systems
