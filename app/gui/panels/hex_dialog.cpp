#include "app/gui/panels/hex_dialog.h"

#include "app/gui/panels/counted.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <cctype>

namespace navsmith::gui {

namespace {

constexpr std::size_t kBytesInLine = 16;

char hexDigit(unsigned nibble) {
    return "0123456789ABCDEF"[nibble & 0xFU];
}

} // namespace

QString byteCount(std::size_t count) {
    return counted(count, "byte");
}

QString hexDump(std::string_view bytes) {
    // Eight digits of offset, two spaces, three columns per byte, one extra in the middle, a space, then the
    // characters.
    constexpr std::size_t kText = 8 + 2 + 3 * kBytesInLine + 1 + 1;
    std::string out;
    out.reserve((bytes.size() / kBytesInLine + 1) * (kText + kBytesInLine + 1));
    for (std::size_t start = 0; start < bytes.size(); start += kBytesInLine) {
        const auto line = bytes.substr(start, kBytesInLine);
        std::string text(kText, ' ');
        for (std::size_t digit = 0; digit < 8; ++digit)
            text[digit] = hexDigit(static_cast<unsigned>(start >> (28 - 4 * digit)));
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto byte = static_cast<unsigned char>(line[i]);
            const std::size_t at = 10 + 3 * i + (i >= kBytesInLine / 2 ? 1 : 0);
            text[at] = hexDigit(byte >> 4U);
            text[at + 1] = hexDigit(byte);
            text.push_back(byte >= 0x20 && byte < 0x7F ? static_cast<char>(byte) : '.');
        }
        out += text;
        out += '\n';
    }
    if (!out.empty())
        out.pop_back();
    return QString::fromLatin1(out.data(), static_cast<qsizetype>(out.size()));
}

HexDialog::HexDialog(const QString& title, std::string_view bytes, QWidget* parent) : Dialog(parent) {
    setObjectName(QStringLiteral("hex.dialog"));
    setWindowTitle(tr("%1 (%2)").arg(title, byteCount(bytes.size())));
    setAccessibleName(windowTitle());
    auto* view = new QPlainTextEdit(this);
    view->setObjectName(QStringLiteral("hex.text"));
    view->setAccessibleName(title);
    view->setReadOnly(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setPlainText(hexDump(bytes));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(view);
    layout->addWidget(buttons);
    const int width = view->fontMetrics().horizontalAdvance(QString(80, QLatin1Char('0')));
    resize(width + 40, 420);
}

} // namespace navsmith::gui
