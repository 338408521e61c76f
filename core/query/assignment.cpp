#include "core/query/assignment.h"

#include "core/query/evaluator.h"
#include "core/query/find_element.h"
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/query/suggestions.h"
#include "core/systems/registry.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace navsmith::query {

using model::PropertySpec;
using model::PropertyType;
using model::Slot;
using model::Value;

namespace {

bool isQuoted(std::string_view text) {
    return text.starts_with('"') || text.starts_with('\'');
}

Value valueFor(const PropertySpec& property, double number) {
    if (property.type == PropertyType::Bool)
        return number != 0;
    constexpr double kExact = 9007199254740992.0; // 2^53
    if (property.type != PropertyType::Number && number == std::floor(number) && std::abs(number) <= kExact)
        return static_cast<std::int64_t>(number);
    return number;
}

} // namespace

tl::expected<Assignment, QueryError> Assignment::parse(std::string_view text, const model::Schema& schema,
                                                       model::ElementTypeId type) {
    const auto sign = text.find('=');
    if (sign == std::string_view::npos)
        return tl::unexpected(QueryError{text.size(), texts::format("expected PROPERTY = VALUE")});
    auto parsed = parse(bytes::trimmed(text.substr(0, sign)), text.substr(sign + 1), schema, type);
    if (!parsed && parsed.error().position != std::string_view::npos)
        parsed.error().position += sign + 1;
    else if (!parsed)
        parsed.error().position = 0; // the property
    return parsed;
}

tl::expected<Assignment, QueryError> Assignment::parse(std::string_view name, std::string_view value,
                                                       const model::Schema& schema, model::ElementTypeId type) {
    const auto wrong = [](std::string message, std::string hint = {}) {
        return tl::unexpected(QueryError{std::string_view::npos, std::move(message), std::move(hint)});
    };
    Assignment assignment;
    assignment.type_ = type;
    assignment.system_ = systems::find(schema);
    const Domain domain{type, model::kNoList};
    const auto dot = name.rfind('.');
    const auto close = findPropertyFreely(schema, domain, name.substr(0, dot));
    // What is changed is not guessed by a part of its name.
    assignment.property_ = close.reading < Reading::Part ? close.property : nullptr;
    if (assignment.property_ == nullptr) {
        std::vector<std::string> names;
        for (const auto& each : propertiesOf(schema, domain)) {
            if (each.editable())
                names.emplace_back(each.id);
        }
        return wrong(texts::format("{} have no property '{}'", schema.type(type).plural, name),
                     didYouMean(name, names));
    }
    const auto& property = *assignment.property_;
    if (!property.editable() || property.type == PropertyType::Bytes)
        return wrong(texts::format("{} cannot be changed", property.id));
    if (dot != std::string_view::npos) {
        const auto axis = name.size() == dot + 2 ? std::string_view("xyz").find(name.back()) : std::string_view::npos;
        if (property.type != PropertyType::Vector || axis >= property.components.size())
            return wrong(property.type == PropertyType::Vector ? texts::format("choose a coordinate, as in position.x")
                                                               : texts::format("it has no coordinates"));
        assignment.component_ = static_cast<int>(axis);
    }
    const auto plain = bytes::trimmed(value);
    if (property.type == PropertyType::Text && !isQuoted(plain)) {
        assignment.constant_ = std::string(plain);
    } else if (property.type != PropertyType::Text && assignment.component_ < 0) {
        assignment.constant_ = model::parseValue(property, plain);
        if (!assignment.constant_ && property.type == PropertyType::Vector)
            return tl::unexpected(
                QueryError{0, texts::format("a value for {} is as \"1, 2, 3\"; set one coordinate by {}.x", property.id,
                                            property.id)});
    }
    if (assignment.constant_)
        return assignment;
    Parser parser(value, schema, assignment.system_, domain);
    auto expression = parser.valueFor(property, assignment.component_);
    if (!expression)
        return tl::unexpected(expression.error());
    const auto valueType = (*expression)->type;
    const bool fits = property.type == PropertyType::Text        ? valueType == ValueType::Text
                      : property.type == PropertyType::Reference ? valueType != ValueType::Number
                                                                 : valueType == ValueType::Number;
    if (!fits)
        return tl::unexpected(QueryError{0, texts::format("'{}' is not a value of {}", plain, property.id)});
    assignment.expression_ = std::move(*expression);
    return assignment;
}

bool Assignment::usesMap() const {
    return expression_ != nullptr && query::usesMap(*expression_);
}

/// The element that a constant text names.
tl::expected<Value, std::string> Assignment::referenced(const model::Model& model) const {
    std::vector<model::Element> matches;
    for (const auto& element : findElements(model, expression_->text)) {
        if (element.type == expression_->target)
            matches.push_back(element);
    }
    if (matches.size() == 1)
        return Value(matches.front());
    const auto& type = model.schema().type(expression_->target);
    return tl::unexpected(matches.empty()
                              ? texts::format("there is no {} '{}'", type.title, expression_->text)
                              : texts::format("several {} are called '{}'", type.plural, expression_->text));
}

tl::expected<std::vector<std::optional<Value>>, std::string>
Assignment::values(const model::Model& model, std::span<const Slot> rows, const Sets& sets) const {
    std::vector<std::optional<Value>> out(rows.size());
    if (constant_) {
        std::ranges::fill(out, constant_);
        return out;
    }
    Evaluator evaluator(model, system_, sets);
    const Rows at{{type_, model::kNoList}, rows, {}};
    if (property_->type == PropertyType::Reference) {
        if (expression_->type == ValueType::Text) {
            const auto named = referenced(model);
            if (!named)
                return tl::unexpected(named.error());
            std::ranges::fill(out, *named);
            return out;
        }
        const auto targets = evaluator.targets(*expression_, at);
        // What another reference has instead of an element cannot be taken over; like a number that is none, it is not
        // set.
        const auto* copied = expression_->op == Operator::Property ? expression_->property : nullptr;
        for (std::size_t i = 0; i < out.size(); ++i) {
            if (copied != nullptr &&
                std::holds_alternative<std::int64_t>(model::readValue(model, *copied, {type_, rows[i]})))
                continue;
            if (targets[i] == model::kNoSlot)
                out[i].emplace();
            else
                out[i].emplace(model::Element{expression_->target, targets[i]});
        }
        return out;
    }
    if (property_->type == PropertyType::Text) {
        auto texts = evaluator.texts(*expression_, at);
        std::ranges::move(texts, out.begin());
        return out;
    }
    const auto numbers = evaluator.numbers(*expression_, at);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (!std::isnan(numbers[i]))
            out[i] = component_ < 0 ? valueFor(*property_, numbers[i]) : Value(numbers[i]);
    }
    return out;
}

namespace {

/// Values as keys, to write equal ones together.
struct Less {
    bool operator()(const Value& a, const Value& b) const {
        if (a.index() != b.index())
            return a.index() < b.index();
        if (const auto* v = std::get_if<glm::dvec3>(&a)) {
            const auto& w = std::get<glm::dvec3>(b);
            return std::tie(v->x, v->y, v->z) < std::tie(w.x, w.y, w.z);
        }
        return std::visit(
            [&](const auto& x) {
                using T = std::remove_cvref_t<decltype(x)>;
                if constexpr (std::is_same_v<T, glm::dvec3>)
                    return false;
                else
                    return x < std::get<T>(b);
            },
            a);
    }
};

/// The other coordinates may have been set just before.
model::WriteOutcome writeCoordinate(model::Transaction& tx, model::Element element, const PropertySpec& property,
                                    int component, const Value& number) {
    auto whole = model::readValue(tx.model(), property, element);
    auto* vector = std::get_if<glm::dvec3>(&whole);
    if (vector == nullptr)
        return {.accepted = false};
    (*vector)[component] = std::get<double>(number);
    return model::writeValue(tx, element.type, property, std::span(&element.slot, 1), whole);
}

} // namespace

tl::expected<AssignmentOutcome, std::string> assign(model::Transaction& tx, std::span<const Assignment> assignments,
                                                    model::ElementTypeId type, std::span<const Slot> rows,
                                                    const Sets& sets) {
    std::vector<std::vector<std::optional<Value>>> all;
    for (const auto& assignment : assignments) {
        auto values = assignment.values(tx.model(), rows, sets);
        if (!values)
            return tl::unexpected(std::move(values.error()));
        all.push_back(std::move(*values));
    }
    AssignmentOutcome outcome;
    for (std::size_t k = 0; k < assignments.size(); ++k) {
        const auto note = [&](const model::WriteOutcome& written, std::size_t count) {
            outcome.without += written.accepted ? 0 : count;
            outcome.clamped += written.clamped;
            outcome.snapped += written.snapped;
        };
        const auto& property = assignments[k].property();
        std::map<Value, std::vector<Slot>, Less> equal;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!all[k][i])
                ++outcome.without;
            else if (assignments[k].component() < 0)
                equal[*all[k][i]].push_back(rows[i]);
            else
                note(writeCoordinate(tx, {type, rows[i]}, property, assignments[k].component(), *all[k][i]), 1);
        }
        for (const auto& [value, slots] : equal)
            note(model::writeValue(tx, type, property, slots, value), slots.size());
    }
    return outcome;
}

} // namespace navsmith::query
