#include "app/gui/panels/filter_edit.h"

#include "app/gui/panels/schema_text.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QStringListModel>

#include <algorithm>

namespace navsmith::gui {

using model::PropertyType;

namespace {

/// Long enough not to filter on every key, short enough not to be noticed.
constexpr int kDelayMilliseconds = 150;
const QColor kErrorColour(0xE0, 0x55, 0x55);

/// The start of the last word of a text.
qsizetype lastWord(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[\\w.]*$"));
    return word.match(text).capturedStart();
}

/// Completes only the last word of the line.
class WordCompleter final : public QCompleter {
public:
    WordCompleter(QAbstractItemModel* model, QLineEdit* line) : QCompleter(model, line), line_(line) {
        setCaseSensitivity(Qt::CaseInsensitive);
        setCompletionMode(QCompleter::PopupCompletion);
        popup()->setObjectName(QStringLiteral("filter.completions"));
    }

    [[nodiscard]] QStringList splitPath(const QString& path) const override {
        const auto word = path.mid(lastWord(path));
        // An empty prefix would list every word after each space.
        return {word.isEmpty() ? QStringLiteral("\n") : word};
    }

    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override {
        const auto typed = line_->text().left(line_->cursorPosition());
        return typed.left(lastWord(typed)) + index.data().toString();
    }

private:
    QLineEdit* line_;
};

QString quotedIfNeeded(const QString& word) {
    static const QRegularExpression plain(QStringLiteral("^[\\w.+:-]+$"));
    return plain.match(word).hasMatch() ? word : QStringLiteral("\"%1\"").arg(word);
}

} // namespace

FilterEdit::FilterEdit(const model::ElementType& type, QWidget* parent)
    : QLineEdit(parent), type_(type), words_(new QStringListModel(this)),
      help_(tr("Text to find, or an expression: width > 0 and not water, road = \"a name\", position.z < -10, "
               "name ~ part")) {
    setPlaceholderText(tr("Filter %1: text or expression").arg(fromUtf8(type.plural)));
    setClearButtonEnabled(true);
    setToolTip(help_);
    setCompleter(new WordCompleter(words_, this));
    delay_.setSingleShot(true);
    delay_.setInterval(kDelayMilliseconds);
    connect(&delay_, &QTimer::timeout, this, &FilterEdit::enforceInvariants);
    connect(this, &QLineEdit::textChanged, this, [this] { delay_.start(); });
    connect(this, &QLineEdit::textEdited, this,
            [this] { words_->setStringList(wordsFor(text().left(cursorPosition()))); });
}

QStringList FilterEdit::wordsFor(const QString& text) const {
    static const QRegularExpression comparison(QStringLiteral("(\\w+)\\s*(?:=|==|!=)\\s*$"));
    const auto before = text.left(lastWord(text));
    QStringList words;
    if (const auto match = comparison.match(before); match.hasMatch()) {
        const auto* property = type_.findProperty(match.captured(1).toStdString());
        if (property != nullptr && property->type == PropertyType::Bool)
            words << QStringLiteral("yes") << QStringLiteral("no");
        if (property != nullptr) {
            for (const auto& name : property->names)
                words << quotedIfNeeded(fromUtf8(name.title));
        }
        return words;
    }
    for (const auto& property : type_.properties) {
        if (property.type == PropertyType::Vector) {
            for (std::size_t i = 0; i < property.components.size(); ++i)
                words << fromUtf8(property.id) + u'.' + coordinateName(i);
        } else {
            words << fromUtf8(property.id);
        }
    }
    words.sort();
    return words;
}

void FilterEdit::setError(const QString& message, bool red) {
    red_ = red && !message.isEmpty();
    setToolTip(message.isEmpty() ? help_ : tr("Not a valid expression: %1").arg(message));
    setAccessibleDescription(toolTip());
    update();
}

void FilterEdit::enforceInvariants() {
    delay_.stop();
    Q_EMIT filterChanged(text());
}

void FilterEdit::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (!red_)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(kErrorColour, 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 2, 2);
}

void FilterEdit::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enforceInvariants();
        return;
    case Qt::Key_Escape:
        if (!text().isEmpty()) {
            clear();
            enforceInvariants();
            return;
        }
        event->ignore();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace navsmith::gui
