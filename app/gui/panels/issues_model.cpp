#include "app/gui/panels/issues_model.h"

#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/severity_icon.h"
#include "core/model/property.h"
#include "core/world/backdrop.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

namespace navsmith::gui {

using checks::Issue;
using checks::Rule;
using checks::Severity;

namespace {

constexpr std::array kSeverities{Severity::Error, Severity::Warning, Severity::Note};

/// The position of an index: its level and the groups above it, packed into QModelIndex::internalId().
struct IssuePlace {
    int level = 0; ///< 0: severity, 1: rule, 2: issue
    std::size_t severity = 0;
    std::size_t rule = 0;
};

quintptr packed(const IssuePlace& place) {
    return (static_cast<quintptr>(place.rule) << 8U) | (static_cast<quintptr>(place.severity) << 4U) |
           static_cast<quintptr>(place.level);
}

IssuePlace unpacked(quintptr id) {
    return {static_cast<int>(id & 0xFU), (id >> 4U) & 0xFU, id >> 8U};
}

QString severityTitle(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return IssuesModel::tr("Errors");
    case Severity::Warning:
        return IssuesModel::tr("Warnings");
    case Severity::Note:
        break;
    }
    return IssuesModel::tr("Notes");
}

QString severityHelp(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return IssuesModel::tr("The game can crash or misread the file.");
    case Severity::Warning:
        return IssuesModel::tr("The game behaves incorrectly.");
    case Severity::Note:
        break;
    }
    return IssuesModel::tr("Unusual, but possibly intended");
}

} // namespace

IssuesModel::IssuesModel(QObject* parent) : QAbstractItemModel(parent) {}

void IssuesModel::setTracker(document::IssueTracker* tracker) {
    tracker_ = tracker;
}

void IssuesModel::setFilter(const IssuesFilter& filter) {
    filter_ = filter;
}

const world::MapEntity* IssuesModel::entityOf(const Issue& issue) const {
    const auto* map = tracker_->document().model().map().get();
    return issue.entity && map != nullptr ? map->entity(*issue.entity) : nullptr;
}

QString IssuesModel::subject(const Issue& issue) const {
    if (const auto* entity = entityOf(issue))
        return fromUtf8(entity->className());
    return fromUtf8(model::elementName(tracker_->document().model(), issue.element));
}

bool IssuesModel::accepts(const Issue& issue, const Rule& rule) const {
    const bool isShown = issue.severity == Severity::Error     ? filter_.errors
                         : issue.severity == Severity::Warning ? filter_.warnings
                                                               : filter_.notes;
    if (!isShown || (filter_.onlyNew && !tracker_->isNew(issue)) || (!filter_.hidden && tracker_->isHidden(issue)))
        return false;
    if (filter_.text.isEmpty())
        return true;
    const auto contains = [&](const QString& text) { return text.contains(filter_.text, Qt::CaseInsensitive); };
    return contains(fromUtf8(issue.message)) || contains(fromUtf8(rule.id)) || contains(fromUtf8(rule.fault)) ||
           contains(subject(issue));
}

void IssuesModel::refresh() {
    beginResetModel();
    groups_.clear();
    shown_ = 0;
    std::array<SeverityGroup, kSeverities.size()> bySeverity;
    for (std::size_t s = 0; s < kSeverities.size(); ++s)
        bySeverity[s].severity = kSeverities[s];
    if (tracker_) {
        const Rule* rule = nullptr;
        for (const auto& issue : tracker_->issues()) {
            if (rule == nullptr || rule->id != issue.rule)
                rule = tracker_->rule(issue.rule);
            if (rule == nullptr || !accepts(issue, *rule))
                continue;
            auto& group = bySeverity[static_cast<std::size_t>(issue.severity)];
            if (group.rules.empty() || group.rules.back().rule != rule)
                group.rules.push_back({rule, {}, {}, 0});
            auto& ofRule = group.rules.back();
            const bool fresh = tracker_->isNew(issue);
            ofRule.issues.push_back(issue);
            ofRule.fresh.push_back(fresh ? 1 : 0);
            ofRule.newOnes += fresh ? 1 : 0;
            group.newOnes += fresh ? 1 : 0;
            ++group.count;
            ++shown_;
        }
    }
    for (auto& group : bySeverity) {
        if (group.count > 0)
            groups_.push_back(std::move(group));
    }
    endResetModel();
}

// Index positions ----------------------------------------------------------------------------------------------------

const IssuesModel::SeverityGroup* IssuesModel::severityOf(const QModelIndex& index) const {
    const auto place = unpacked(index.internalId());
    return index.isValid() && place.severity < groups_.size() ? &groups_[place.severity] : nullptr;
}

const IssuesModel::RuleGroup* IssuesModel::ruleOf(const QModelIndex& index) const {
    const auto* group = severityOf(index);
    const auto place = unpacked(index.internalId());
    return group != nullptr && place.level > 0 && place.rule < group->rules.size() ? &group->rules[place.rule]
                                                                                   : nullptr;
}

QModelIndex IssuesModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, packed({0, static_cast<std::size_t>(row), 0}));
    auto place = unpacked(parent.internalId());
    if (++place.level == 1)
        place.rule = static_cast<std::size_t>(row);
    return createIndex(row, column, packed(place));
}

QModelIndex IssuesModel::parent(const QModelIndex& index) const {
    auto place = unpacked(index.internalId());
    if (!index.isValid() || place.level == 0)
        return {};
    if (place.level == 1)
        return createIndex(static_cast<int>(place.severity), 0, packed({0, place.severity, 0}));
    place.level = 1;
    return createIndex(static_cast<int>(place.rule), 0, packed(place));
}

int IssuesModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(groups_.size());
    if (parent.column() != 0)
        return 0;
    switch (unpacked(parent.internalId()).level) {
    case 0:
        return static_cast<int>(severityOf(parent)->rules.size());
    case 1:
        return static_cast<int>(ruleOf(parent)->issues.size());
    default:
        return 0;
    }
}

int IssuesModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

const Issue* IssuesModel::issue(const QModelIndex& index) const {
    const auto* group = ruleOf(index);
    if (group == nullptr || unpacked(index.internalId()).level != 2)
        return nullptr;
    return &group->issues[static_cast<std::size_t>(index.row())];
}

std::optional<glm::vec3> IssuesModel::place(const QModelIndex& index) const {
    const auto* one = issue(index);
    const auto* entity = one == nullptr ? nullptr : entityOf(*one);
    return entity == nullptr ? std::nullopt : tracker_->document().model().map()->placeOf(*entity);
}

const Rule* IssuesModel::rule(const QModelIndex& index) const {
    const auto* group = ruleOf(index);
    return group == nullptr ? nullptr : group->rule;
}

std::vector<Issue> IssuesModel::issuesUnder(const QModelIndexList& indexes) const {
    std::vector<Issue> all;
    std::unordered_set<document::IssueKey, document::IssueKeyHash> distinct;
    const auto add = [&](const Issue& issue) {
        if (distinct.insert(document::IssueKey(issue)).second)
            all.push_back(issue);
    };
    const auto addRule = [&](const RuleGroup& group) { std::ranges::for_each(group.issues, add); };
    for (const auto& index : indexes) {
        if (const auto* one = issue(index))
            add(*one);
        else if (const auto* ofRule = ruleOf(index))
            addRule(*ofRule);
        else if (const auto* group = severityOf(index))
            std::ranges::for_each(group->rules, addRule);
    }
    return all;
}

std::size_t IssuesModel::fixable(const QModelIndex& index) const {
    const auto inRule = [](const RuleGroup& group) {
        return static_cast<std::size_t>(std::ranges::count_if(
            group.issues, [&](const Issue& each) { return checks::canBeFixed(*group.rule, each); }));
    };
    if (const auto* one = issue(index))
        return checks::canBeFixed(*rule(index), *one) ? 1 : 0;
    if (const auto* ofRule = ruleOf(index))
        return inRule(*ofRule);
    std::size_t count = 0;
    if (const auto* group = severityOf(index)) {
        for (const auto& ofRule : group->rules)
            count += inRule(ofRule);
    }
    return count;
}

QString IssuesModel::key(const QModelIndex& index) const {
    const auto* group = severityOf(index);
    if (group == nullptr)
        return {};
    auto key = fromUtf8(checks::toString(group->severity));
    if (const auto* ofRule = ruleOf(index))
        key += u'/' + fromUtf8(ofRule->rule->id);
    if (const auto* one = issue(index)) {
        key += QStringLiteral("/%1/%2").arg(one->element.type).arg(one->element.slot);
        if (one->entity)
            key += QStringLiteral("/%1").arg(*one->entity);
    }
    return key;
}

QModelIndex IssuesModel::find(const QString& key) const {
    const auto parts = key.split(u'/');
    for (std::size_t s = 0; s < groups_.size(); ++s) {
        if (fromUtf8(checks::toString(groups_[s].severity)) != parts[0])
            continue;
        const auto top = index(static_cast<int>(s), 0);
        if (parts.size() == 1)
            return top;
        const auto& rules = groups_[s].rules;
        const auto r = std::ranges::find_if(rules, [&](const auto& g) { return fromUtf8(g.rule->id) == parts[1]; });
        if (r == rules.end())
            return {};
        const auto ofRule = index(static_cast<int>(r - rules.begin()), 0, top);
        if (parts.size() == 2)
            return ofRule;
        const model::Element element{static_cast<model::ElementTypeId>(parts[2].toUInt()), parts[3].toUInt()};
        const bool ofEntity = parts.size() > 4;
        const auto entity = ofEntity ? parts[4].toUInt() : 0;
        const auto i = std::ranges::find_if(r->issues, [&](const Issue& issue) {
            return issue.element == element && issue.entity.has_value() == ofEntity &&
                   issue.entity.value_or(0) == entity;
        });
        return i == r->issues.end() ? QModelIndex() : index(static_cast<int>(i - r->issues.begin()), 0, ofRule);
    }
    return {};
}

// Visible issues -----------------------------------------------------------------------------------------------------

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const std::pair<QString, QString> texts[ColumnCount] = {
        {tr("Issue"), tr("Sorted by severity and rule")},
        {tr("Element"), tr("Affected element, or entity of the map. Click to go to it.")},
        {tr("Count"), tr("Number of issues")},
        {tr("New"), tr("Number of issues since the document was opened")}};
    if (section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return texts[section].first;
    if (role == Qt::ToolTipRole)
        return texts[section].second;
    if (role == Qt::TextAlignmentRole && (section == Count || section == New))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const {
    const auto* group = severityOf(index);
    if (group == nullptr || !tracker_)
        return {};
    if (role == Qt::TextAlignmentRole && (index.column() == Count || index.column() == New))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    const auto* ofRule = ruleOf(index);
    if (ofRule == nullptr)
        return severityData(*group, index.column(), role);
    if (issue(index) == nullptr)
        return ruleData(*ofRule, index.column(), role);
    return issueData(*ofRule, static_cast<std::size_t>(index.row()), index.column(), role);
}

QVariant IssuesModel::severityData(const SeverityGroup& group, int column, int role) const {
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::ToolTipRole)
        return severityHelp(group.severity);
    if (role == Qt::DecorationRole && column == What)
        return severityIcon(group.severity);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case What:
        return severityTitle(group.severity);
    case Count:
        return grouped(group.count);
    case New:
        return group.newOnes == 0 ? QString() : grouped(group.newOnes);
    default:
        return {};
    }
}

QVariant IssuesModel::ruleData(const RuleGroup& group, int column, int role) const {
    const auto& rule = *group.rule;
    if (role == Qt::ForegroundRole && tracker_->isRuleHidden(rule.id))
        return QApplication::palette().color(QPalette::PlaceholderText);
    if (role == Qt::ToolTipRole) {
        auto text = QStringLiteral("%1: %2").arg(fromUtf8(rule.id), fromUtf8(rule.fault));
        text += u'\n' + tr("Expected: %1").arg(fromUtf8(rule.title));
        text += !checks::canBeFixed(rule) ? u'\n' + tr("No automatic fix")
                                          : u'\n' + tr("Fix: %1").arg(fromUtf8(rule.fixTitle));
        if (tracker_->isRuleHidden(rule.id))
            text += u'\n' + tr("Hidden");
        return text;
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case What:
        return QStringLiteral("%1  %2").arg(fromUtf8(rule.id), capitalised(fromUtf8(rule.fault)));
    case Count:
        return grouped(group.issues.size());
    case New:
        return group.newOnes == 0 ? QString() : grouped(group.newOnes);
    default:
        return {};
    }
}

QVariant IssuesModel::issueData(const RuleGroup& group, std::size_t at, int column, int role) const {
    const auto& issue = group.issues[at];
    const bool fresh = group.fresh[at] != 0;
    if (role == Qt::ForegroundRole && tracker_->isHidden(issue))
        return QApplication::palette().color(QPalette::PlaceholderText);
    if (role == Qt::ToolTipRole && column == What)
        return fromUtf8(issue.message);
    if (role == Qt::ToolTipRole && column == New)
        return fresh ? tr("Appeared after the document was opened") : tr("Already in the file");
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case What:
        return capitalised(fromUtf8(issue.message));
    case New:
        return fresh ? tr("new") : QString();
    case Where:
        return subject(issue);
    default:
        return {};
    }
}

} // namespace navsmith::gui
