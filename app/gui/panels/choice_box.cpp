#include "app/gui/panels/choice_box.h"

#include "app/gui/panels/schema_text.h"
#include "core/model/property.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

#include <algorithm>

namespace navsmith::gui {

namespace {

/// A list with more values is searched rather than read.
constexpr std::size_t kFewValues = 16;

} // namespace

ChoiceBox::ChoiceBox(const model::PropertySpec& property, QWidget* parent) : QComboBox(parent), property_(property) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    for (const auto& name : property_.names)
        addItem(itemFor(name), QVariant::fromValue<qint64>(name.value));
    if (property_.names.size() > kFewValues)
        makeSearchable();
    connect(this, &QComboBox::activated, this, [this](int index) { Q_EMIT chosen(itemData(index).toLongLong()); });
}

QString ChoiceBox::itemFor(const model::EnumName& name) const {
    if (property_.names.size() <= kFewValues || property_.hexadecimal)
        return fromUtf8(name.title);
    return QStringLiteral("%1 %2").arg(QString::number(name.value), fromUtf8(name.title));
}

void ChoiceBox::makeSearchable() {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &ChoiceBox::takeTyped);
}

void ChoiceBox::takeTyped() {
    // The completer is going to put the suggestion that is chosen in its list.
    const auto* suggestions = completer()->popup();
    if (!lineEdit()->isModified() || (suggestions->isVisible() && suggestions->currentIndex().isValid()))
        return;
    const auto typed = value();
    lineEdit()->setModified(false);
    const auto before = shown_;
    if (typed && typed != before)
        Q_EMIT chosen(*typed);
    else
        showValue(before);
}

void ChoiceBox::showValue(std::optional<qint64> value) {
    if (view()->isVisible() || (isEditable() && hasFocus() && lineEdit()->isModified()))
        return;
    while (count() > static_cast<int>(property_.names.size()))
        removeItem(count() - 1);
    shown_ = value;
    int index = value ? findData(*value) : -1;
    if (value && index < 0) {
        const auto word = QStringLiteral("0x%1").arg(QString::number(static_cast<quint64>(*value), 16).toUpper());
        addItem(tr("%1 (unknown)").arg(property_.hexadecimal ? word : QString::number(*value)), *value);
        index = count() - 1;
    }
    setCurrentIndex(index);
    if (isEditable()) {
        lineEdit()->setText(index < 0 ? QString() : itemText(index));
        lineEdit()->setPlaceholderText(placeholderText());
        lineEdit()->setCursorPosition(0);
    }
}

std::optional<qint64> ChoiceBox::value() const {
    if (!isEditable())
        return currentIndex() >= 0 ? std::optional(itemData(currentIndex()).toLongLong()) : std::nullopt;
    const auto text = currentText().trimmed();
    if (const int index = findText(text, Qt::MatchFixedString); index >= 0)
        return itemData(index).toLongLong();
    const auto name = std::ranges::find_if(property_.names, [&](const model::EnumName& each) {
        return text.compare(fromUtf8(each.title), Qt::CaseInsensitive) == 0;
    });
    if (name != property_.names.end())
        return name->value;
    const auto parsed = model::parseValue(property_, text.toStdString());
    if (const auto* number = parsed ? std::get_if<std::int64_t>(&*parsed) : nullptr)
        return *number;
    // The first that the list suggests.
    const int suggestion = text.isEmpty() ? -1 : findText(text, Qt::MatchContains);
    return suggestion >= 0 ? std::optional(itemData(suggestion).toLongLong()) : std::nullopt;
}

} // namespace navsmith::gui
