// Read-only fields: derived values, references that can be followed, bytes.
#include "app/gui/panels/field_types.h"
#include "app/gui/panels/hex_dialog.h"
#include "app/gui/panels/schema_text.h"
#include "formats/texts/texts.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <string>

namespace navsmith::gui {

using model::Element;
using model::ElementType;
using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;

namespace {

/// A value that cannot be edited: selectable text.
class PlainField final : public PropertyField {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::PlainField)

public:
    PlainField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent), text_(new QLabel(this)) {
        text_->setTextFormat(Qt::PlainText);
        text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        describe(text_);
        auto* layout = rowLayout(this);
        layout->addWidget(text_, 1);
        if (hasRawText(spec, property) && property.type != PropertyType::Vector) {
            raw_ = rawLabel(this, text_->objectName());
            layout->addWidget(raw_);
        }
    }

    void showCombined(const Model& /*model*/, const Combined& combined) override {
        text_->setText(combined.mixed ? mixedText() : textOf(combined.value));
        text_->setEnabled(!combined.mixed);
        if (raw_ != nullptr)
            raw_->setText(combined.mixed ? QString() : rawOf(combined.value));
    }

private:
    [[nodiscard]] QString withUnit(const QString& text) const {
        return property_.unit.empty() ? text : text + u' ' + fromUtf8(property_.unit);
    }

    [[nodiscard]] QString textOf(const model::Value& value) const {
        if (const auto* flag = std::get_if<bool>(&value))
            return *flag ? tr("yes") : tr("no");
        if (const auto* text = std::get_if<std::string>(&value))
            return fromUtf8(*text);
        if (const auto* integer = std::get_if<std::int64_t>(&value)) {
            const auto name = std::ranges::find(property_.names, *integer, &model::EnumName::value);
            if (name != property_.names.end())
                return fromUtf8(name->title);
            if (property_.type == PropertyType::Enum)
                return tr("%1 (unknown)").arg(*integer);
            return withUnit(numberText(spec_, property_, static_cast<double>(*integer)));
        }
        if (const auto* number = std::get_if<double>(&value))
            return withUnit(numberText(spec_, property_, *number));
        if (const auto* vector = std::get_if<glm::dvec3>(&value)) {
            QStringList parts;
            for (std::size_t i = 0; i < property_.components.size(); ++i)
                parts << numberText(spec_, property_, (*vector)[i]);
            return withUnit(parts.join(fromUtf8(texts::separator())));
        }
        return {};
    }

    [[nodiscard]] QString rawOf(const model::Value& value) const {
        if (const auto* integer = std::get_if<std::int64_t>(&value))
            return rawText(spec_, property_, static_cast<double>(*integer));
        if (const auto* number = std::get_if<double>(&value))
            return rawText(spec_, property_, *number);
        return {};
    }

    QLabel* text_;
    QLabel* raw_ = nullptr;
};

class LinkField final : public PropertyField {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::LinkField)

public:
    LinkField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent), button_(new QToolButton(this)) {
        button_->setAutoRaise(true);
        button_->setFocusPolicy(Qt::StrongFocus);
        auto* layout = rowLayout(this);
        layout->addWidget(button_);
        layout->addStretch(1);
        describe(button_);
        connect(button_, &QToolButton::clicked, this, [this] {
            if (target_.valid())
                Q_EMIT goTo(target_);
        });
    }

    void showCombined(const Model& model, const Combined& combined) override {
        const auto* element = std::get_if<Element>(&combined.value);
        target_ = element != nullptr && !combined.mixed ? *element : Element{};
        button_->setEnabled(target_.valid());
        auto font = button_->font();
        font.setUnderline(target_.valid());
        button_->setFont(font);
        auto colours = palette();
        colours.setColor(QPalette::Active, QPalette::ButtonText, palette().color(QPalette::Active, QPalette::Link));
        colours.setColor(QPalette::Inactive, QPalette::ButtonText, palette().color(QPalette::Active, QPalette::Link));
        button_->setPalette(colours);
        button_->setText(combined.mixed ? mixedText() : textOf(model, combined.value));
    }

private:
    [[nodiscard]] static QString textOf(const Model& model, const model::Value& value) {
        if (const auto* element = std::get_if<Element>(&value))
            return QString::fromStdString(model::elementName(model, *element));
        if (const auto* raw = std::get_if<std::int64_t>(&value))
            return tr("0x%1 (not open)").arg(QString::number(static_cast<quint64>(*raw), 16).toUpper());
        return tr("none");
    }

    QToolButton* button_;
    Element target_;
};

class BytesField final : public PropertyField {
public:
    BytesField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent), button_(new QToolButton(this)) {
        button_->setFocusPolicy(Qt::StrongFocus);
        auto* layout = rowLayout(this);
        layout->addWidget(button_);
        layout->addStretch(1);
        describe(button_);
        connect(button_, &QToolButton::clicked, this, [this] {
            auto* dialog = new HexDialog(fromUtf8(property_.title), bytes_, window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        });
    }

    void showCombined(const Model& /*model*/, const Combined& combined) override {
        bytes_ = combined.mixed ? std::string() : std::get<std::string>(combined.value);
        button_->setEnabled(!bytes_.empty());
        button_->setText(combined.mixed ? mixedText() : byteCount(bytes_.size()));
    }

private:
    QToolButton* button_;
    std::string bytes_;
};

} // namespace

PropertyField* makePlainField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                              QWidget* parent) {
    return new PlainField(spec, type, property, parent);
}

PropertyField* makeLinkField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                             QWidget* parent) {
    return new LinkField(spec, type, property, parent);
}

PropertyField* makeBytesField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                              QWidget* parent) {
    return new BytesField(spec, type, property, parent);
}

} // namespace navsmith::gui
