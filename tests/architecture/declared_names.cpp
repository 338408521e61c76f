#include "tests/architecture/declared_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <span>
#include <utility>

namespace navsmith::architecture {
namespace {

/// A word, a number, "::", or a single character of C++. A literal is the quote that it begins with.
struct Token {
    std::string_view text;
    std::size_t line = 0;
};

using Tokens = std::span<const Token>;

bool isWordPart(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isWord(const Token& token) {
    return isWordPart(token.text.front()) && std::isdigit(static_cast<unsigned char>(token.text.front())) == 0;
}

bool isLiteral(const Token& token) {
    const char first = token.text.front();
    return first == '"' || first == '\'' || std::isdigit(static_cast<unsigned char>(first)) != 0;
}

bool isOneOf(const Token& token, std::initializer_list<std::string_view> texts) {
    return std::ranges::find(texts, token.text) != texts.end();
}

/// The end of what begins at `at` if no token does: blanks, a comment, or a line for the preprocessor. Otherwise `at`.
std::size_t behindBlank(std::string_view code, std::size_t at) {
    const auto behind = [&](std::string_view end) {
        const auto place = code.find(end, at + 1);
        return place == std::string_view::npos ? code.size() : place + end.size();
    };
    const auto rest = code.substr(at);
    if (std::isspace(static_cast<unsigned char>(rest.front())) != 0)
        return at + 1;
    if (rest.starts_with("/*"))
        return behind("*/");
    if (!rest.starts_with("//") && rest.front() != '#')
        return at;
    auto end = behind("\n");
    while (rest.front() == '#' && end < code.size() && code.substr(0, end).ends_with("\\\n")) {
        at = end - 1;
        end = behind("\n");
    }
    return end;
}

/// The end of the literal that begins at `at` with a quote.
std::size_t behindLiteral(std::string_view code, std::size_t at, bool raw) {
    if (raw) { // R"mark(text)mark"
        const auto bracket = code.find('(', at);
        const auto end = fmt::format("){}\"", code.substr(at + 1, bracket - at - 1));
        return std::min(code.find(end, at), code.size() - end.size()) + end.size();
    }
    const char quote = code[at++];
    while (at < code.size() && code[at] != quote)
        at += code[at] == '\\' ? 2 : 1;
    return std::min(at + 1, code.size());
}

std::vector<Token> tokensOf(std::string_view code) {
    std::vector<Token> tokens;
    std::size_t line = 1;
    for (std::size_t at = 0, end = 0; at < code.size(); at = end) {
        end = behindBlank(code, at);
        if (end == at) {
            while (end < code.size() &&
                   (isWordPart(code[end]) || (end > at && code[end] == '\'' && isWordPart(code[end - 1]) &&
                                              std::isdigit(static_cast<unsigned char>(code[at])) != 0)))
                ++end;
            const auto word = code.substr(at, end - at);
            const bool quote = end < code.size() && (code[end] == '"' || code[end] == '\'');
            if (quote && (word.empty() || word == "R" || word == "u8" || word == "u8R" || word == "L" || word == "u")) {
                const auto start = end;
                end = behindLiteral(code, start, word.ends_with('R'));
                tokens.push_back({code.substr(start, 1), line});
            } else {
                if (word.empty())
                    end += code.substr(at).starts_with("::") ? 2 : 1;
                tokens.push_back({code.substr(at, end - at), line});
            }
        }
        line += static_cast<std::size_t>(std::count(code.begin() + static_cast<std::ptrdiff_t>(at),
                                                    code.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    }
    return tokens;
}

/// The token behind the bracket that closes the one at `at`. Angle brackets count if the one at `at` is one.
std::size_t behindBracket(Tokens tokens, std::size_t at) {
    if (tokens[at].text == "<") {
        for (++at; at < tokens.size() && tokens[at].text != ">";)
            at = isOneOf(tokens[at], {"(", "[", "{", "<"}) ? behindBracket(tokens, at) : at + 1;
        return std::min(at + 1, tokens.size());
    }
    int depth = 0;
    do {
        depth += isOneOf(tokens[at], {"(", "[", "{"}) ? 1 : isOneOf(tokens[at], {")", "]", "}"}) ? -1 : 0;
        ++at;
    } while (at < tokens.size() && depth > 0);
    return at;
}

std::string joined(Tokens tokens) {
    std::string text;
    for (const Token& token : tokens) {
        if (!text.empty() && isWordPart(text.back()) && isWordPart(token.text.front()))
            text += ' ';
        text += token.text;
    }
    return text;
}

/// Without `template <...>` and attributes in front.
Tokens withoutPrefixes(Tokens tokens) {
    while (tokens.size() > 1 && ((tokens[0].text == "template" && tokens[1].text == "<") ||
                                 (tokens[0].text == "[" && tokens[1].text == "[")))
        tokens = tokens.subspan(behindBracket(tokens, tokens[0].text == "[" ? 0 : 1));
    return tokens;
}

/// Where the declared name ends: at the brackets of a function or variable, an initial value, or the end.
std::size_t endOfName(Tokens tokens) {
    for (std::size_t at = 0; at < tokens.size();) {
        if (tokens[at].text == "operator") {
            at += 2;
            while (at < tokens.size() && tokens[at].text != "(")
                ++at;
            return at;
        }
        const bool skipped =
            at > 0 && tokens[at].text == "(" && isOneOf(tokens[at - 1], {"decltype", "alignas", "requires"});
        if (skipped || (tokens[at].text == "<" && at > 0 && isWord(tokens[at - 1])))
            at = behindBracket(tokens, at);
        else if (isOneOf(tokens[at], {"(", "[", "{", "=", ";"}))
            return at;
        else
            ++at;
    }
    return tokens.size();
}

bool declaresType(Tokens tokens) {
    return !tokens.empty() && isOneOf(tokens[0], {"class", "struct", "union", "enum"});
}

/// Whether braces behind these tokens are the body of a function.
bool isHeadOfFunction(Tokens tokens) {
    tokens = withoutPrefixes(tokens);
    const auto end = endOfName(tokens);
    return !declaresType(tokens) && end < tokens.size() && tokens[end].text == "(";
}

/// The end of the declaration at `at`, behind its semicolon or body.
std::size_t behindDeclaration(Tokens tokens, std::size_t at) {
    const auto start = at;
    while (at < tokens.size() && !isOneOf(tokens[at], {";", "}"})) {
        const bool body = tokens[at].text == "{" && isHeadOfFunction(tokens.subspan(start, at - start));
        at = isOneOf(tokens[at], {"(", "[", "{"}) ? behindBracket(tokens, at) : at + 1;
        if (body)
            return at;
    }
    return at < tokens.size() && tokens[at].text == ";" ? at + 1 : at;
}

/// What a parameter's type is, without its name and initial value.
std::string typeOf(Tokens parameter) {
    if (const auto value = std::ranges::find(parameter, "=", &Token::text); value != parameter.end())
        parameter = parameter.first(static_cast<std::size_t>(value - parameter.begin()));
    if (parameter.size() > 1 && parameter[0].text == "const" && std::ranges::none_of(parameter, [](const Token& token) {
            return isOneOf(token, {"*", "&"});
        }))
        parameter = parameter.subspan(1); // a copy: const matters only to the function
    const auto last = parameter.size() - 1;
    if (parameter.size() > 1 && isWord(parameter[last]) && !isOneOf(parameter[last - 1], {"::", "const", "struct"}) &&
        !isOneOf(parameter[last], {"char", "const", "double", "int", "long", "short"}))
        parameter = parameter.first(last);
    return joined(parameter);
}

/// The types of the parameters in the brackets at `at`.
std::string typesOf(Tokens tokens, std::size_t at) {
    const auto end = behindBracket(tokens, at) - 1;
    std::string types;
    for (auto start = ++at; start < end; start = ++at) {
        while (at < end && tokens[at].text != ",")
            at = isOneOf(tokens[at], {"(", "[", "{", "<"}) ? behindBracket(tokens, at) : at + 1;
        types += fmt::format("{}{}", types.empty() ? "" : ", ", typeOf(tokens.subspan(start, at - start)));
    }
    return types;
}

/// The names of a declaration in `scope`.
class Declaration {
public:
    Declaration(Tokens tokens, std::string_view scope, bool hidden, std::vector<DeclaredName>& output)
        : tokens_(withoutPrefixes(tokens)), scope_(scope), hidden_(hidden), output_(output) {
        const bool specialised =
            tokens.size() > 2 && tokens[0].text == "template" && (tokens[1].text != "<" || tokens[2].text == ">");
        if (tokens_.size() < 2 || specialised || tokens_[0].text == "static_assert")
            return;
        if (isOneOf(tokens_[0], {"using", "namespace"}))
            alias();
        else if (declaresType(tokens_))
            type();
        else
            functionOrVariable();
    }

private:
    void add(std::string_view name, std::size_t line, DeclaredName::Kind kind, std::string detail = {}) {
        output_.push_back({fmt::format("{}{}", scope_, name), hidden_, kind, std::move(detail), line});
    }

    void alias() {
        if (isOneOf(tokens_[1], {"namespace", "enum"}))
            return;
        const bool named = tokens_.size() > 3 && tokens_[2].text == "=";
        const auto& name = named ? tokens_[1] : tokens_[tokens_.size() - 2]; // using a::name;
        add(name.text, name.line, DeclaredName::Kind::Alias, joined(tokens_));
    }

    void type() {
        std::size_t at = 1;
        while (at < tokens_.size() && isOneOf(tokens_[at], {"class", "struct", "alignas", "[", "("}))
            at = isOneOf(tokens_[at], {"[", "("}) ? behindBracket(tokens_, at) : at + 1;
        auto body = at;
        if (at < tokens_.size() && isWord(tokens_[at])) {
            ++body;
            if (body >= tokens_.size() || isOneOf(tokens_[body], {";", "<", "::"}))
                return; // announced, or a special case of another
            add(tokens_[at].text, tokens_[at].line, DeclaredName::Kind::Other);
        }
        if (tokens_[0].text == "enum" && at == 1)
            enumerators(body);
    }

    void enumerators(std::size_t at) {
        while (at < tokens_.size() && tokens_[at].text != "{")
            ++at;
        const auto end = at < tokens_.size() ? behindBracket(tokens_, at) : at;
        for (++at; at < end;) {
            if (isWord(tokens_[at]) && isOneOf(tokens_[at - 1], {"{", ","}))
                add(tokens_[at].text, tokens_[at].line, DeclaredName::Kind::Other);
            at = isOneOf(tokens_[at], {"(", "{"}) ? behindBracket(tokens_, at) : at + 1;
        }
    }

    void functionOrVariable() {
        const auto end = endOfName(tokens_);
        if (end == 0 || end >= tokens_.size())
            return;
        const bool brackets = tokens_[end].text == "(";
        const auto word = std::ranges::find(tokens_.first(end), "operator", &Token::text);
        const auto first = word != tokens_.begin() + static_cast<std::ptrdiff_t>(end)
                               ? static_cast<std::size_t>(word - tokens_.begin())
                               : end - 1;
        const auto& name = tokens_[first];
        if (first > 0 && tokens_[first - 1].text == "::")
            return; // a member of a type
        const auto arguments = brackets ? tokens_.subspan(end, behindBracket(tokens_, end) - end) : Tokens{};
        if (first == 0 && brackets) { // a macro, such as TEST(Model, Opens)
            add(name.text, name.line, DeclaredName::Kind::Function, joined(arguments));
            return;
        }
        const auto behind = end + arguments.size();
        if (brackets && behind < tokens_.size() && tokens_[behind].text == "(") { // of a pointer to a function
            const auto pointed = std::ranges::find_if(arguments, isWord);
            if (pointed != arguments.end())
                add(pointed->text, pointed->line, DeclaredName::Kind::Other);
        } else if (isWord(name)) {
            const bool function = brackets && !hasValues(arguments);
            add(joined(tokens_.subspan(first, end - first)), name.line,
                function ? DeclaredName::Kind::Function : DeclaredName::Kind::Other,
                function ? typesOf(tokens_, end) : std::string{});
        }
    }

    /// Whether a variable is made of what is in the brackets: a parameter of a function is no literal.
    static bool hasValues(Tokens arguments) {
        for (std::size_t at = 1; at + 1 < arguments.size();) {
            if (isLiteral(arguments[at]) && isOneOf(arguments[at - 1], {"(", ","}))
                return true;
            at = isOneOf(arguments[at], {"(", "[", "{", "<"}) ? behindBracket(arguments, at) : at + 1;
        }
        return false;
    }

    Tokens tokens_;
    std::string_view scope_;
    bool hidden_ = false;
    std::vector<DeclaredName>& output_;
};

/// Reads a namespace from `at`, behind its opening brace, and returns what follows its closing one.
std::size_t readNamespace(Tokens tokens, std::size_t at, const std::string& scope, bool hidden,
                          std::vector<DeclaredName>& output) {
    while (at < tokens.size() && tokens[at].text != "}") {
        const auto start = at + (tokens[at].text == "inline" ? 1 : 0);
        auto brace = start + 1;
        if (start < tokens.size() && tokens[start].text == "namespace") {
            while (brace < tokens.size() && (isWord(tokens[brace]) || tokens[brace].text == "::"))
                ++brace;
        }
        if (brace < tokens.size() && tokens[start].text == "namespace" && tokens[brace].text == "{") {
            const bool anonymous = brace == start + 1;
            const auto name = joined(tokens.subspan(start + 1, brace - start - 1));
            at = readNamespace(tokens, brace + 1, anonymous ? scope : scope + name + "::", hidden || anonymous, output);
        } else if (at + 2 < tokens.size() && tokens[at].text == "extern" && isLiteral(tokens[at + 1]) &&
                   tokens[at + 2].text == "{") {
            at = readNamespace(tokens, at + 3, scope, hidden, output);
        } else {
            const auto end = std::max(at + 1, behindDeclaration(tokens, at));
            Declaration(tokens.subspan(at, end - at), scope, hidden, output);
            at = end;
        }
    }
    return at + 1;
}

} // namespace

std::vector<DeclaredName> declaredNames(std::string_view text) {
    std::vector<DeclaredName> names;
    const auto tokens = tokensOf(text);
    for (std::size_t at = 0; at < tokens.size();)
        at = readNamespace(tokens, at, {}, false, names);
    return names;
}

} // namespace navsmith::architecture
