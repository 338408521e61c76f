// Item model of a document's issues as a tree: severity, rule, issue.
#pragma once

#include "core/document/issue_tracker.h"
#include "core/world/entity_text.h"

#include <QAbstractItemModel>
#include <QPointer>

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace navsmith::gui {

struct IssuesFilter {
    QString text; ///< case-insensitive; matches message, element and rule
    bool errors = true;
    bool warnings = true;
    bool notes = true;
    bool onlyNew = false;
    bool hidden = false; ///< also show issues that the user has hidden

    bool operator==(const IssuesFilter&) const = default;
};

class IssuesModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { What, Where, Count, New, ColumnCount };

    explicit IssuesModel(QObject* parent = nullptr);

    /// May be null. Takes effect at the next refresh(), as does the filter.
    void setTracker(document::IssueTracker* tracker);
    void setFilter(const IssuesFilter& filter);
    [[nodiscard]] const IssuesFilter& filter() const { return filter_; }
    /// Reads the current issues; call it after any change.
    void refresh();

    /// Number of issues that pass the filter.
    [[nodiscard]] std::size_t shown() const { return shown_; }
    /// Null for a group.
    [[nodiscard]] const checks::Issue* issue(const QModelIndex& index) const;
    /// Null for a severity.
    [[nodiscard]] const checks::Rule* rule(const QModelIndex& index) const;
    /// All issues at or below the indexes, without duplicates.
    [[nodiscard]] std::vector<checks::Issue> issuesUnder(const QModelIndexList& indexes) const;
    /// How many issues at or below the index can be fixed.
    [[nodiscard]] std::size_t fixable(const QModelIndex& index) const;
    /// Where the entity of the map is that an issue is about; world units. None for other indexes.
    [[nodiscard]] std::optional<glm::vec3> place(const QModelIndex& index) const;
    /// What an issue is about: the class name of an entity, else the name of an element.
    [[nodiscard]] QString subject(const checks::Issue& issue) const;
    /// A key that survives refresh(): "error", "error/SA006", "error/SA006/1/17", "note/QN054/0/0/12".
    [[nodiscard]] QString key(const QModelIndex& index) const;
    /// The index of a key; invalid if it is not shown.
    [[nodiscard]] QModelIndex find(const QString& key) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct RuleGroup {
        const checks::Rule* rule = nullptr;
        std::vector<checks::Issue> issues;
        std::vector<std::uint8_t> fresh; ///< parallel to issues
        std::size_t newOnes = 0;
    };
    struct SeverityGroup {
        checks::Severity severity = checks::Severity::Error;
        std::vector<RuleGroup> rules;
        std::size_t count = 0;
        std::size_t newOnes = 0;
    };

    [[nodiscard]] const world::MapEntity* entityOf(const checks::Issue& issue) const;
    [[nodiscard]] bool accepts(const checks::Issue& issue, const checks::Rule& rule) const;
    [[nodiscard]] const SeverityGroup* severityOf(const QModelIndex& index) const;
    [[nodiscard]] const RuleGroup* ruleOf(const QModelIndex& index) const;
    [[nodiscard]] QVariant severityData(const SeverityGroup& group, int column, int role) const;
    [[nodiscard]] QVariant ruleData(const RuleGroup& group, int column, int role) const;
    [[nodiscard]] QVariant issueData(const RuleGroup& group, std::size_t at, int column, int role) const;

    QPointer<document::IssueTracker> tracker_;
    IssuesFilter filter_;
    std::vector<SeverityGroup> groups_;
    std::size_t shown_ = 0;
};

} // namespace navsmith::gui
