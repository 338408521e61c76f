#include "app/gui/console_bar.h"

#include "app/gui/file_controller.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>

namespace navsmith::gui {

using document::Document;
using document::Workspace;

ConsoleBar::ConsoleBar(Workspace& workspace, FileController& files, QWidget* parent)
    : MessageBar("consoleBar", tr("In the Game"), parent) {
    auto* copy = addButton("copy", tr("Copy"), tr("Copy the line, for the game's console"));
    auto* dismiss = addButton("dismiss", tr("Dismiss"), tr("Hide this message. Preferences can turn it off."));
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(line_); });
    connect(dismiss, &QPushButton::clicked, this, &QWidget::hide);
    connect(&workspace, &Workspace::activeChanged, this, &QWidget::hide);
    connect(&workspace, &Workspace::added, this,
            [this](Document* document) { connect(document, &Document::changed, this, &QWidget::hide); });
    connect(&files, &FileController::saved, this, [this](const Document* document) { tell(*document); });
}

void ConsoleBar::tell(const Document& document) {
    const auto reload = document.system().game.reload;
    const auto console = reload == nullptr ? systems::ConsoleLine{} : reload(document.model());
    if (console.line.empty() || !valueOf(settings::kConsoleLine))
        return;
    line_ = fromUtf8(console.line);
    setText(console.needs.empty()
                ? tr("Saved. To load it while the map runs, enter this line in the console of the game: %1").arg(line_)
                : tr("Saved. To load it while the map runs, enter this line in the console of the game: %1 (it needs "
                     "%2)")
                      .arg(line_, fromUtf8(console.needs)));
    show();
}

} // namespace navsmith::gui
