// Shows what a text of a document says and what it cannot, and makes it.
#pragma once

#include "app/gui/text_dialog.h"
#include "core/document/document.h"

#include <QPointer>

#include <cstddef>
#include <memory>
#include <vector>

namespace navsmith::gui {

class ExportTextDialog : public TextDialog {
    Q_OBJECT

public:
    /// The document's system has a text compiler.
    ExportTextDialog(document::Document& document, document::JobQueue& jobs, QWidget* parent);

    /// Once, after the dialog was accepted.
    [[nodiscard]] std::vector<std::byte> takeText() { return std::move(output_->text); }

private:
    void plan();
    void show(tl::expected<systems::DecompileOutput, std::vector<systems::Notice>> output);

    const systems::System& system_;
    QPointer<document::Document> document_;
    QComboBox* game_;
    QComboBox* arithmetic_;
    std::shared_ptr<systems::DecompileOutput> output_; ///< for the current choices; null while it is made
};

} // namespace navsmith::gui
