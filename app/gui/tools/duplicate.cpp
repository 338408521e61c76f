#include "app/gui/tools/duplicate.h"

#include "app/gui/language/translate.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_edit.h"

#include <QHash>

#include <algorithm>
#include <string_view>
#include <vector>

namespace navsmith::gui {

std::optional<quint64> duplicateInPlace(Viewport& viewport) {
    auto* document = viewport.document();
    if (document == nullptr)
        return std::nullopt;
    const auto& edits = document->system().editing.edits;
    const auto edit = std::ranges::find(edits, std::string_view("duplicate"), &systems::Edit::id);
    if (edit == edits.end()) {
        viewport.showMessage(tr("Nothing here can be copied"));
        return std::nullopt;
    }
    const std::vector<double> inPlace(edit->parameters.size(), 0);
    const auto selected = document->selection().elements();
    const auto key = qHashMulti(qHash(QLatin1String("copy")), document->stateId());
    const auto copies = document::runEdit(
        *document, document::editTitle(document->model(), *edit, selected),
        [&](model::Transaction& tx) {
            return systems::run(*edit, tx, selected, document::argumentsFor(*document, inPlace));
        },
        key);
    return copies ? std::optional<quint64>(key) : std::nullopt;
}

} // namespace navsmith::gui
