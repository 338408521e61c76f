#include "core/recipes/recipe.h"

#include "formats/texts/texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace navsmith::recipes {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostSteps = 100'000;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// Takes the first word of a line.
std::string_view takeWord(std::string_view& line) {
    const auto end = std::min(line.find_first_of(" \t"), line.size());
    const auto word = line.substr(0, end);
    line = trimmed(line.substr(end));
    return word;
}

/// "name=value name="a value"".
tl::expected<std::vector<Argument>, std::string> arguments(std::string_view line) {
    std::vector<Argument> all;
    while (!line.empty()) {
        const auto sign = line.find('=');
        if (sign == std::string_view::npos)
            return tl::unexpected(texts::format("expected NAME=VALUE instead of '{}'", line));
        Argument argument{std::string(trimmed(line.substr(0, sign))), {}};
        line = trimmed(line.substr(sign + 1));
        const bool quoted = line.starts_with('"') || line.starts_with('\'');
        const auto end = quoted ? line.find(line.front(), 1) : std::min(line.find_first_of(" \t"), line.size());
        if (end == std::string_view::npos)
            return tl::unexpected(texts::format("missing closing quotation mark"));
        argument.value = std::string(quoted ? line.substr(1, end - 1) : line.substr(0, end));
        line = trimmed(line.substr(quoted ? end + 1 : end));
        all.push_back(std::move(argument));
    }
    return all;
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
    if (command == "select") {
        recipe.steps.push_back({.select = std::string(line)});
    } else if (command == "set") {
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
        return tl::unexpected(texts::format("'{}' is no step: use select, set or do", command));
    }
    return {};
}

tl::expected<Recipe, RecipeError> parseLines(std::string_view text) {
    Recipe recipe;
    bool setting = false;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = trimmed(text.substr(0, end));
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

/// A value as people write it.
std::string written(const Json& value) {
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

tl::expected<Step, std::string> stepFrom(const Json& json) {
    if (!json.is_object())
        return tl::unexpected(texts::format("a step is an object"));
    Step step;
    for (const auto& [key, value] : json.items()) {
        const bool isText = key == "select" || key == "do" || key == "comment";
        if (isText && !value.is_string())
            return tl::unexpected(texts::format("'{}' is a text", key));
        if ((key == "set" || key == "with") && !value.is_object())
            return tl::unexpected(texts::format("'{}' is an object", key));
        if (key == "select") {
            step.select = value.get<std::string>();
        } else if (key == "do") {
            step.edit = value.get<std::string>();
        } else if (key == "comment") {
            step.comment = value.get<std::string>();
        } else if (key == "set") {
            for (const auto& [property, set] : value.items())
                step.set.push_back(property + " = " + written(set));
        } else if (key == "with") {
            for (const auto& [parameter, argument] : value.items())
                step.with.push_back({parameter, written(argument)});
        } else {
            return tl::unexpected(texts::format("a step has no '{}'", key));
        }
    }
    return step;
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
    if (json.contains("system") && json["system"].is_string())
        recipe.system = json["system"].get<std::string>();
    for (const auto& each : json["steps"]) {
        auto step = stepFrom(each);
        if (!step)
            return wrong(texts::format("step {}: {}", recipe.steps.size() + 1, step.error()));
        recipe.steps.push_back(std::move(*step));
    }
    return recipe;
}

std::string quotedIfNeeded(const std::string& value) {
    const bool plain = !value.empty() && value.find_first_of(" \t\"'") == std::string::npos;
    if (plain)
        return value;
    const char mark = value.find('"') == std::string::npos ? '"' : '\'';
    return mark + value + mark;
}

} // namespace

tl::expected<Recipe, RecipeError> parse(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' ? parseJson(text) : parseLines(text);
}

std::string toText(const Recipe& recipe) {
    std::string text;
    if (!recipe.system.empty())
        text += "system " + recipe.system + "\n";
    bool setting = false;
    for (const auto& step : recipe.steps) {
        if (!step.comment.empty())
            text += "# " + step.comment + "\n";
        if (!step.select.empty())
            text += "select " + step.select + "\n";
        else if (setting && !step.set.empty())
            text += "select selected\n"; // separates two steps of settings
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
    json["steps"] = Json::array();
    for (const auto& step : recipe.steps) {
        Json each = Json::object();
        if (!step.comment.empty())
            each["comment"] = step.comment;
        if (!step.select.empty())
            each["select"] = step.select;
        for (const auto& set : step.set) {
            const auto sign = set.find('=');
            each["set"][std::string(trimmed(std::string_view(set).substr(0, sign)))] =
                sign == std::string::npos ? std::string()
                                          : std::string(trimmed(std::string_view(set).substr(sign + 1)));
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
