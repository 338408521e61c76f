#include "app/gui/export_text_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "core/document/document_jobs.h"

#include <QComboBox>
#include <QStringList>

#include <optional>
#include <utility>

namespace navsmith::gui {

using document::Document;
using Decompiled = tl::expected<systems::DecompileOutput, std::vector<systems::Notice>>;

ExportTextDialog::ExportTextDialog(Document& document, document::JobQueue& jobs, QWidget* parent)
    : TextDialog("exportText", tr("Export Path Text"), tr("&Export…"), jobs, parent), system_(document.system()),
      document_(&document) {
    const auto& compiler = *system_.textCompiler;
    game_ = addChoice("game", tr("&Text of:"), {fromUtf8(compiler.game), fromUtf8(compiler.olderGame)});
    arithmetic_ = addArithmetic();
    connect(game_, &QComboBox::currentIndexChanged, this, &ExportTextDialog::plan);
    connect(arithmetic_, &QComboBox::currentIndexChanged, this, &ExportTextDialog::plan);
    connect(&document, &Document::changed, this, &ExportTextDialog::plan);
    connect(&document, &QObject::destroyed, this, &QDialog::reject);
    plan();
}

void ExportTextDialog::plan() {
    output_ = nullptr;
    const auto copy = std::make_shared<std::optional<model::Model>>();
    begin([&] {
        return jobs().run<Decompiled>(
            this,
            {.title = tr("Making a text of %1").arg(document_ ? document_->title() : QString()),
             .quiet = true,
             .prepare = document::copyModel(document_, copy)},
            [copy, system = &system_, older = game_->currentIndex() == 1,
             plain = arithmetic_->currentIndex() == 1](const document::JobQueue::Report& report) {
                const auto saved = system->codec.save(**copy);
                std::vector<systems::InputFile> files;
                for (const auto& file : saved.files)
                    files.push_back({file.name, file.bytes});
                return system->textCompiler->decompile({.files = files, .plain = plain, .older = older}, report);
            },
            [this](Decompiled output) { show(std::move(output)); });
    });
}

void ExportTextDialog::show(Decompiled output) {
    if (!output) {
        if (!output.error().empty())
            showReport(tr("No text can be made of this document."), tr("Problems"), linesOf(output.error()), false);
        return;
    }
    output_ = std::make_shared<systems::DecompileOutput>(std::move(*output));
    QStringList parts{output_->losses.empty()
                          ? tr("Compiled, the text gives the same files.") + u'\n'
                          : textOf(tr("Not as in the document, if the text is compiled"), output_->losses),
                      textOf(tr("In the text"), output_->counts)};
    showReport(parts.join(u'\n'), {}, {}, true);
}

} // namespace navsmith::gui
