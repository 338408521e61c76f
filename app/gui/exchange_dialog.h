// Shows what a document loses as one of other bots, and makes its files.
#pragma once

#include "app/gui/text_dialog.h"
#include "core/document/document.h"
#include "core/systems/exchange.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace navsmith::gui {

/// Widgets: "exchange", "exchange.format" and those of TextDialog.
class ExchangeDialog : public TextDialog {
    Q_OBJECT

public:
    ExchangeDialog(document::Document& document, document::JobQueue& jobs, QWidget* parent);

    /// Once, after the dialog was accepted.
    [[nodiscard]] std::vector<systems::OutputFile> takeFiles() { return std::move(result_->files); }

private:
    using Result = tl::expected<systems::Exchanged, model::EditError>;

    void plan();
    void show(Result result);

    QPointer<document::Document> document_;
    std::vector<systems::ForeignFormat> formats_;
    QComboBox* format_;
    std::shared_ptr<systems::Exchanged> result_; ///< of the current choice; null while it is made
};

} // namespace navsmith::gui
