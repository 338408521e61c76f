#include "app/gui/recipes/recipe_dialog.h"

#include "app/gui/panels/schema_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace navsmith::gui {

RecipeDialog::RecipeDialog(const QString& title, const std::vector<recipes::Question>& questions, QWidget* parent)
    : Dialog(parent), questions_(questions) {
    setObjectName(QStringLiteral("dialog.recipe"));
    setWindowTitle(title);
    auto* form = new QFormLayout;
    for (const auto& question : questions_) {
        auto* field = new QLineEdit(QString::fromStdString(question.usual), this);
        const auto label = QString::fromStdString(question.title.empty() ? question.name : question.title);
        field->setObjectName(QStringLiteral("recipe.") + QString::fromStdString(question.name));
        field->setAccessibleName(label);
        form->addRow(label + u':', field);
        fields_.push_back(field);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connectButtons(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

std::vector<recipes::Answer> RecipeDialog::answers() const {
    std::vector<recipes::Answer> answers;
    for (std::size_t i = 0; i < fields_.size(); ++i)
        answers.emplace_back(questions_[i].name, fields_[i]->text().trimmed().toStdString());
    return answers;
}

} // namespace navsmith::gui
