#include "core/query/parser.h"

#include "core/model/property.h"
#include "core/query/names.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace navsmith::query {

using model::PropertySpec;
using model::PropertyType;

namespace {

/// Limits recursion: a script could nest a million brackets. Also of chained sums, which nest to the left.
constexpr int kDeepest = 200;

ExpressionPtr make(Expression expression) {
    return std::make_shared<const Expression>(std::move(expression));
}

bool hasNames(const PropertySpec* property) {
    return property != nullptr && (property->type == PropertyType::Bool || !property->names.empty());
}

std::optional<double> parsedNumber(std::string_view text) {
    const auto* end = text.data() + text.size();
    if (text.starts_with("0x") || text.starts_with("0X")) {
        std::uint64_t word = 0;
        const auto [stop, fault] = std::from_chars(text.data() + 2, end, word, 16);
        return fault == std::errc() && stop == end ? std::optional(static_cast<double>(word)) : std::nullopt;
    }
    double number = 0;
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc() && stop == end && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

std::string withCaret(const QueryError& error, std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
    // One column for each character, not for each byte of UTF-8.
    const auto columns = std::ranges::count_if(text.substr(0, std::min(error.position, text.size())),
                                               [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return error.message + "\n  " + line + "\n  " + std::string(static_cast<std::size_t>(columns), ' ') + "^";
}

void Parser::failAt(std::size_t position, std::string message) {
    if (!error_)
        error_ = QueryError{position, std::move(message)};
}

ExpressionPtr Parser::failed(std::size_t position, std::string message) {
    failAt(position, std::move(message));
    return nullptr;
}

bool Parser::takeSign(std::string_view sign) {
    const bool is = !sign.empty() && token_.isSign(sign);
    if (is)
        next();
    return is;
}

bool Parser::take(std::string_view word, std::string_view sign) {
    if (takeSign(sign))
        return true;
    const bool is = !word.empty() && token_.isWord(word);
    if (is)
        next();
    return is;
}

bool Parser::expectSign(std::string_view sign) {
    if (error_)
        return false;
    if (takeSign(sign))
        return true;
    fail(sign == ")" ? texts::format("missing closing bracket") : texts::format("expected '{}'", sign));
    return false;
}

tl::expected<ExpressionPtr, QueryError> Parser::finished(ExpressionPtr root) {
    if (!error_ && token_.type != Token::Type::End)
        fail(texts::format("unexpected '{}'", token_.text));
    if (error_)
        return tl::unexpected(*error_);
    return root;
}

tl::expected<ExpressionPtr, QueryError> Parser::condition() {
    next();
    return finished(either());
}

tl::expected<ExpressionPtr, QueryError> Parser::valueFor(const PropertySpec& property, int component) {
    next();
    if (property.type == PropertyType::Text || property.type == PropertyType::Reference) {
        Expression left{.op = Operator::Property, .property = &property};
        left.type = property.type == PropertyType::Text ? ValueType::Text : ValueType::Reference;
        if (left.type == ValueType::Reference)
            left.target = targetOf(schema_, domain_, property);
        return finished(right(left, Operator::Equal));
    }
    comparedTo_ = component < 0 ? &property : nullptr;
    return finished(either());
}

ExpressionPtr Parser::chain(ExpressionPtr (Parser::*part)(), Operator op, std::string_view word,
                            std::string_view sign) {
    auto first = (this->*part)();
    if (error_ || !(token_.isWord(word) || token_.isSign(sign)))
        return first;
    Expression all{.op = op, .parts = {std::move(first)}};
    while (!error_ && take(word, sign))
        all.parts.push_back((this->*part)());
    return make(std::move(all));
}

ExpressionPtr Parser::either() {
    return chain(&Parser::both, Operator::Or, "or", "||");
}

ExpressionPtr Parser::both() {
    return chain(&Parser::one, Operator::And, "and", "&&");
}

ExpressionPtr Parser::one() {
    if (error_)
        return nullptr;
    if (++depth_ > kDeepest)
        return failed(token_.position, texts::format("too deeply nested"));
    auto node = take("not", "!") ? make({.op = Operator::Not, .parts = {one()}}) : comparison();
    --depth_;
    return node;
}

std::optional<Operator> Parser::comparator() {
    static constexpr std::array<std::pair<std::string_view, Operator>, 8> table{{{"=", Operator::Equal},
                                                                                 {"==", Operator::Equal},
                                                                                 {"!=", Operator::Unequal},
                                                                                 {"<", Operator::Less},
                                                                                 {"<=", Operator::LessEqual},
                                                                                 {">", Operator::Greater},
                                                                                 {">=", Operator::GreaterEqual},
                                                                                 {"~", Operator::Contains}}};
    for (const auto& [sign, op] : table) {
        if (token_.isSign(sign))
            return op;
    }
    return std::nullopt;
}

ExpressionPtr Parser::comparison() {
    auto left = sum();
    const auto op = error_ ? std::nullopt : comparator();
    if (!op)
        return left;
    const auto at = token_.position;
    next();
    return compared(left, *op, at);
}

ExpressionPtr Parser::compared(const ExpressionPtr& left, Operator op, std::size_t at) {
    if (left->type == ValueType::Reference && op != Operator::Equal && op != Operator::Unequal &&
        op != Operator::Contains)
        return failed(at, texts::format("references can only be compared with =, != and ~"));
    const auto start = token_.position;
    auto value = op == Operator::Contains || left->type != ValueType::Number ? right(*left, op) : choice(left);
    if (error_)
        return nullptr;
    if (left->type == ValueType::Number && op != Operator::Contains)
        value = asNumber(std::move(value), start);
    return make({.op = op, .parts = {left, std::move(value)}});
}

/// The right side of a comparison with a text or a reference.
ExpressionPtr Parser::right(const Expression& left, Operator op) {
    if (token_.type == Token::Type::Unclosed)
        return failed(token_.position, texts::format("missing closing quotation mark"));
    if (token_.type == Token::Type::Quoted || op == Operator::Contains)
        return literal(left, op);
    token_ = lexer_.valueAt(token_.position);
    if (token_.type != Token::Type::Word)
        return failed(token_.position, texts::format("expected a value"));
    if (left.type == ValueType::Reference && token_.isWord("none")) {
        next();
        return make({.type = ValueType::Reference});
    }
    // A word that is no property of the same type is the text itself.
    Parser attempt(*this);
    if (auto value = attempt.path(token_); value && value->type == left.type && value->target == left.target) {
        next();
        return value;
    }
    return literal(left, op);
}

ExpressionPtr Parser::literal(const Expression& left, Operator op) {
    if (token_.type != Token::Type::Quoted)
        token_ = lexer_.valueAt(token_.position);
    if (token_.type == Token::Type::Unclosed)
        return failed(token_.position, texts::format("missing closing quotation mark"));
    if (token_.type != Token::Type::Word && token_.type != Token::Type::Quoted)
        return failed(token_.position, texts::format("expected a value"));
    Expression text{.type = ValueType::Text, .text = std::string(token_.text)};
    if (left.type == ValueType::Reference && op != Operator::Contains)
        text.target = left.target; // the name of an element
    next();
    return make(std::move(text));
}

/// The right side of a comparison with a number: perhaps one of its names.
ExpressionPtr Parser::choice(const ExpressionPtr& left) {
    const auto* property = left->property;
    if (token_.type == Token::Type::End)
        return failed(token_.position, texts::format("expected a value"));
    if (hasNames(property)) {
        const auto start = token_;
        const auto word = token_.type == Token::Type::Quoted ? token_ : lexer_.valueAt(token_.position);
        if (auto constant = named(*property, word.text)) {
            if (word.type == Token::Type::Quoted)
                lexer_.moveTo(word.position + word.text.size() + 2);
            next();
            return constant;
        }
        lexer_.moveTo(start.position);
        next();
    }
    const auto* outer = std::exchange(comparedTo_, property);
    auto value = sum();
    comparedTo_ = outer;
    return value;
}

ExpressionPtr Parser::named(const PropertySpec& property, std::string_view text) const {
    for (const auto& name : property.names) {
        if (equalsIgnoringCase(name.title, text) || equalsIgnoringCase(name.english, text))
            return make({.number = static_cast<double>(name.value)});
    }
    if (property.type != PropertyType::Bool)
        return nullptr;
    if (const auto value = model::parseValue(property, text))
        return make({.number = std::get<bool>(*value) ? 1.0 : 0.0});
    return constantOf(text);
}

ExpressionPtr Parser::asNumber(ExpressionPtr value, std::size_t position) {
    if (!error_ && value->type != ValueType::Number)
        return failed(position, texts::format("expected a number"));
    return value;
}

ExpressionPtr Parser::sum() {
    auto at = token_.position;
    auto left = product();
    const int before = depth_;
    while (!error_ && (token_.isSign("+") || token_.isSign("-"))) {
        const auto op = token_.isSign("+") ? Operator::Add : Operator::Subtract;
        if (++depth_ > kDeepest)
            return failed(token_.position, texts::format("too deeply nested"));
        left = asNumber(std::move(left), at);
        next();
        at = token_.position;
        auto value = asNumber(product(), at);
        left = make({.op = op, .parts = {std::move(left), std::move(value)}});
    }
    depth_ = before;
    return left;
}

ExpressionPtr Parser::product() {
    static constexpr std::array<std::pair<std::string_view, Operator>, 3> table{
        {{"*", Operator::Multiply}, {"/", Operator::Divide}, {"%", Operator::Modulo}}};
    auto at = token_.position;
    auto left = signedValue();
    const int before = depth_;
    while (!error_) {
        const auto found = std::ranges::find_if(table, [&](const auto& each) { return token_.isSign(each.first); });
        if (found == table.end())
            break;
        if (++depth_ > kDeepest)
            return failed(token_.position, texts::format("too deeply nested"));
        left = asNumber(std::move(left), at);
        next();
        at = token_.position;
        auto value = asNumber(signedValue(), at);
        left = make({.op = found->second, .parts = {std::move(left), std::move(value)}});
    }
    depth_ = before;
    return left;
}

ExpressionPtr Parser::signedValue() {
    if (takeSign("+"))
        return asNumber(primary(), token_.position);
    if (!takeSign("-"))
        return primary();
    const auto at = token_.position;
    auto value = asNumber(primary(), at);
    if (error_)
        return nullptr;
    if (value->op == Operator::Constant)
        return make({.number = -value->number});
    return make({.op = Operator::Negate, .parts = {std::move(value)}});
}

ExpressionPtr Parser::primary() {
    if (error_)
        return nullptr;
    if (takeSign("(")) {
        auto inner = either();
        expectSign(")");
        return inner;
    }
    switch (token_.type) {
    case Token::Type::Number:
        return number();
    case Token::Type::Quoted:
        return quoted();
    case Token::Type::Unclosed:
        return failed(token_.position, texts::format("missing closing quotation mark"));
    case Token::Type::Word:
        return word();
    case Token::Type::Sign:
    case Token::Type::End:
        break;
    }
    return failed(token_.position, texts::format("expected a property"));
}

ExpressionPtr Parser::number() {
    const auto value = parsedNumber(token_.text);
    if (!value) {
        if (comparedTo_ != nullptr)
            return failed(token_.position, texts::format("'{}' is not a value of {}", token_.text, comparedTo_->id));
        return failed(token_.position, texts::format("'{}' is not a number", token_.text));
    }
    next();
    return make({.number = *value});
}

ExpressionPtr Parser::quoted() {
    const auto token = token_;
    next();
    if (comparedTo_ == nullptr)
        return make({.type = ValueType::Text, .text = std::string(token.text)});
    if (auto constant = named(*comparedTo_, token.text))
        return constant;
    if (const auto value = parsedNumber(token.text))
        return make({.number = *value});
    return failed(token.position, texts::format("'{}' is not a value of {}", token.text, comparedTo_->id));
}

ExpressionPtr Parser::word() {
    const auto token = token_;
    next();
    if (token_.isSign("(")) {
        if (const auto* function = findFunction(token.text))
            return call(*function, token);
        return failed(token.position, texts::format("there is no function '{}'", token.text));
    }
    if (token.isWord("has") && findProperty(schema_, domain_, token.text) == nullptr)
        return hasProblem();
    return path(token);
}

} // namespace navsmith::query
