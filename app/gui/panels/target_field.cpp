// The field of an editable reference: a name to type or select, and a button to go to the target.
#include "app/gui/panels/commit_line_edit.h"
#include "app/gui/panels/element_names.h"
#include "app/gui/panels/field_types.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStringListModel>
#include <QStyle>
#include <QToolButton>

namespace navsmith::gui {

using model::Element;
using model::ElementType;
using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::Slot;

using Rows = std::span<const Slot>;

namespace {

class TargetField final : public PropertyField {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::TargetField)

public:
    TargetField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent), target_(spec.columns[property.column].ref->target),
          line_(new CommitLineEdit(this)), go_(new QToolButton(this)), names_(new QStringListModel(this)) {
        auto* layout = rowLayout(this);
        layout->addWidget(line_, 1);
        layout->addWidget(go_);
        describe(line_);
        line_->setPlaceholderText(tr("none"));
        completeNames(*line_, *names_);
        go_->setObjectName(line_->objectName() + QStringLiteral(".go"));
        go_->setAutoRaise(true);
        go_->setIcon(style()->standardIcon(QStyle::SP_ArrowRight));
        go_->setAccessibleName(tr("Go to Element"));
        go_->setToolTip(tr("Select the element and frame it in the view"));
        connect(go_, &QToolButton::clicked, this, [this] {
            if (element_.valid())
                Q_EMIT goTo(element_);
        });
        connect(line_, &CommitLineEdit::committed, this, [this](const QString& text) {
            if (const auto edit = meant(text))
                Q_EMIT edited(*edit);
            else
                line_->setShown(shown_); // no element has this name
        });
        connect(line_, &CommitLineEdit::left, this, &PropertyField::left);
    }

    void refresh(const Model& model, Rows rows) override {
        model_ = &model;
        PropertyField::refresh(model, rows);
    }

    void showCombined(const Model& model, const Combined& combined) override {
        const auto* element = std::get_if<Element>(&combined.value);
        element_ = element != nullptr && !combined.mixed ? *element : Element{};
        go_->setEnabled(element_.valid());
        line_->setPlaceholderText(combined.mixed ? mixedText() : tr("none"));
        shown_.clear();
        if (element_.valid())
            shown_ = shortName(model, element_);
        else if (const auto* raw = std::get_if<std::int64_t>(&combined.value); raw != nullptr && !combined.mixed)
            shown_ = tr("%1 (missing)").arg(*raw);
        line_->setShown(shown_);
        fillNames(model);
    }

    std::optional<Edit> takePending() override {
        const auto typed = line_->takeTyped();
        return typed ? meant(*typed) : std::nullopt;
    }

private:
    void fillNames(const Model& model) {
        const auto names = shortNames(model, target_);
        if (names != names_->stringList())
            names_->setStringList(names);
    }

    /// Empty if no element has this name.
    [[nodiscard]] std::optional<Edit> meant(const QString& text) const {
        const auto name = text.trimmed();
        if (name.isEmpty())
            return Edit{property_, std::monostate{}, false};
        if (model_ == nullptr)
            return std::nullopt;
        if (const auto element = findElementByName(*model_, target_, name))
            return Edit{property_, *element, false};
        return std::nullopt;
    }

    ElementTypeId target_;
    CommitLineEdit* line_;
    QToolButton* go_;
    QStringListModel* names_;
    Element element_;
    QString shown_;
    const Model* model_ = nullptr; ///< the model of the shown rows
};

} // namespace

PropertyField* makeTargetField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                               QWidget* parent) {
    return new TargetField(spec, type, property, parent);
}

} // namespace navsmith::gui
