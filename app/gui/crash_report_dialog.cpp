#include "app/gui/crash_report_dialog.h"

#include "core/files/path_text.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace navsmith::gui {

namespace {

constexpr QSize kCrashReportSize{760, 480};

} // namespace

CrashReportDialog::CrashReportDialog(const std::vector<logging::CrashReport>& reports, QWidget* parent)
    : Dialog(parent) {
    setObjectName("crashReport");
    setWindowTitle(tr("Crash Report"));
    resize(kCrashReportSize);
    QStringList texts;
    for (const auto& report : reports)
        texts << QString::fromStdString(report.text);
    auto* what =
        new QLabel(tr("Navsmith crashed. The report says where, and which commands came before. It stays on this "
                      "computer: copy it if you want to report the fault."),
                   this);
    what->setWordWrap(true);
    auto* text = new QPlainTextEdit(texts.join("\n\n"), this);
    text->setObjectName("crashReport.text");
    text->setAccessibleName(windowTitle());
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName("crashReport.copy");
    auto* folder = buttons->addButton(tr("Show &Folder"), QDialogButtonBox::ActionRole);
    folder->setObjectName("crashReport.folder");
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    connect(folder, &QPushButton::clicked, this, [place = reports.front().file.parent_path()] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(files::toText(place))));
    });
}

} // namespace navsmith::gui
