#include "app/cli/request.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

/// Options of commands that say where documents come from and where results go, which requests do otherwise.
constexpr std::array<std::string_view, 12> kOfTheCommandLine{"json",       "ndjson", "csv",      "recursive",
                                                             "files-from", "output", "as",       "both-copies",
                                                             "replace",    "jobs",   "textures", "names"};

tl::unexpected<RequestError> wrong(std::string message, std::string field = {}) {
    return tl::unexpected(RequestError{std::move(message), std::move(field), std::nullopt});
}

std::string upper(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

bool namesFiles(const CLI::Option& option) {
    const auto type = option.get_type_name();
    return type == "FILE" || type == "FOLDER" || type == "PATH";
}

/// The words of a command line for the members of a request.
class Words {
public:
    Words(CLI::App& app, const Command& row, const RequestRules& rules) : app_(app), row_(row), rules_(rules) {}

    tl::expected<std::vector<std::string>, RequestError> of(const Request& request) {
        for (const auto& [key, value] : request.options.items()) {
            if (auto result = add(key, value); !result)
                return tl::unexpected(std::move(result.error()));
        }
        auto* path = app_.get_option_no_throw("PATH");
        if (path != nullptr && !hasPath_ && !row_.opensDocuments) {
            if (rules_.openPaths.empty())
                return wrong("no document is open");
            operandsOf(path) = {rules_.openPaths.begin(), rules_.openPaths.end()};
        }
        if (app_.get_option_no_throw("--json") != nullptr)
            words_.emplace_back("--json");
        words_.emplace_back("--");
        for (const auto* option : app_.get_options()) { // in the order of the command line
            const auto operand = std::ranges::find(operands_, option, &std::pair<const CLI::Option*, Texts>::first);
            if (operand != operands_.end())
                words_.insert(words_.end(), operand->second.begin(), operand->second.end());
        }
        return std::move(words_);
    }

private:
    using Texts = std::vector<std::string>;

    Texts& operandsOf(const CLI::Option* option) { return operands_.emplace_back(option, Texts()).second; }

    [[nodiscard]] CLI::Option* find(const std::string& key) const {
        if (auto* option = app_.get_option_no_throw("--" + key); option != nullptr)
            return option;
        auto* operand = app_.get_option_no_throw(upper(key == "paths" ? "path" : key));
        return operand != nullptr && operand->get_positional() ? operand : nullptr;
    }

    tl::expected<void, RequestError> add(const std::string& key, const Json& value) {
        const auto* option = find(key);
        const bool isElsewhere = !row_.opensDocuments && !row_.writes &&
                                 std::ranges::find(kOfTheCommandLine, key) != kOfTheCommandLine.end();
        if (option == nullptr || isElsewhere)
            return wrong(fmt::format("{} has no such option here", row_.name), key);
        if (namesFiles(*option) && !rules_.mayUseFiles)
            return wrong("no files are used here", key);
        if (value.is_null() || (value.is_boolean() && !value.get<bool>()))
            return {};
        if (option->get_items_expected_max() == 0) {
            if (!value.is_boolean())
                return wrong("is true or false", key);
            words_.push_back("--" + key);
            return {};
        }
        Texts texts;
        if (value.is_array()) {
            for (const auto& each : value) {
                if (auto result = addText(key, *option, each, texts); !result)
                    return result;
            }
        } else if (auto result = addText(key, *option, value, texts); !result) {
            return result;
        }
        if (option->get_positional()) {
            hasPath_ = hasPath_ || option->get_single_name() == "PATH";
            operandsOf(option) = std::move(texts);
            return {};
        }
        for (const auto& text : texts)
            words_.push_back(fmt::format("--{}={}", key, text));
        return {};
    }

    static tl::expected<void, RequestError> addText(const std::string& key, const CLI::Option& option,
                                                    const Json& value, Texts& to) {
        if (!value.is_string() && !value.is_number())
            return wrong("is a text, a number, or a list of these", key);
        auto text = value.is_string() ? value.get<std::string>() : value.dump();
        if (text.empty())
            return wrong("is empty", key);
        if (text == "-" && namesFiles(option))
            return wrong("standard input has the requests", key);
        to.push_back(std::move(text));
        return {};
    }

    CLI::App& app_;
    const Command& row_;
    const RequestRules& rules_;
    bool hasPath_ = false;
    Texts words_;
    std::vector<std::pair<const CLI::Option*, Texts>> operands_;
};

} // namespace

ParsedRequest parseRequest(std::string_view line) {
    Json json;
    try {
        json = Json::parse(line);
    } catch (const Json::parse_error& error) {
        return {nullptr, tl::unexpected(RequestError{"is not JSON", {}, error.byte == 0 ? 0 : error.byte - 1})};
    } catch (const Json::out_of_range&) {
        return {nullptr, wrong("has a number that is too large")};
    }
    if (!json.is_object())
        return {nullptr, wrong("is not an object")};
    Request request{nullptr, {}, Json::object()};
    for (auto& [key, value] : json.items()) {
        if (key == "id" && (value.is_string() || value.is_number()))
            request.id = value;
    }
    for (auto& [key, value] : json.items()) {
        if (key == "id") {
            if (request.id.is_null() && !value.is_null())
                return {nullptr, wrong("is neither a text nor a number", "id")};
        } else if (key == "command") {
            if (!value.is_string())
                return {request.id, wrong("is not a text", "command")};
            request.command = value.get<std::string>();
        } else {
            request.options[key] = std::move(value);
        }
    }
    if (request.command.empty())
        return {request.id, wrong("is missing", "command")};
    auto id = request.id;
    return {std::move(id), std::move(request)};
}

tl::expected<DeclaredCommand, RequestError> declare(const Command& row, const Request& request,
                                                    const RequestRules& rules) {
    CLI::App app;
    app.allow_windows_style_options(false);
    app.set_help_flag();
    OptionChoices choices;
    auto declared = row.declare(app, choices);
    auto words = Words(app, row, rules).of(request);
    if (!words)
        return tl::unexpected(std::move(words.error()));
    std::ranges::reverse(*words); // CLI11 takes them from the last to the first
    try {
        app.parse(std::move(*words));
    } catch (const CLI::ParseError& error) {
        return wrong(error.what());
    }
    return declared;
}

} // namespace navsmith::cli
