#include "app/gui/text_dialog.h"

#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "formats/texts/texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

namespace {

constexpr QSize kTextDialogSize{680, 560};
constexpr int kProgressRange = 100;

QPlainTextEdit* textBox(const QString& name, const QString& title, QWidget* parent) {
    auto* box = new QPlainTextEdit(parent);
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setReadOnly(true);
    box->setTabChangesFocus(true);
    return box;
}

} // namespace

TextDialog::TextDialog(const QString& name, const QString& title, const QString& ok, document::JobQueue& jobs,
                       QWidget* parent)
    : Dialog(parent), jobs_(jobs), form_(new QFormLayout), progress_(new QProgressBar(this)) {
    setObjectName(name);
    setWindowTitle(title);
    resize(kTextDialogSize);
    progress_->setObjectName(nameOf("progress"));
    progress_->setAccessibleName(tr("Progress"));
    progress_->setRange(0, kProgressRange);
    report_ = textBox(nameOf("report"), tr("Report"), this);
    problems_ = textBox(nameOf("problems"), tr("Problems"), this);
    problems_->setLineWrapMode(QPlainTextEdit::NoWrap);
    problems_->hide();
    problemsTitle_ = new QLabel(this);
    problemsTitle_->setObjectName(nameOf("problems.title"));
    problemsTitle_->hide();
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* button = buttons_->button(QDialogButtonBox::Ok);
    button->setText(ok);
    button->setObjectName(nameOf("ok"));
    button->setEnabled(false);
    buttons_->button(QDialogButtonBox::Cancel)->setObjectName(nameOf("cancel"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form_);
    layout->addWidget(progress_);
    layout->addWidget(report_, 3);
    layout->addWidget(problemsTitle_);
    layout->addWidget(problems_, 2);
    layout->addWidget(buttons_);
    connect(&jobs_, &document::JobQueue::changed, this, &TextDialog::follow);
    connectButtons(buttons_);
}

QComboBox* TextDialog::addChoice(const QString& name, const QString& label, const QStringList& choices) {
    auto* box = new QComboBox(this);
    box->setObjectName(nameOf(name));
    box->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    box->addItems(choices);
    form_->addRow(label, box);
    return box;
}

QComboBox* TextDialog::addArithmetic() {
    auto* box = addChoice("arithmetic", tr("&Arithmetic:"), {tr("As on the studio's machine"), tr("Plain")});
    box->setToolTip(tr("The studio's machine rounded in a way of its own. With plain arithmetic, some numbers differ "
                       "from those of the game's files in the last place."));
    return box;
}

void TextDialog::begin(const std::function<document::JobQueue::Id()>& start) {
    jobs_.discard(running_);
    setMayAccept(false);
    progress_->setValue(0);
    progress_->show();
    running_ = start();
}

void TextDialog::showReport(const QString& report, const QString& problemsTitle, const QStringList& problems,
                            bool mayAccept) {
    running_ = 0;
    progress_->hide();
    report_->setPlainText(report);
    problemsTitle_->setText(
        QStringLiteral("%1 (%2):").arg(problemsTitle, grouped(static_cast<std::size_t>(problems.size()))));
    problemsTitle_->setVisible(!problems.isEmpty());
    problems_->setPlainText(problems.join(u'\n'));
    problems_->setVisible(!problems.isEmpty());
    setMayAccept(mayAccept);
}

void TextDialog::setMayAccept(bool may) {
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(may);
}

void TextDialog::follow() {
    const auto all = jobs_.jobs();
    const auto job = std::ranges::find(all, running_, &document::JobQueue::Status::id);
    if (running_ != 0 && job != all.end())
        progress_->setValue(static_cast<int>(std::lround(job->progress * kProgressRange)));
}

QString textOf(const QString& heading, const TextCounts& counts) {
    if (counts.empty())
        return {};
    auto text = heading + u'\n';
    for (const auto& [what, count] : counts)
        text += QStringLiteral("  %1: %2\n").arg(fromUtf8(texts::translated({what})), grouped(count));
    return text;
}

QString textOf(const QString& heading, std::span<const systems::TextLoss> losses) {
    if (losses.empty())
        return {};
    auto text = heading + u'\n';
    for (const auto& loss : losses)
        text +=
            QStringLiteral("  %1 × %2 (%3)\n")
                .arg(grouped(loss.count), fromUtf8(texts::translated({loss.what})), QString::fromStdString(loss.first));
    return text;
}

QStringList linesOf(const std::vector<systems::Notice>& notices) {
    QStringList lines;
    for (const auto& notice : notices)
        lines << (notice.file.empty() ? QString::fromStdString(notice.text)
                                      : QString::fromStdString(notice.file + ": " + notice.text));
    return lines;
}

} // namespace navsmith::gui
