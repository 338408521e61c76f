#include "core/recipes/recipe.h"

#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <optional>

namespace navsmith::recipes {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostSteps = 100'000;

/// Ends of lines stay, but for '\r'.
std::string_view withoutBlanks(std::string_view text) {
    return bytes::trimmed(text, " \t\r");
}

/// Takes the first word of a line.
std::string_view takeWord(std::string_view& line) {
    const auto end = std::min(line.find_first_of(" \t"), line.size());
    const auto word = line.substr(0, end);
    line = withoutBlanks(line.substr(end));
    return word;
}

/// Takes a value in quotation marks, in which the mark twice stands for itself. None: it does not end.
std::optional<std::string> takeQuoted(std::string_view& line) {
    const char mark = line.front();
    std::string value;
    for (std::size_t at = 1; at < line.size(); ++at) {
        if (line[at] == mark && !line.substr(at + 1).starts_with(mark)) {
            line = withoutBlanks(line.substr(at + 1));
            return value;
        }
        at += line[at] == mark ? 1 : 0;
        value += line[at];
    }
    return std::nullopt;
}

/// "name=value name="a value"".
tl::expected<std::vector<Argument>, std::string> arguments(std::string_view line) {
    std::vector<Argument> all;
    while (!line.empty()) {
        const auto sign = line.find('=');
        if (sign == std::string_view::npos)
            return tl::unexpected(texts::format("expected NAME=VALUE instead of '{}'", line));
        Argument argument{std::string(withoutBlanks(line.substr(0, sign))), {}};
        if (argument.parameter.empty())
            return tl::unexpected(texts::format("expected NAME=VALUE instead of '{}'", line));
        line = withoutBlanks(line.substr(sign + 1));
        if (line.starts_with('"') || line.starts_with('\'')) {
            auto value = takeQuoted(line);
            if (!value)
                return tl::unexpected(texts::format("missing closing quotation mark"));
            argument.value = std::move(*value);
        } else {
            argument.value = std::string(takeWord(line));
        }
        all.push_back(std::move(argument));
    }
    return all;
}

bool isName(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// "width Width of the road = 8".
tl::expected<Question, std::string> question(std::string_view line) {
    Question question{std::string(takeWord(line)), {}, {}};
    if (!isName(question.name))
        return tl::unexpected(texts::format("'{}' is no name: use letters, digits and _", question.name));
    const auto sign = line.find('=');
    if (sign == std::string_view::npos)
        return tl::unexpected(texts::format("expected = and the usual value after the question"));
    question.title = std::string(withoutBlanks(line.substr(0, sign)));
    question.usual = std::string(withoutBlanks(line.substr(sign + 1)));
    return question;
}

/// Adds what a line says. Consecutive `set` lines are one step, so that all see the same values.
tl::expected<void, std::string> addLine(Recipe& recipe, std::string_view line, bool& setting) {
    const bool wasSetting = std::exchange(setting, false);
    const auto command = takeWord(line);
    if (command == "system") {
        recipe.system = std::string(line);
        return {};
    }
    if (line.empty())
        return tl::unexpected(texts::format("'{}' needs something after it", command));
    if (command == "ask") {
        auto next = question(line);
        if (!next)
            return tl::unexpected(std::move(next.error()));
        recipe.questions.push_back(std::move(*next));
    } else if (command == "select") {
        recipe.steps.push_back({.select = std::string(line)});
    } else if (command == "store") {
        recipe.steps.push_back({.store = std::string(line)});
    } else if (command == "set") {
        if (line.starts_with('='))
            return tl::unexpected(texts::format("'{}' needs something after it", command));
        if (!wasSetting)
            recipe.steps.push_back({});
        recipe.steps.back().set.emplace_back(line);
        setting = true;
    } else if (command == "do") {
        Step step{.edit = std::string(takeWord(line))};
        auto with = arguments(line);
        if (!with)
            return tl::unexpected(std::move(with.error()));
        step.with = std::move(*with);
        recipe.steps.push_back(std::move(step));
    } else {
        return tl::unexpected(texts::format("'{}' is no step: use ask, select, store, set or do", command));
    }
    return {};
}

tl::expected<Recipe, RecipeError> parseLines(std::string_view text) {
    Recipe recipe;
    bool setting = false;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = withoutBlanks(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.starts_with('#'))
            continue;
        if (recipe.steps.size() >= kMostSteps)
            return tl::unexpected(RecipeError{number, texts::format("there are too many steps")});
        if (auto added = addLine(recipe, line, setting); !added)
            return tl::unexpected(RecipeError{number, std::move(added.error())});
    }
    return recipe;
}

/// A value as people write it. None for what is no text, number or flag.
std::optional<std::string> written(const Json& value) {
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    return value.is_number() ? std::optional(value.dump()) : std::nullopt;
}

/// What a line can say.
tl::expected<std::string, std::string> oneLine(std::string_view text) {
    if (const auto end = text.find('\n'); end != std::string_view::npos)
        return tl::unexpected(texts::format("'{}' is more than one line", withoutBlanks(text.substr(0, end))));
    return std::string(withoutBlanks(text));
}

tl::expected<void, std::string> readPairs(Step& step, const std::string& key, const Json& pairs) {
    for (const auto& [name, json] : pairs.items()) {
        const auto value = written(json);
        if (!value)
            return tl::unexpected(texts::format("the value of '{}' is no text, number or flag", name));
        auto line = oneLine(name + (key == "set" ? " = " : "=") + *value);
        if (!line)
            return tl::unexpected(std::move(line.error()));
        const std::string plainName(withoutBlanks(name));
        if (plainName.empty() || plainName.find('=') != std::string::npos)
            return tl::unexpected(texts::format("'{}' is no name", name));
        if (key == "set")
            step.set.push_back(std::move(*line));
        else
            step.with.push_back({plainName, *value});
    }
    return {};
}

tl::expected<Step, std::string> stepFrom(const Json& json) {
    if (!json.is_object())
        return tl::unexpected(texts::format("a step is an object"));
    Step step;
    for (const auto& [key, value] : json.items()) {
        const bool isText = key == "select" || key == "store" || key == "do" || key == "comment";
        const bool isObject = key == "set" || key == "with";
        if (isText && !value.is_string())
            return tl::unexpected(texts::format("'{}' is a text", key));
        if (isObject && !value.is_object())
            return tl::unexpected(texts::format("'{}' is an object", key));
        if (!isText && !isObject)
            return tl::unexpected(texts::format("a step has no '{}'", key));
        if (isObject) {
            if (auto pairs = readPairs(step, key, value); !pairs)
                return tl::unexpected(std::move(pairs.error()));
            continue;
        }
        auto line = oneLine(value.get_ref<const std::string&>());
        if (!line)
            return tl::unexpected(std::move(line.error()));
        if (key == "do" && line->find_first_of(" \t") != std::string::npos)
            return tl::unexpected(texts::format("'{}' is no id of an edit", *line));
        auto& text = key == "select"  ? step.select
                     : key == "store" ? step.store
                     : key == "do"    ? step.edit
                                      : step.comment;
        text = std::move(*line);
    }
    return step;
}

/// What a line can say of a question.
tl::expected<Question, std::string> questionFrom(const Json& json) {
    std::string line("ask");
    for (const auto* key : {"name", "title", "usual"}) {
        const auto value = json.is_object() && json.contains(key) ? written(json[key]) : std::string();
        if (!value)
            return tl::unexpected(texts::format("the value of '{}' is no text, number or flag", key));
        if (key == std::string_view("name") && !isName(*value))
            return tl::unexpected(texts::format("'{}' is no name: use letters, digits and _", *value));
        if (key == std::string_view("title") && value->find('=') != std::string::npos)
            return tl::unexpected(texts::format("a title has no ="));
        line += (key == std::string_view("usual") ? " = " : " ") + *value;
    }
    const auto one = oneLine(line);
    if (!one)
        return tl::unexpected(one.error());
    auto rest = std::string_view(*one);
    takeWord(rest);
    return question(rest);
}

tl::expected<Recipe, RecipeError> parseJson(std::string_view text) {
    const auto wrong = [](std::string message) { return tl::unexpected(RecipeError{0, std::move(message)}); };
    const auto json = Json::parse(text, nullptr, false);
    if (json.is_discarded())
        return wrong(texts::format("it begins like JSON, but is none"));
    if (!json.is_object() || !json.contains("steps") || !json["steps"].is_array())
        return wrong(texts::format("'steps' is missing"));
    if (json.contains("recipe") && json["recipe"] != 1)
        return wrong(texts::format("it is of a later version of the program"));
    Recipe recipe;
    if (json.contains("system") && json["system"].is_string()) {
        auto system = oneLine(json["system"].get_ref<const std::string&>());
        if (!system)
            return wrong(std::move(system.error()));
        recipe.system = std::move(*system);
    }
    for (const auto& each : json.value("ask", Json::array())) {
        auto next = questionFrom(each);
        if (!next)
            return wrong(texts::format("question {}: {}", recipe.questions.size() + 1, next.error()));
        recipe.questions.push_back(std::move(*next));
    }
    for (const auto& each : json["steps"]) {
        auto step = stepFrom(each);
        if (!step)
            return wrong(texts::format("step {}: {}", recipe.steps.size() + 1, step.error()));
        recipe.steps.push_back(std::move(*step));
    }
    return recipe;
}

std::string quotedIfNeeded(const std::string& value) {
    const bool plain = !value.empty() && value.find_first_of(" \t\r") == std::string::npos && value.front() != '"' &&
                       value.front() != '\'';
    if (plain)
        return value;
    const char mark = value.find('"') == std::string::npos ? '"' : '\'';
    std::string quoted(1, mark);
    for (const char c : value)
        quoted.append(c == mark ? 2 : 1, c);
    return quoted + mark;
}

} // namespace

tl::expected<Recipe, RecipeError> parse(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' ? parseJson(text) : parseLines(text);
}

tl::expected<Recipe, std::string> answered(const Recipe& recipe, const std::vector<Answer>& answers) {
    auto questions = recipe.questions;
    for (const auto& [name, value] : answers) {
        const auto question = std::ranges::find(questions, name, &Question::name);
        if (question == questions.end())
            return tl::unexpected(texts::format("the recipe does not ask for '{}'", name));
        question->usual = value;
    }
    // Longer names first: $width2 is not $width and a 2.
    std::ranges::sort(questions, std::ranges::greater(), [](const Question& q) { return q.name.size(); });
    const auto fill = [&](std::string& text) {
        std::string out;
        for (std::size_t at = 0; at < text.size();) {
            const auto rest = std::string_view(text).substr(at);
            const auto question = std::ranges::find_if(questions, [&](const Question& q) {
                return rest.front() == '$' && rest.substr(1).starts_with(q.name);
            });
            out += question == questions.end() ? std::string(1, rest.front()) : question->usual;
            at += question == questions.end() ? 1 : 1 + question->name.size();
        }
        text = std::move(out);
    };
    auto out = recipe;
    out.questions.clear();
    for (auto& step : out.steps) {
        fill(step.select);
        fill(step.store);
        std::ranges::for_each(step.set, fill);
        for (auto& argument : step.with)
            fill(argument.value);
    }
    return out;
}

std::string toText(const Recipe& recipe) {
    std::string text;
    if (!recipe.system.empty())
        text += "system " + recipe.system + "\n";
    for (const auto& [name, title, usual] : recipe.questions)
        text += fmt::format("ask {}{}{} = {}\n", name, title.empty() ? "" : " ", title, usual);
    bool setting = false;
    for (const auto& step : recipe.steps) {
        if (!step.comment.empty())
            text += "# " + step.comment + "\n";
        if (step.select.empty() && step.store.empty() && step.set.empty() && step.edit.empty())
            continue; // a comment does not separate steps of settings
        if (!step.select.empty())
            text += "select " + step.select + "\n";
        else if (setting && !step.set.empty())
            text += "select selected\n"; // separates two steps of settings
        if (!step.store.empty())
            text += "store " + step.store + "\n";
        for (const auto& set : step.set)
            text += "set " + set + "\n";
        setting = !step.set.empty() && step.edit.empty();
        if (step.edit.empty())
            continue;
        text += "do " + step.edit;
        for (const auto& [parameter, value] : step.with)
            text += " " + parameter + "=" + quotedIfNeeded(value);
        text += "\n";
    }
    return text;
}

std::string toJson(const Recipe& recipe) {
    Json json{{"recipe", 1}};
    if (!recipe.system.empty())
        json["system"] = recipe.system;
    for (const auto& [name, title, usual] : recipe.questions)
        json["ask"].push_back({{"name", name}, {"title", title}, {"usual", usual}});
    json["steps"] = Json::array();
    for (const auto& step : recipe.steps) {
        Json each = Json::object();
        if (!step.comment.empty())
            each["comment"] = step.comment;
        if (!step.select.empty())
            each["select"] = step.select;
        if (!step.store.empty())
            each["store"] = step.store;
        for (const auto& set : step.set) {
            const auto sign = set.find('=');
            each["set"][std::string(withoutBlanks(std::string_view(set).substr(0, sign)))] =
                sign == std::string::npos ? std::string()
                                          : std::string(withoutBlanks(std::string_view(set).substr(sign + 1)));
        }
        if (!step.edit.empty())
            each["do"] = step.edit;
        for (const auto& [parameter, value] : step.with)
            each["with"][parameter] = value;
        json["steps"].push_back(std::move(each));
    }
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace navsmith::recipes
