// Conditions over the elements of a type: "width > 0 and not water", "link.target.water", "count(links) > 4",
// "within(0, 0, 500, 500)", "has problem SA039". docs/queries.md explains the language.
#pragma once

#include "core/checks/rule.h"
#include "core/model/model.h"
#include "core/model/schema.h"
#include "core/query/query_error.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {
struct System;
} // namespace navsmith::systems

namespace navsmith::query {

struct Expression;
enum class Reading : std::uint8_t;

/// Whether an element is in a set. Empty: the set is empty.
using ElementSet = std::function<bool(model::Element)>;

/// What expressions may ask for that is not in the model.
struct Sets {
    ElementSet selected = {};
    ElementSet hidden = {};
    /// What is stored under a name; none if there is no such name. Empty: nothing is stored.
    std::function<std::optional<ElementSet>(std::string_view name)> stored = {};
    /// Issues of the document, if they are known; otherwise the rules that an expression names are run.
    std::optional<std::span<const checks::Issue>> issues = std::nullopt;
};

class Query {
public:
    /// The text may say that it is of this type, as in "nodes where water"; it is an error if it names another.
    static tl::expected<Query, QueryError> parse(std::string_view text, const model::Schema& schema,
                                                 model::ElementTypeId type);
    /// All elements of a type.
    static Query all(model::ElementTypeId type);

    [[nodiscard]] model::ElementTypeId type() const { return type_; }
    /// Whether the map behind the document matters ("on_ground").
    [[nodiscard]] bool usesMap() const;
    /// Whether it matters what is selected, stored or hidden in the window.
    [[nodiscard]] bool usesSets() const;
    /// Names of stored selections in it that do not exist.
    [[nodiscard]] std::vector<std::string> missingNames(const Sets& sets) const;
    /// Whether the expression names its type, as in "link.length > 3".
    [[nodiscard]] bool namesItsType() const { return namesItsType_; }
    /// Whether its names are read as somebody may have meant them: "highway" for "road_class = highway".
    [[nodiscard]] bool isGuess() const;
    [[nodiscard]] Reading reading() const { return reading_; }
    /// Names in it that stand for nothing in this model, each as a sentence: "there is no place 'BombsiteZ': did you
    /// mean 'BombsiteA'?".
    [[nodiscard]] std::vector<std::string> doubts(const model::Model& model) const;

    /// 1 for each row that matches. Evaluates whole columns at a time.
    [[nodiscard]] std::vector<std::uint8_t> matches(const model::Model& model, std::span<const model::Slot> rows,
                                                    const Sets& sets = {}) const;
    /// The elements of the model that match, in the order of the file.
    [[nodiscard]] std::vector<model::Element> select(const model::Model& model, const Sets& sets = {}) const;

private:
    model::ElementTypeId type_ = model::kNoElementType;
    const systems::System* system_ = nullptr;
    std::shared_ptr<const Expression> root_; ///< null: everything matches
    bool namesItsType_ = false;
    Reading reading_{}; ///< the freest that one of its names needed
};

/// Parses a condition with its element type: "node: water", "node" for all nodes, "link.target.water", or any
/// expression that makes sense for one type only. `typeId` (id or plural; may be empty) decides otherwise. The error
/// says which types are possible.
tl::expected<Query, QueryError> parseSelection(std::string_view text, const model::Schema& schema,
                                               std::string_view typeId = {});

} // namespace navsmith::query
