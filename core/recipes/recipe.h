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
    std::string store = {};            ///< a name for what is selected: later steps say in "NAME"
    std::vector<std::string> set = {}; ///< "PROPERTY = VALUE", all at once
    std::string edit = {};             ///< id
    std::vector<Argument> with = {};
    std::string comment = {}; ///< for people; one line

    bool operator==(const Step&) const = default;
};

/// A value that people choose when a recipe runs. In its steps, $NAME stands for it.
struct Question {
    std::string name;  ///< letters, digits and '_'
    std::string title; ///< "Width of the road"
    std::string usual; ///< the value where nobody is asked

    bool operator==(const Question&) const = default;
};

struct Recipe {
    std::string system; ///< id; empty: any
    std::vector<Step> steps;
    std::vector<Question> questions = {};

    bool operator==(const Recipe&) const = default;
};

struct RecipeError {
    std::size_t line = 0; ///< from 1; 0: unknown
    std::string message;
};

/// Reads a recipe in either form: a JSON object, or lines.
tl::expected<Recipe, RecipeError> parse(std::string_view text);

/// An answer to a question: its name and a value.
using Answer = std::pair<std::string, std::string>;

/// The recipe with its questions answered; those without an answer get the usual value. An error for an answer to no
/// question.
tl::expected<Recipe, std::string> answered(const Recipe& recipe, const std::vector<Answer>& answers);

std::string toText(const Recipe& recipe);
std::string toJson(const Recipe& recipe);

} // namespace navsmith::recipes
