#include "app/gui/exchange_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "core/document/document_jobs.h"
#include "core/opening/map_edit.h"

#include <QComboBox>
#include <QStringList>

#include <optional>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

QStringList titlesOf(const std::vector<systems::ForeignFormat>& formats) {
    QStringList titles;
    for (const auto& each : formats)
        titles << QStringLiteral("%1: %2").arg(fromUtf8(each.to->title), fromUtf8(each.format.title));
    return titles;
}

} // namespace

ExchangeDialog::ExchangeDialog(Document& document, document::JobQueue& jobs, QWidget* parent)
    : TextDialog("exchange", tr("Convert for Other Bots or Games"), tr("&Convert…"), jobs, parent),
      document_(&document), formats_(systems::foreignFormats(document.system(), document.model())) {
    format_ = addChoice("format", tr("&To:"), titlesOf(formats_));
    connect(format_, &QComboBox::currentIndexChanged, this, &ExchangeDialog::plan);
    connect(&document, &Document::changed, this, &ExchangeDialog::plan);
    connect(&document, &QObject::destroyed, this, &QDialog::reject);
    plan();
}

void ExchangeDialog::plan() {
    result_ = nullptr;
    const auto copy = std::make_shared<std::optional<model::Model>>();
    const auto at = static_cast<std::size_t>(std::max(0, format_->currentIndex()));
    if (!document_ || at >= formats_.size())
        return;
    begin([&] {
        return jobs().run<Result>(
            this,
            {.title = tr("Converting %1").arg(document_->title()),
             .quiet = true,
             .prepare = document::copyModel(document_, copy)},
            [copy, system = &document_->system(), format = formats_[at],
             map = document_->map() ? document_->map()->path
                                    : std::filesystem::path()](const document::JobQueue::Report& report) {
                return opening::exchangeOverMap(*system, **copy, format, map,
                                                [&](std::string_view, double done) { return report(done); });
            },
            [this](Result result) { show(std::move(result)); });
    });
}

void ExchangeDialog::show(Result result) {
    if (!result) {
        showReport(QString::fromStdString(result.error().reason), {}, {}, false);
        return;
    }
    result_ = std::make_shared<systems::Exchanged>(std::move(*result));
    showReport(QString::fromStdString(systems::describe(*result_)), {}, {}, true);
}

} // namespace navsmith::gui
