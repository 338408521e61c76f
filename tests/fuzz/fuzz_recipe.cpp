// Any text: an error with a line of the text, or a recipe that can be written in both forms. What is read of these is
// written the same way; comments of lines are not read.
#include "core/recipes/recipe.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto text = textOf(input);
    auto recipe = recipes::parse(text);
    if (!recipe) {
        require(!recipe.error().message.empty());
        require(recipe.error().line <= 1 + static_cast<std::size_t>(std::ranges::count(text, '\n')));
        return;
    }
    const auto json = recipes::toJson(*recipe);
    const auto fromJson = recipes::parse(json);
    require(fromJson && recipes::toJson(*fromJson) == json);
    for (auto& step : recipe->steps)
        step.comment.clear();
    const auto lines = recipes::toText(*recipe);
    const auto fromLines = recipes::parse(lines);
    require(fromLines && recipes::toText(*fromLines) == lines);
}
