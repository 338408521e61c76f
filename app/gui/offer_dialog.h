// Asks which of the documents below a game's folder to open.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/opening/find_documents.h"

#include <vector>

class QDialogButtonBox;
class QListWidget;

namespace navsmith::gui {

/// Widgets: "offer", "offer.list", "offer.open", "offer.cancel".
class OfferDialog : public Dialog {
    Q_OBJECT

public:
    /// The first document is ticked.
    OfferDialog(opening::GameOffer offer, QWidget* parent);

    /// The ticked documents, in order.
    [[nodiscard]] std::vector<opening::Candidate> ticked() const;

private:
    opening::GameOffer offer_;
    QListWidget* list_;
    QDialogButtonBox* buttons_;
};

} // namespace navsmith::gui
