// Parses expressions. docs/queries.md has the grammar. Internal to core/query.
#pragma once

#include "core/query/expression.h"
#include "core/query/lexer.h"
#include "core/query/names.h"
#include "core/query/query_error.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::query {

class Parser {
public:
    /// `system` supplies rules; null: there are none.
    Parser(std::string_view text, const model::Schema& schema, const systems::System* system, Domain domain)
        : lexer_(text), text_(text), schema_(schema), system_(system), domain_(domain) {}

    /// A whole text as a condition.
    tl::expected<ExpressionPtr, QueryError> condition();
    /// A whole text as a value for a property.
    tl::expected<ExpressionPtr, QueryError> valueFor(const model::PropertySpec& property, int component);
    /// Whether the expression began a path with the id of the type itself ("link.length"): it means this type.
    [[nodiscard]] bool namesOwnType() const { return namesOwnType_; }
    /// The freest reading that a name in it needed.
    [[nodiscard]] Reading reading() const { return reading_; }

private:
    struct Function;

    void next() { token_ = lexer_.next(); }
    void fail(std::string message) { failAt(token_.position, std::move(message)); }
    void failAt(std::size_t position, std::string message, std::string hint = {});
    /// Null on failure.
    ExpressionPtr failed(std::size_t position, std::string message, std::string hint = {});
    /// Reports that the property has no such value, and lists those that it has.
    ExpressionPtr notAValue(std::string_view text, std::size_t position);
    [[nodiscard]] Token peek() const;
    /// Continues where a copy of this parser has stopped.
    void adopt(const Parser& attempt);
    bool take(std::string_view word, std::string_view sign);
    bool takeSign(std::string_view sign);
    bool expectSign(std::string_view sign);
    tl::expected<ExpressionPtr, QueryError> finished(ExpressionPtr root);

    // From the loosest to the closest binding
    ExpressionPtr either();
    ExpressionPtr both();
    ExpressionPtr one();
    ExpressionPtr comparison();
    ExpressionPtr bits();
    ExpressionPtr sum();
    ExpressionPtr product();
    ExpressionPtr signedValue();
    ExpressionPtr primary();
    ExpressionPtr bracketed();
    ExpressionPtr number();
    ExpressionPtr quoted();
    ExpressionPtr word();
    ExpressionPtr chain(ExpressionPtr (Parser::*part)(), Operator op, std::string_view word, std::string_view sign);
    [[nodiscard]] std::string hintFor(const Token& unexpected) const;

    // Comparisons (parser_comparisons.cpp)
    std::optional<Operator> comparator();
    ExpressionPtr comparedBySigns(ExpressionPtr left, std::size_t start);
    ExpressionPtr comparedByWords(const ExpressionPtr& left);
    ExpressionPtr compared(const ExpressionPtr& left, Operator op, std::size_t at);
    ExpressionPtr textCompared(const Expression& text, Operator op, std::size_t start);
    ExpressionPtr among(const ExpressionPtr& left);
    ExpressionPtr between(const ExpressionPtr& left);
    ExpressionPtr isThat(const ExpressionPtr& left);
    ExpressionPtr pattern(const ExpressionPtr& left, std::string_view before, std::string_view after);
    ExpressionPtr withoutValue(const ExpressionPtr& left) const;
    [[nodiscard]] bool comparesWithNothing(const Expression& left, Operator op) const;
    ExpressionPtr right(const Expression& left, Operator op);
    ExpressionPtr choice(const ExpressionPtr& left);
    ExpressionPtr choiceOfWords(const model::PropertySpec& property);
    ExpressionPtr literal(const Expression& left, Operator op);
    /// A value of the property by its name, such as that of an enumeration or "yes"; null if there is none.
    ExpressionPtr named(const model::PropertySpec& property, std::string_view text) const;

    // Names (parser_names.cpp)
    ExpressionPtr path(const Token& token);
    ExpressionPtr step(const std::vector<std::string_view>& parts, std::size_t at, Domain domain, const Token& token);
    ExpressionPtr property(const model::PropertySpec& spec, const std::vector<std::string_view>& parts, std::size_t at,
                           Domain domain, const Token& token);
    ExpressionPtr follow(const model::PropertySpec& reference, const std::vector<std::string_view>& parts,
                         std::size_t at, Domain domain, const Token& token);
    ExpressionPtr builtIn(std::string_view name, Domain domain) const;
    ExpressionPtr constantOf(std::string_view name) const;
    ExpressionPtr nameOfWords(const Token& first);
    /// What a name that matches nothing exactly may mean; null: nothing.
    ExpressionPtr readFreely(const std::vector<std::string_view>& parts, std::size_t at, Domain domain,
                             const Token& token);
    ExpressionPtr synonymOf(std::string_view name, Domain domain);
    ExpressionPtr listOf(std::string_view name, Domain domain);
    ExpressionPtr conditionOfValue(std::string_view name, Domain domain) const;
    bool read(Reading reading);
    [[nodiscard]] std::vector<std::string> namesIn(Domain domain) const;
    [[nodiscard]] std::string hintForName(std::string_view name, Domain domain) const;
    ExpressionPtr unknown(std::string_view name, Domain domain, const Token& token);

    // Functions (parser_functions.cpp)
    static const Function* findFunction(std::string_view name);
    ExpressionPtr call(const Function& function, const Token& name);
    ExpressionPtr unknownFunction(const Token& name);
    ExpressionPtr aggregate(Operator op, const Token& name);
    bool namesCollection(const Token& token) const;
    [[nodiscard]] std::string hintForList(std::string_view name) const;
    std::vector<ExpressionPtr> arguments(std::size_t least, std::size_t most, const Token& name);
    ExpressionPtr inStored();
    ExpressionPtr hasProblem();
    static bool namesProblem(const Token& token);

    [[nodiscard]] ExpressionPtr asNumber(ExpressionPtr value, std::size_t position);

    Lexer lexer_;
    std::string_view text_;
    const model::Schema& schema_;
    const systems::System* system_;
    Domain domain_;
    const model::PropertySpec* comparedTo_ = nullptr; ///< names of its values are constants
    Reading freest_ = Reading::Part;                  ///< how freely names may be read here
    Reading reading_ = Reading::Exact;
    int depth_ = 0;
    bool namesOwnType_ = false;
    bool afterPlainWord_ = false; ///< the last value was a word without quotation marks
    Token token_;
    std::optional<QueryError> error_;
};

inline ExpressionPtr make(Expression expression) {
    return std::make_shared<const Expression>(std::move(expression));
}

/// Whether values of the property have names.
bool hasNames(const model::PropertySpec* property);
std::optional<double> parsedNumber(std::string_view text);

/// What completion offers besides properties and collections.
std::vector<std::string_view> functionNames();
std::vector<std::string_view> builtInNames();

} // namespace navsmith::query
