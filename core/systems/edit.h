// Edits of a system, as data and functions. Menus, keys, context menus and tools are generated from them.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/primitives.h"
#include "core/world/find_game_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace navsmith::world {
class RayCaster;
}

namespace navsmith::systems {

/// Names of the options that a parameter offers in a document.
using Choices = std::vector<std::string> (*)(const model::Model&);

/// Handle of a parameter in the code of an edit, with its type. The Parameter is made from the same handle
/// (core/systems/shared/edit_parts.h).
template <typename T>
struct Argument {
    std::string_view id; ///< Parameter::id
};

/// Index into the result of Parameter::choices; none if that is empty.
using Choice = std::optional<std::size_t>;

/// How a typed value is stored as the number of a form field.
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

/// An argument that the user sets for an edit or a builder.
struct Parameter {
    std::string_view id;
    std::string_view title;
    std::string_view help; ///< its effect in the game; for the tooltip
    std::string_view unit;
    double min = 0;
    double max = 1;
    double step = 1;
    int decimals = 0;
    double initial = 0;
    /// Not empty: a choice; the value is an index into this.
    std::vector<std::string_view> names = {};
    /// Not null: a choice among what is in the document, such as its elements or what its version of the format stores.
    /// The value is an index into the result for the model before the edit, or -1 if that is empty. Only for edits,
    /// because the document does not change while their dialog is open.
    Choices choices = nullptr;
    /// Not empty: it matters only while the parameter of this id, a choice, has the value `onlyValue`; forms hide it
    /// otherwise.
    std::string_view onlyWith = {};
    double onlyValue = 0;
    /// Whether it matters in a document, such as for its version of the format; forms leave it out otherwise. Null: it
    /// does.
    bool (*applies)(const model::Model&) = nullptr;
    bool sameLine = false; ///< in a form beside the parameter before it, as the next coordinate of a place
};

/// The elements to select afterwards, the primary one last; or the reason why the edit failed. On failure the caller
/// abandons the transaction.
using Elements = std::vector<model::Element>;
using EditResult = tl::expected<Elements, model::EditError>;

/// Called now and then by work that takes long: what it does now, as a text for people, and how much of the whole work
/// is done, 0..1 (core/systems/stages.h). If it returns false, the work stops and fails with any reason. It may return
/// late, if the work is to pause.
using StageProgress = std::function<bool(std::string_view stage, double done)>;

/// Input of an edit besides the selection.
struct EditArguments {
    std::span<const double> numbers = {};       ///< one per parameter, in order
    const world::RayCaster* ground = nullptr;   ///< of the open map; null: no map is open
    std::uint64_t mapBytes = 0;                 ///< size of that map's file
    std::span<const Parameter> parameters = {}; ///< of the edit or builder
    std::span<const std::byte> mapFile = {};    ///< that map's file; only for Edit::usesMapFile
    StageProgress progress = {};                ///< may be empty
    /// Models that stand in that map and are not packed into it; only for Edit::usesMapFile; may be empty.
    world::FindGameFile find = {};

    /// Throws std::logic_error if the edit does not declare such a parameter.
    template <typename T>
    [[nodiscard]] T get(Argument<T> argument) const {
        const auto at =
            static_cast<std::size_t>(std::ranges::find(parameters, argument.id, &Parameter::id) - parameters.begin());
        if (at >= parameters.size() || at >= numbers.size())
            throw std::logic_error("undeclared argument of an edit: " + std::string(argument.id));
        return fromNumber<T>(numbers[at]);
    }
};

/// A parameter value proposed for the selection: {kWidth, 32}.
struct ProposedValue {
    template <typename T>
    ProposedValue(Argument<T> argument, const std::type_identity_t<T>& value)
        : id(argument.id), number(toNumber(value)) {}

    std::string_view id;
    double number;
};

/// Proposed values. Other parameters keep their initial value.
class Proposal {
public:
    Proposal() = default;
    Proposal(std::initializer_list<ProposedValue> values) : values_(values) {}

    void add(const ProposedValue& value) { values_.push_back(value); }

    /// One number per parameter.
    [[nodiscard]] std::vector<double> numbers(std::span<const Parameter> parameters) const;

private:
    std::vector<ProposedValue> values_;
};

/// Explains the effect of the current arguments on the selection.
struct Description {
    std::string text;           ///< one line for the user; may be empty
    symbol::Primitives marks{}; ///< drawn over everything while the dialog is open
    std::string report{};       ///< any number of lines, shown below the parameters; may be empty
};

/// Edits that the program looks for by role.
enum class EditRole : std::uint8_t {
    None,
    Erase,   ///< erases what was cut
    Merge,   ///< joins what was pasted in place from another mesh
    Convert, ///< converts the document; also in the menu Edit
    Select,  ///< changes nothing but the selection
};

/// What an edit applies to.
enum class EditScope : std::uint8_t {
    Selection,           ///< the selection; disabled while nothing is selected
    SelectionOrDocument, ///< the selected elements of a type, or all of them if none is selected
    Document,            ///< the whole document, whatever is selected
};

/// Where an edit with parameters takes its arguments from. People can change them afterwards, by the last operation.
enum class ArgumentsFrom : std::uint8_t {
    People,   ///< a dialog asks before it runs
    Proposal, ///< the initial numbers; a dialog asks only if they are refused
    LastTime, ///< the same with the numbers of the last time, of any document
    Grid,     ///< the same with the step of the editor's grid, its only number
};

struct Edit {
    std::string_view id;
    std::string_view title; ///< as in a menu: "Link Nodes"
    std::string_view help;  ///< one sentence
    std::string_view section;
    std::string_view shortcut = {}; ///< in QKeySequence syntax; may be empty
    EditRole role = EditRole::None;
    EditScope scope = EditScope::Selection;
    std::vector<Parameter> parameters = {};
    /// Anything but People is for edits of the selection that take no time. LastTime is not for those with `propose` or
    /// `choices`, whose numbers mean something else elsewhere.
    ArgumentsFrom argumentsFrom = ArgumentsFrom::People;
    /// It takes long over the open map, whose file it may read: it runs on a copy of the model, on any thread
    /// (core/opening/map_edit.h).
    bool usesMapFile = false;
    /// It reads the open map. The dispatcher refuses it where there is none, so nothing below has to ask. Implied by
    /// usesMapFile.
    bool needsMap = false;
    /// The reason why the edit cannot be applied to these elements, in order of selection; empty if it can (it may
    /// still fail for lack of room in a file). Must be fast: called at every change of the selection. The dispatcher
    /// below calls it before the functions that follow, which rely on it. Null: only the scope matters.
    std::string (*whyDisabled)(const model::Model&, std::span<const model::Element> selection) = nullptr;
    /// Proposes arguments for the selection. Null: initial values.
    Proposal (*propose)(const model::Model&, std::span<const model::Element> selection) = nullptr;
    /// Text and marks for the arguments dialog, which an edit with this function gets even without parameters. Called
    /// with the model before the edit, again whenever an argument changes. Null: nothing.
    Description (*describe)(const model::Model&, std::span<const model::Element> selection,
                            const EditArguments& arguments) = nullptr;
    EditResult (*run)(model::Transaction&, std::span<const model::Element> selection,
                      const EditArguments& arguments) = nullptr;
};

/// The mouse gesture of a builder.
enum class Gesture : std::uint8_t {
    Click,     ///< each click continues from the previous one
    Rectangle, ///< drag from one corner to the opposite one
    Line,      ///< drag from one end to the other
};

/// An edit made by mouse gestures in the 3D view.
struct Builder {
    struct Click {
        model::Element from; ///< result of the previous click, or the selection; invalid: start anew
        model::Element onto; ///< the element clicked, or where a drag began; invalid: the ground
        glm::vec3 at{0};     ///< world units; for a drag its end
        glm::vec3 start{0};  ///< start of a drag; for a click equal to `at`
    };
    std::string_view id;
    std::string_view title; ///< "Build a Road"
    std::string_view help;
    std::string_view shortcut = {};
    Gesture gesture = Gesture::Click;
    std::vector<Parameter> parameters = {};
    /// Proposes arguments that continue the selection. Null: initial values.
    Proposal (*propose)(const model::Model&, model::Element from) = nullptr;
    /// Whether a click may continue from an element; otherwise it starts anew.
    bool (*continues)(const model::Model&, model::Element from, const EditArguments& arguments) = nullptr;
    /// Whether a click may hit an element; it passes through others. Null: it may hit any.
    bool (*joins)(const model::Model&, model::Element onto, const EditArguments& arguments) = nullptr;
    /// Text and marks that preview a click at this position. Null: the default mark of the gesture.
    Description (*describe)(const model::Model&, const Click&, const EditArguments& arguments) = nullptr;
    /// Performs the click. The next click continues from the result.
    EditResult (*place)(model::Transaction&, const Click&, const EditArguments& arguments) = nullptr;
};

/// Whether an edit may change more than the selection: users see what it would change before it does.
inline bool mayChangeAll(const Edit& edit) {
    return edit.scope != EditScope::Selection && edit.role != EditRole::Select;
}

// The dispatcher: run edits only through these functions.

/// Whether the edit only lacks an open map.
bool lacksMap(const Edit& edit, const model::Model& model);
/// Empty if the edit can be applied.
std::string whyDisabled(const Edit& edit, const model::Model& model, std::span<const model::Element> selection);
/// Requires an enabled edit.
Description describe(const Edit& edit, const model::Model& model, std::span<const model::Element> selection,
                     EditArguments arguments);
/// For a disabled edit fails with the reason from whyDisabled().
EditResult run(const Edit& edit, model::Transaction& tx, std::span<const model::Element> selection,
               EditArguments arguments = {});

/// Describes a builder's click.
Description describe(const Builder& builder, const model::Model& model, const Builder::Click& click,
                     EditArguments arguments);
EditResult place(const Builder& builder, model::Transaction& tx, const Builder::Click& click, EditArguments arguments);

/// The initial form values: proposed ones, else those of the parameters.
std::vector<double> initialNumbers(const Edit& edit, const model::Model& model,
                                   std::span<const model::Element> selection);
std::vector<double> initialNumbers(const Builder& builder, const model::Model& model, model::Element from);

} // namespace navsmith::systems
