#include "app/gui/panels/filter_edit.h"

#include "app/gui/panels/schema_text.h"
#include "core/query/completion.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QStringListModel>

namespace navsmith::gui {

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

} // namespace

FilterEdit::FilterEdit(const model::Schema& schema, model::ElementTypeId type, QWidget* parent)
    : QLineEdit(parent), schema_(schema), type_(type), words_(new QStringListModel(this)),
      help_(tr("Text to find, or an expression: width > 0 and not water, road = \"a name\", position.z < -10, "
               "name ~ part")) {
    setPlaceholderText(tr("Filter %1: text or expression").arg(fromUtf8(schema.type(type).plural)));
    setClearButtonEnabled(true);
    setToolTip(help_);
    setCompleter(new WordCompleter(words_, this));
    delay_.setSingleShot(true);
    delay_.setInterval(kDelayMilliseconds);
    connect(&delay_, &QTimer::timeout, this, &FilterEdit::enforceInvariants);
    connect(this, &QLineEdit::textChanged, this, [this] { delay_.start(); });
    connect(this, &QLineEdit::textEdited, this, [this] {
        const auto typed = text().left(cursorPosition());
        auto words = wordsFor(typed);
        words.removeAll(typed.mid(lastWord(typed))); // a finished word needs no list in the way
        words_->setStringList(words);
    });
}

QStringList FilterEdit::wordsFor(const QString& text) const {
    QStringList words;
    for (const auto& word : query::completions(text.toStdString(), schema_, type_))
        words << fromUtf8(word);
    return words;
}

void FilterEdit::setError(const QString& message, bool red) {
    red_ = red && !message.isEmpty();
    setToolTip(message.isEmpty() ? help_ : tr("Not a valid expression: %1").arg(message));
    setAccessibleDescription(toolTip());
    update();
}

void FilterEdit::setDoubts(const QString& message) {
    red_ = true;
    setToolTip(message);
    setAccessibleDescription(message);
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
        if (auto* list = completer()->popup(); list->isVisible()) {
            const bool hasChoice = list->currentIndex().isValid();
            list->hide();
            enforceInvariants();
            if (!hasChoice) // the list has taken the key from the window
                Q_EMIT entered();
            return;
        }
        enforceInvariants();
        event->ignore(); // accepts the dialog that it is in
        return;
    case Qt::Key_Escape:
        if (completer()->popup()->isVisible()) {
            completer()->popup()->hide();
            return;
        }
        if (escapeClears_ && !text().isEmpty()) {
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
