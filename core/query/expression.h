// A parsed expression: a tree whose names are resolved. Internal to core/query.
#pragma once

#include "core/checks/rule.h"
#include "core/model/model.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace navsmith::query {

/// Rows of a type, or entries of one of its lists.
struct Domain {
    model::ElementTypeId type = model::kNoElementType;
    model::ListId list = model::kNoList;

    bool operator==(const Domain&) const = default;
};

enum class ValueType : std::uint8_t {
    Number, ///< also flags (0 and 1) and enumerations
    Text,
    Reference,
};

enum class Operator : std::uint8_t {
    Constant,
    Property,
    Name,   ///< what people call the element
    Follow, ///< the second part, for the elements that the first refers to
    File,   ///< the file of an element
    Or,
    And,
    Not,
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Contains,
    Like, ///< a text with '%' for any letters and '_' for one
    BitAnd,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Negate,
    Absolute,
    Minimum,
    Maximum,
    Clamp,
    Round,
    Floor,
    Ceiling,
    SquareRoot,
    If,
    Count,
    Any,
    All,
    Sum,
    Average,
    Smallest,
    Largest,
    Within,
    Distance,
    At,
    Nearest,
    OnGround,
    AboveGround,
    Slope,
    OneWay, ///< of an edge: no other leads back
    PlaceX,
    PlaceY,
    PlaceZ,
    Named,
    Selected,
    Hidden,
    InStored, ///< in a stored selection, by its name
    HasProblem,
};

/// Elements that refer to a row, or entries of one of its lists.
struct Collection {
    Domain domain;
    model::ColumnId via = model::kNoColumn; ///< the referring column; kNoColumn: a list
};

struct Expression;
using ExpressionPtr = std::shared_ptr<const Expression>;

struct Expression {
    Operator op = Operator::Constant;
    ValueType type = ValueType::Number;
    std::vector<ExpressionPtr> parts = {};
    const model::PropertySpec* property = nullptr;       ///< Property; of an enumeration or flag also Follow
    int component = -1;                                  ///< of a vector, else -1
    double number = 0;                                   ///< Constant
    std::string text = {};                               ///< Constant, Named, InStored
    model::ElementTypeId target = model::kNoElementType; ///< ValueType::Reference; kNoElementType: nothing
    Collection collection = {};                          ///< aggregates
    const checks::Rule* rule = nullptr;                  ///< HasProblem; null: any
    int severity = -1;                                   ///< HasProblem; -1: any
};

/// Whether the value depends on the map behind the document.
bool usesMap(const Expression& expression);
/// Whether it asks for what is selected, stored or hidden.
bool usesSets(const Expression& expression);
/// Adds the names of the stored selections that it asks for.
void addStoredNames(const Expression& expression, std::vector<std::string>& names);

} // namespace navsmith::query
