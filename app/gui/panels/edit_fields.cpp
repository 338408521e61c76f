// Editable fields: flags, enumerations, numbers, coordinates and text.
#include "app/gui/panels/choice_box.h"
#include "app/gui/panels/commit_line_edit.h"
#include "app/gui/panels/field_types.h"
#include "app/gui/panels/number_box.h"
#include "app/gui/panels/schema_text.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <vector>

namespace navsmith::gui {

using model::ElementType;
using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

using Rows = std::span<const Slot>;

namespace {

class FlagField final : public PropertyField {
public:
    FlagField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent), box_(new QCheckBox(fromUtf8(property.title), this)) {
        rowLayout(this)->addWidget(box_);
        describe(box_);
        connect(box_, &QCheckBox::clicked, this, [this] {
            // A click on a partially checked box checks it; QCheckBox would cycle through all three states.
            const bool on = box_->checkState() != Qt::Unchecked;
            box_->setTristate(false);
            box_->setChecked(on);
            Q_EMIT edited({property_, on, false});
        });
    }

    [[nodiscard]] bool hasOwnTitle() const override { return true; }

    void showCombined(const Model& /*model*/, const Combined& combined) override {
        box_->setTristate(combined.mixed);
        box_->setCheckState(combined.mixed                   ? Qt::PartiallyChecked
                            : std::get<bool>(combined.value) ? Qt::Checked
                                                             : Qt::Unchecked);
    }

private:
    QCheckBox* box_;
};

class ChoiceField final : public PropertyField {
public:
    ChoiceField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent), box_(new ChoiceBox(property, this)) {
        describe(box_);
        box_->setPlaceholderText(mixedText());
        auto* layout = rowLayout(this);
        layout->addWidget(box_, 1);
        if (hasRawText(spec, property)) {
            raw_ = rawLabel(this, box_->objectName());
            layout->addWidget(raw_);
        }
        connect(box_, &ChoiceBox::chosen, this, [this](qint64 value) {
            if (value != shown_)
                Q_EMIT edited({property_, static_cast<std::int64_t>(value), false});
        });
    }

    void showCombined(const Model& /*model*/, const Combined& combined) override {
        shown_ = combined.mixed ? std::nullopt : std::optional<qint64>(std::get<std::int64_t>(combined.value));
        box_->showValue(shown_);
        if (raw_ != nullptr)
            raw_->setText(shown_ ? rawText(spec_, property_, static_cast<double>(*shown_)) : QString());
    }

private:
    ChoiceBox* box_;
    QLabel* raw_ = nullptr;
    std::optional<qint64> shown_;
};

/// A number, or two or three for a vector.
class NumberField final : public PropertyField {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::NumberField)

public:
    NumberField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent) {
        const bool vector = property.type == PropertyType::Vector;
        if (vector) {
            for (std::size_t i = 0; i < property.components.size(); ++i)
                parts_.push_back({gui::coordinate(property, i), nullptr, nullptr});
        } else {
            parts_.push_back({property, nullptr, nullptr});
        }
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(1);
        if (hasOwnTitle())
            layout->addWidget(new QLabel(title(), this));
        layout->addLayout(row);
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            auto& part = parts_[i];
            auto shown = part.property;
            if (vector)
                shown.unit = {}; // shown in the label, because repeating it would leave no room for the numbers
            part.box = new NumberBox(spec, shown, this);
            if (parts_.size() > 2)
                // more room for digits; the arrow keys still step
                part.box->setButtonSymbols(QAbstractSpinBox::NoButtons);
            describe(part.box, vector ? coordinateName(i) : QString());
            auto* cell = new QVBoxLayout;
            cell->setSpacing(0);
            cell->addWidget(part.box);
            if (hasRawText(spec, part.property)) {
                part.raw = rawLabel(this, part.box->objectName());
                if (vector)
                    cell->addWidget(part.raw);
            }
            row->addLayout(cell, 1);
            if (!vector && part.raw != nullptr)
                row->addWidget(part.raw);
            auto tip = part.box->toolTip();
            if (!tip.isEmpty())
                tip += u'\n';
            part.box->setToolTip(tip + tr("Type +1, -=1, *2 or /2 to change what is there, in each selected element."));
            connect(part.box, &NumberBox::typed, this, [this, i](const NumberChange& change) {
                Q_EMIT edited({parts_[i].property, change, false});
            });
            connect(part.box, &NumberBox::stepped, this, [this, i](double value) {
                Q_EMIT edited({parts_[i].property, value, true});
            });
            connect(part.box, &NumberBox::left, this, &PropertyField::left);
        }
    }

    /// Three numbers need the full width of the panel.
    [[nodiscard]] bool hasOwnTitle() const override { return parts_.size() > 2; }

    void refresh(const Model& model, Rows rows) override {
        for (auto& part : parts_) {
            const auto combined = combine(model, type_, part.property, rows);
            setPresent(combined.present);
            if (!combined.present)
                return;
            std::optional<double> value;
            if (const auto* integer = std::get_if<std::int64_t>(&combined.value))
                value = static_cast<double>(*integer);
            else if (const auto* number = std::get_if<double>(&combined.value))
                value = *number;
            if (combined.mixed)
                value.reset();
            part.box->setValue(value);
            if (part.raw != nullptr)
                part.raw->setText(value ? rawText(spec_, part.property, *value) : QString());
        }
    }

    std::optional<Edit> takePending() override {
        for (auto& part : parts_) {
            if (const auto typed = part.box->takeTyped())
                return Edit{part.property, *typed, false};
        }
        return std::nullopt;
    }

private:
    struct Part {
        PropertySpec property;
        NumberBox* box;
        QLabel* raw;
    };
    std::vector<Part> parts_;
};

class TextField final : public PropertyField {
public:
    TextField(const ElementType& spec, ElementTypeId type, const PropertySpec& property, QWidget* parent)
        : PropertyField(spec, type, property, parent), line_(new CommitLineEdit(this)) {
        rowLayout(this)->addWidget(line_);
        describe(line_);
        connect(line_, &CommitLineEdit::committed, this, [this](const QString& text) {
            Q_EMIT edited({property_, text.toStdString(), false});
        });
        connect(line_, &CommitLineEdit::left, this, &PropertyField::left);
    }

    void showCombined(const Model& /*model*/, const Combined& combined) override {
        line_->setPlaceholderText(combined.mixed ? mixedText() : QString());
        line_->setShown(combined.mixed ? QString() : fromUtf8(std::get<std::string>(combined.value)));
    }

    std::optional<Edit> takePending() override {
        const auto typed = line_->takeTyped();
        return typed ? std::optional(Edit{property_, typed->toStdString(), false}) : std::nullopt;
    }

private:
    CommitLineEdit* line_;
};

} // namespace

PropertyField* makeFlagField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                             QWidget* parent) {
    return new FlagField(spec, type, property, parent);
}

PropertyField* makeChoiceField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                               QWidget* parent) {
    return new ChoiceField(spec, type, property, parent);
}

PropertyField* makeNumberField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                               QWidget* parent) {
    return new NumberField(spec, type, property, parent);
}

PropertyField* makeTextField(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                             QWidget* parent) {
    return new TextField(spec, type, property, parent);
}

} // namespace navsmith::gui
