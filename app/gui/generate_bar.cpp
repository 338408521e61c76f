#include "app/gui/generate_bar.h"

#include "app/gui/commands/command_set.h"
#include "app/gui/tools/edit_commands.h"

#include <QAction>
#include <QPushButton>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using document::Workspace;

namespace {

bool drawsNothing(const Document& document) {
    return std::ranges::all_of(document.system().view.symbols,
                               [&](const symbol::Symbol& symbol) { return document.model().count(symbol.type) == 0; });
}

} // namespace

GenerateBar::GenerateBar(Workspace& workspace, CommandSet& commands, QWidget* parent)
    : MessageBar("generateBar", tr("Empty Document"), parent), workspace_(workspace), commands_(commands),
      run_(addButton("run", QString(), tr("Fill the document from its map"))) {
    connect(run_, &QPushButton::clicked, this, [this] {
        if (auto* action = commands_.action(command_); action != nullptr && action->isEnabled())
            action->trigger();
    });
    connect(&workspace, &Workspace::activeChanged, this, &GenerateBar::refresh);
    connect(&workspace, &Workspace::added, this, [this](const Document* document) {
        connect(document, &Document::changed, this, &GenerateBar::refresh);
        connect(document, &Document::mapChanged, this, &GenerateBar::refresh);
    });
}

void GenerateBar::refresh() {
    const auto* document = workspace_.active();
    if (document == nullptr || !document->map() || !drawsNothing(*document))
        return hide();
    const auto& edits = document->system().editing.edits;
    const auto edit = std::ranges::find(edits, std::string_view("generate"), &systems::Edit::id);
    const auto* entry = edit == edits.end() ? nullptr : commands_.find(commandOf(document->system(), *edit));
    if (entry == nullptr)
        return hide();
    command_ = entry->id;
    setText(tr("The document is empty."));
    run_->setText(entry->title() + QStringLiteral("…"));
    show();
}

} // namespace navsmith::gui
