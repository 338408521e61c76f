// Parses expressions. docs/queries.md has the grammar. Internal to core/query.
#pragma once

#include "core/query/expression.h"
#include "core/query/lexer.h"
#include "core/query/query_error.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
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
    [[nodiscard]] bool namedItsType() const { return namedItsType_; }

private:
    struct Function;

    void next() { token_ = lexer_.next(); }
    void fail(std::string message) { failAt(token_.position, std::move(message)); }
    void failAt(std::size_t position, std::string message);
    /// Null on failure.
    ExpressionPtr failed(std::size_t position, std::string message);
    bool take(std::string_view word, std::string_view sign);
    bool takeSign(std::string_view sign);
    bool expectSign(std::string_view sign);
    tl::expected<ExpressionPtr, QueryError> finished(ExpressionPtr root);

    // From the loosest to the closest binding
    ExpressionPtr either();
    ExpressionPtr both();
    ExpressionPtr one();
    ExpressionPtr comparison();
    ExpressionPtr sum();
    ExpressionPtr product();
    ExpressionPtr signedValue();
    ExpressionPtr primary();

    ExpressionPtr chain(ExpressionPtr (Parser::*part)(), Operator op, std::string_view word, std::string_view sign);
    std::optional<Operator> comparator();
    ExpressionPtr compared(const ExpressionPtr& left, Operator op, std::size_t at);
    ExpressionPtr right(const Expression& left, Operator op);
    ExpressionPtr choice(const ExpressionPtr& left);
    ExpressionPtr literal(const Expression& left, Operator op);
    /// A value of the property by its name, such as that of an enumeration or "yes"; null if there is none.
    ExpressionPtr named(const model::PropertySpec& property, std::string_view text) const;
    ExpressionPtr number();
    ExpressionPtr quoted();
    ExpressionPtr word();

    // Names (parser_names.cpp)
    ExpressionPtr path(const Token& token);
    ExpressionPtr step(const std::vector<std::string_view>& parts, std::size_t at, Domain domain, const Token& token);
    ExpressionPtr property(const model::PropertySpec& property, const std::vector<std::string_view>& parts,
                           std::size_t at, Domain domain, const Token& token);
    ExpressionPtr follow(const model::PropertySpec& reference, const std::vector<std::string_view>& parts,
                         std::size_t at, Domain domain, const Token& token);
    ExpressionPtr builtIn(std::string_view name, Domain domain) const;
    ExpressionPtr constantOf(std::string_view name) const;
    ExpressionPtr unknown(std::string_view name, Domain domain, const Token& token);

    // Functions (parser_functions.cpp)
    static const Function* findFunction(std::string_view name);
    ExpressionPtr call(const Function& function, const Token& name);
    ExpressionPtr aggregate(Operator op, const Token& name);
    bool namesCollection(const Token& token) const;
    std::vector<ExpressionPtr> arguments(std::size_t least, std::size_t most, const Token& name);
    ExpressionPtr hasProblem();

    [[nodiscard]] ExpressionPtr asNumber(ExpressionPtr value, std::size_t position);

    Lexer lexer_;
    std::string_view text_;
    const model::Schema& schema_;
    const systems::System* system_;
    Domain domain_;
    const model::PropertySpec* comparedTo_ = nullptr; ///< names of its values are constants
    int depth_ = 0;
    bool namedItsType_ = false;
    Token token_;
    std::optional<QueryError> error_;
};

/// What completion offers besides properties and collections.
std::vector<std::string_view> functionNames();
std::vector<std::string_view> builtInNames();

} // namespace navsmith::query
