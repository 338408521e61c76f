#include "app/gui/look.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/view/view_state.h"
#include "core/document/named_selections.h"
#include "core/model/slots.h"
#include "core/query/row_names.h"

#include <algorithm>
#include <map>
#include <utility>

namespace navsmith::gui {

using document::IssueTracker;
using model::ElementTypeId;
using model::Model;
using model::Slot;

namespace {

QString idOf(const model::Schema& schema, const symbol::Symbol& symbol, const symbol::RowGroup& group) {
    return fromUtf8(schema.type(symbol.type).id) + u'.' + fromUtf8(group.id);
}

/// Ids of types, and of groups as "TYPE.GROUP".
QStringList idsOf(const ViewState& view, const std::vector<std::uint8_t>& types,
                  const std::vector<std::uint32_t>& groups) {
    const auto& schema = view.document().model().schema();
    QStringList ids;
    for (std::size_t k = 0; k < types.size(); ++k) {
        if (types[k] != 0)
            ids << fromUtf8(schema.types[k].id);
    }
    for (const auto& symbol : view.document().system().view.symbols) {
        for (std::size_t i = 0; i < symbol.groups.size() && symbol.type < groups.size(); ++i) {
            if ((groups[symbol.type] >> i & 1U) != 0)
                ids << idOf(schema, symbol, symbol.groups[i]);
        }
    }
    return ids;
}

void applyGroups(const Look& look, ViewState& view) {
    const auto& schema = view.document().model().schema();
    for (const auto& symbol : view.document().system().view.symbols) {
        for (std::size_t i = 0; i < symbol.groups.size(); ++i) {
            const auto id = idOf(schema, symbol, symbol.groups[i]);
            if (look.hiddenTypes.contains(id))
                view.setGroupShown(symbol.type, i, false);
            if (look.lockedTypes.contains(id))
                view.setGroupLocked(symbol.type, i, true);
        }
    }
}

QStringList linesOf(const Model& model, ElementTypeId type, const std::vector<Slot>& rows, const QString& before = {}) {
    QStringList lines;
    for (const auto& line : query::nameRows(model, type, rows))
        lines << before + QString::fromStdString(line);
    return lines;
}

QStringList hiddenRowsOf(const Model& model, const symbol::Overrides& overrides) {
    QStringList lines;
    const auto hidden = symbol::hiddenRows(overrides);
    for (std::size_t type = 0; type < hidden.size(); ++type) {
        if (!hidden[type].empty())
            lines << linesOf(model, static_cast<ElementTypeId>(type), hidden[type]);
    }
    return lines;
}

/// Between a rule and the map's entity in a line of Look::hiddenIssues.
constexpr QChar kEntityMark = u'@';

QStringList hiddenIssuesOf(const Model& model, const std::set<document::IssueKey>& issues) {
    std::map<std::pair<QString, ElementTypeId>, std::vector<Slot>> rows;
    for (const auto& issue : issues) {
        auto rule = fromUtf8(issue.rule);
        if (issue.entity)
            rule += kEntityMark + QString::number(*issue.entity);
        rows[{rule, issue.element.type}].push_back(issue.element.slot);
    }
    QStringList lines;
    for (const auto& [of, some] : rows)
        lines << linesOf(model, of.second, some, of.first + u'\t');
    return lines;
}

QStringList selectionsOf(const ViewState& view) {
    QStringList lines;
    const auto& model = view.document().model();
    const auto* stored = document::NamedSelections::existing(view.document());
    for (std::size_t i = 0; stored != nullptr && i < stored->all().size(); ++i) {
        const auto& name = stored->all()[i].name;
        std::map<ElementTypeId, std::vector<Slot>> rows;
        for (const auto& element : stored->elementsOf(name))
            rows[element.type].push_back(element.slot);
        for (const auto& [type, some] : rows)
            lines << linesOf(model, type, some, name + u'\t');
    }
    return lines;
}

void storeSelections(const Look& look, document::Document& document) {
    std::map<QString, std::vector<model::Element>> selections;
    for (const auto& line : look.selections) {
        const auto end = line.indexOf(u'\t');
        if (end <= 0)
            continue;
        const auto found = query::findRows(document.model(), line.mid(end + 1).toStdString());
        auto& elements = selections[line.left(end)];
        elements.insert(elements.end(), found.begin(), found.end());
    }
    for (const auto& [name, elements] : selections)
        document::NamedSelections::of(document).store(name, elements);
}

void hideIssues(const Look& look, IssueTracker& tracker) {
    for (const auto& rule : look.hiddenRules)
        tracker.setRuleHidden(rule.toStdString(), true);
    std::vector<checks::Issue> issues;
    for (const auto& line : look.hiddenIssues) {
        const auto end = line.indexOf(u'\t');
        const auto names = line.left(end).split(kEntityMark);
        const auto* rule = tracker.rule(names[0].toStdString());
        if (end < 0 || rule == nullptr)
            continue;
        std::optional<std::uint32_t> entity;
        if (names.size() > 1)
            entity = names[1].toUInt();
        for (const auto& element : query::findRows(tracker.document().model(), line.mid(end + 1).toStdString()))
            issues.push_back({rule->id, rule->severity, element, {}, entity});
    }
    if (!issues.empty())
        tracker.setHidden(issues, true);
}

} // namespace

Look lookOf(const ViewState& view) {
    const auto& model = view.document().model();
    const auto& overrides = view.overrides();
    Look look;
    look.hiddenTypes = idsOf(view, overrides.hiddenTypes, overrides.hiddenGroups);
    look.lockedTypes = idsOf(view, overrides.lockedTypes, overrides.lockedGroups);
    look.hiddenRows = hiddenRowsOf(model, overrides);
    if (const auto& [type, property] = view.colourBy(); type != model::kNoElementType)
        look.colourBy = QStringList{fromUtf8(model.schema().type(type).id), QString::fromStdString(property)};
    look.surfaces << fromUtf8(render::surfaceLookIds()[static_cast<std::size_t>(view.mapLook().surfaces)]);
    look.views = layoutLines(view.layout(), view.drawnViews());
    for (const auto rule : view.issues().hiddenRules())
        look.hiddenRules << fromUtf8(rule);
    look.hiddenIssues = hiddenIssuesOf(model, view.issues().hiddenIssues());
    look.selections = selectionsOf(view);
    const auto& settings = view.document().system().settings;
    for (std::size_t i = 0; i < settings.size(); ++i) {
        if (const auto option = model.setting(i); option != 0 && option < settings[i].options.size())
            look.settings << fromUtf8(settings[i].id) + u'=' + fromUtf8(settings[i].options[option].id);
    }
    return look;
}

void applyLook(const Look& look, ViewState& view) {
    const auto& model = view.document().model();
    for (const auto& each : look.settings) {
        if (const auto value = systems::findSetting(view.document().system().settings, model, each.toStdString()))
            view.document().setSetting(value->setting, value->option);
    }
    const auto& schema = model.schema();
    for (std::size_t k = 0; k < schema.types.size(); ++k) {
        const auto id = fromUtf8(schema.types[k].id);
        if (look.hiddenTypes.contains(id))
            view.setTypeShown(static_cast<ElementTypeId>(k), false);
        if (look.lockedTypes.contains(id))
            view.setTypeLocked(static_cast<ElementTypeId>(k), true);
    }
    applyGroups(look, view);
    if (look.colourBy.size() == 2) {
        if (const auto type = schema.findElementType(look.colourBy[0].toStdString()))
            view.setColourBy(*type, look.colourBy[1].toStdString());
    }
    if (const auto surfaces = render::surfaceLookOf(look.surfaces.value(0).toStdString())) {
        auto map = view.mapLook();
        map.surfaces = *surfaces;
        view.setMapLook(map);
    }
    if (!look.views.isEmpty())
        view.setViews(layoutOf(look.views, view.drawnViews()));
    symbol::RowsByType hidden(schema.types.size());
    for (const auto& line : look.hiddenRows) {
        for (const auto& element : query::findRows(model, line.toStdString()))
            hidden[element.type].push_back(element.slot);
    }
    for (auto& rows : hidden)
        model::sortUnique(rows);
    if (symbol::countRows(hidden) != 0)
        view.setHiddenRows(hidden);
    hideIssues(look, view.issues());
    storeSelections(look, view.document());
}

} // namespace navsmith::gui
