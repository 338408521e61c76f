#include "core/query/parser.h"

#include "core/model/property.h"
#include "core/query/names.h"
#include "core/query/suggestions.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::query {

using model::PropertySpec;
using model::PropertyType;

namespace {

/// Limits recursion: a script could nest a million brackets. Also of chained sums, which nest to the left.
constexpr int kDeepest = 200;

} // namespace

bool hasNames(const PropertySpec* property) {
    return property != nullptr && (property->type == PropertyType::Bool || !property->names.empty());
}

std::optional<double> parsedNumber(std::string_view text) {
    if (text.starts_with("0x") || text.starts_with("0X")) {
        const auto word = bytes::parsed<std::uint64_t>(text.substr(2), 16);
        return word ? std::optional(static_cast<double>(*word)) : std::nullopt;
    }
    const auto number = bytes::parsed<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::string withCaret(const QueryError& error, std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
    // One column for each character, not for each byte of UTF-8.
    const auto columns = std::ranges::count_if(text.substr(0, std::min(error.position, text.size())),
                                               [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    auto report = error.message + "\n  " + line + "\n  " + std::string(static_cast<std::size_t>(columns), ' ') + "^";
    return error.hint.empty() ? report : report + "\n" + error.hint;
}

std::string withHint(const QueryError& error) {
    return error.hint.empty() ? error.message : error.message + ": " + error.hint;
}

void Parser::failAt(std::size_t position, std::string message, std::string hint) {
    if (!error_)
        error_ = QueryError{position, std::move(message), std::move(hint)};
}

ExpressionPtr Parser::failed(std::size_t position, std::string message, std::string hint) {
    failAt(position, std::move(message), std::move(hint));
    return nullptr;
}

/// Longer lists of values are cut off.
constexpr std::size_t kMostValues = 40;

ExpressionPtr Parser::notAValue(std::string_view text, std::size_t position) {
    std::vector<std::string> values;
    if (comparedTo_->type == PropertyType::Bool)
        values = {"yes", "no"};
    for (const auto& name : comparedTo_->names)
        values.emplace_back(name.title);
    std::string hint;
    if (values.empty()) {
        hint = texts::format("{} is a number", comparedTo_->id);
    } else {
        hint = didYouMean(text, values);
        values.resize(std::min(values.size(), kMostValues));
        hint += (hint.empty() ? "" : " ") +
                texts::format("{} is one of: {}", comparedTo_->id, fmt::format("{}", fmt::join(values, "; ")));
    }
    return failed(position, texts::format("'{}' is not a value of {}", text, comparedTo_->id), std::move(hint));
}

Token Parser::peek() const {
    auto ahead = lexer_;
    return ahead.next();
}

void Parser::adopt(const Parser& attempt) {
    lexer_ = attempt.lexer_;
    token_ = attempt.token_;
    reading_ = attempt.reading_;
    namesOwnType_ = attempt.namesOwnType_;
    afterPlainWord_ = attempt.afterPlainWord_;
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
    if (!error_)
        takeSign(";");
    if (!error_ && token_.type != Token::Type::End)
        failAt(token_.position, texts::format("unexpected '{}'", token_.text), hintFor(token_));
    if (error_)
        return tl::unexpected(*error_);
    return root;
}

/// What to write instead of something that cannot stand after a condition.
std::string Parser::hintFor(const Token& unexpected) const {
    static constexpr std::array<std::string_view, 7> clauses{"order",  "group",  "limit", "sort",
                                                             "having", "offset", "select"};
    const auto is = [&](auto word) { return unexpected.isWord(word); };
    if (std::ranges::any_of(clauses, is))
        return texts::format("an expression only says which elements, not in which order or how many");
    const bool isDecimalComma =
        unexpected.isSign(",") && peek().type == Token::Type::Number && peek().position == unexpected.position + 1;
    if (isDecimalComma)
        return texts::format("a fraction is written with a point, as in 1.5");
    if (unexpected.isSign(","))
        return texts::format("write 'and' between two conditions");
    if (unexpected.isSign("|"))
        return texts::format("write 'or' between two conditions");
    if (unexpected.isSign(":"))
        return texts::format("an element by its name is named(\"27:345\")");
    if (unexpected.isWord("matches") || unexpected.isWord("regexp") || unexpected.isSign("=~"))
        return texts::format(
            "there are no regular expressions: '~' finds a part of a text, 'like' a pattern as 'Bomb%'");
    if (afterPlainWord_ && unexpected.type == Token::Type::Word)
        return texts::format("a name with blanks needs quotation marks");
    if (unexpected.type == Token::Type::Word || unexpected.type == Token::Type::Number)
        return texts::format("write 'and', 'or' or a comparison such as '=' before it");
    return {};
}

tl::expected<ExpressionPtr, QueryError> Parser::condition() {
    next();
    // Alone it is a text to search for, even if a property is called so.
    if (token_.type == Token::Type::Quoted && peek().type == Token::Type::End)
        freest_ = Reading::Exact;
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
    freest_ = hasNames(&property) ? Reading::Spelling : Reading::Synonym;
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

ExpressionPtr Parser::asNumber(ExpressionPtr value, std::size_t position) {
    if (!error_ && value->type != ValueType::Number)
        return failed(position, texts::format("expected a number"));
    return value;
}

/// As in Python, closer than a comparison: "flags_word & 0x80 = 0x80".
ExpressionPtr Parser::bits() {
    auto at = token_.position;
    auto left = sum();
    const int before = depth_;
    while (!error_ && token_.isSign("&")) {
        if (++depth_ > kDeepest)
            return failed(token_.position, texts::format("too deeply nested"));
        left = asNumber(std::move(left), at);
        next();
        at = token_.position;
        auto value = asNumber(sum(), at);
        left = make({.op = Operator::BitAnd, .parts = {std::move(left), std::move(value)}});
    }
    depth_ = before;
    return left;
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
        const auto it = std::ranges::find_if(table, [&](const auto& each) { return token_.isSign(each.first); });
        if (it == table.end())
            break;
        if (++depth_ > kDeepest)
            return failed(token_.position, texts::format("too deeply nested"));
        left = asNumber(std::move(left), at);
        next();
        at = token_.position;
        auto value = asNumber(signedValue(), at);
        left = make({.op = it->second, .parts = {std::move(left), std::move(value)}});
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
    if (token_.isSign("["))
        return bracketed();
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

/// Conditions as Overpass writes them: "[crouch][width>25]".
ExpressionPtr Parser::bracketed() {
    Expression all{.op = Operator::And};
    if (++depth_ > kDeepest)
        return failed(token_.position, texts::format("too deeply nested"));
    while (!error_ && takeSign("[")) {
        all.parts.push_back(either());
        if (!error_ && !takeSign("]"))
            return failed(token_.position, texts::format("missing closing bracket"));
    }
    --depth_;
    return error_ ? nullptr : all.parts.size() == 1 ? all.parts.front() : make(std::move(all));
}

ExpressionPtr Parser::number() {
    auto value = parsedNumber(token_.text);
    // With its unit, as it is shown: "100m". Lengths in units of the game may be called metres.
    if (!value && comparedTo_ != nullptr && !comparedTo_->unit.empty()) {
        for (const std::string_view unit : {comparedTo_->unit, std::string_view("m"), std::string_view("units")}) {
            const bool length = comparedTo_->unit == "m" || comparedTo_->unit == "units";
            if (!value && (length || unit == comparedTo_->unit) && token_.text.ends_with(unit))
                value = parsedNumber(token_.text.substr(0, token_.text.size() - unit.size()));
        }
    }
    if (!value) {
        if (comparedTo_ != nullptr)
            return notAValue(token_.text, token_.position);
        return failed(token_.position, texts::format("'{}' is not a number", token_.text));
    }
    next();
    return make({.number = *value});
}

ExpressionPtr Parser::quoted() {
    const auto token = token_;
    next();
    if (comparedTo_ == nullptr) {
        // In SQL a name may stand in double quotation marks. A text alone is the same for all elements.
        const bool name = text_[token.position] == '"' && freest_ == Reading::Part &&
                          findPropertyFreely(schema_, domain_, token.text).reading <= Reading::Spelling &&
                          findPropertyFreely(schema_, domain_, token.text).property != nullptr;
        if (name)
            return path({Token::Type::Word, token.text, token.position + 1});
        return make({.type = ValueType::Text, .text = std::string(token.text)});
    }
    if (auto constant = named(*comparedTo_, token.text))
        return constant;
    if (const auto value = parsedNumber(token.text))
        return make({.number = *value});
    return notAValue(token.text, token.position);
}

ExpressionPtr Parser::word() {
    const auto token = token_;
    next();
    if (token_.isSign("(")) {
        if (const auto* function = findFunction(token.text))
            return call(*function, token);
        return unknownFunction(token);
    }
    if (token.isWord("in"))
        return inStored();
    const bool has = token.isWord("has") && findProperty(schema_, domain_, token.text) == nullptr;
    if (has && namesProblem(token_))
        return hasProblem();
    if (auto value = nameOfWords(token))
        return value;
    return has ? hasProblem() : path(token);
}

} // namespace navsmith::query
