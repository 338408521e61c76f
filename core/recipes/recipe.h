// Recipes: lists of steps that edit documents without a window. Each step selects elements by an expression
// (core/query), sets properties of what is selected, or runs an edit of the system. docs/recipes.md explains both forms
// in which they are written.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::recipes {

/// An argument of an edit: id of the parameter and value, as people write it.
struct Argument {
    std::string parameter;
    std::string value;

    bool operator==(const Argument&) const = default;
};

/// What a step does, in this order. Whatever is empty is left out.
struct Step {
    std::string select = {};           ///< an expression with its type ("node: water"); empty: the selection stays
    std::vector<std::string> set = {}; ///< "PROPERTY = VALUE", all at once
    std::string edit = {};             ///< id
    std::vector<Argument> with = {};
    std::string comment = {}; ///< for people; one line

    bool operator==(const Step&) const = default;
};

struct Recipe {
    std::string system; ///< id; empty: any
    std::vector<Step> steps;

    bool operator==(const Recipe&) const = default;
};

struct RecipeError {
    std::size_t line = 0; ///< from 1; 0: unknown
    std::string message;
};

/// Reads a recipe in either form: a JSON object, or lines.
tl::expected<Recipe, RecipeError> parse(std::string_view text);

std::string toText(const Recipe& recipe);
std::string toJson(const Recipe& recipe);

} // namespace navsmith::recipes
