// Asks the questions of a recipe.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/recipes/recipe.h"

#include <vector>

class QLineEdit;

namespace navsmith::gui {

/// Fields: "recipe.NAME".
class RecipeDialog : public Dialog {
    Q_OBJECT

public:
    RecipeDialog(const QString& title, const std::vector<recipes::Question>& questions, QWidget* parent);

    [[nodiscard]] std::vector<recipes::Answer> answers() const;

private:
    std::vector<recipes::Question> questions_;
    std::vector<QLineEdit*> fields_;
};

} // namespace navsmith::gui
