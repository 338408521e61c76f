// An open document compared with another state of it. It follows the edits of the document.
#pragma once

#include "core/compare/describe.h"
#include "core/compare/difference.h"
#include "core/compare/floors.h"
#include "core/document/document.h"
#include "core/document/job_queue.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <vector>

namespace navsmith::gui {

class Comparison : public QObject {
    Q_OBJECT

public:
    /// `name`: of the other state, for people. Both models have one schema. The document must outlive it.
    Comparison(document::Document& document, model::Model theirs, QString name, document::JobQueue& jobs,
               QObject* parent = nullptr);
    ~Comparison() override;

    [[nodiscard]] document::Document& document() const { return document_; }
    [[nodiscard]] const model::Model& theirs() const { return theirs_; }
    [[nodiscard]] const QString& name() const { return name_; }

    /// The models have been compared at least once.
    [[nodiscard]] bool isReady() const { return result_ != nullptr; }
    /// The document is as it was when it was compared last, so that differences can be taken.
    [[nodiscard]] bool isCurrent() const;
    /// As of the last comparison; requires isReady().
    [[nodiscard]] const compare::Difference& difference() const { return result_->difference; }
    /// The differences that are neither taken nor kept: positions in Difference::elements.
    [[nodiscard]] const std::vector<std::size_t>& open() const { return open_; }
    [[nodiscard]] compare::ElementText describe(std::size_t index) const;

    /// Whether the system has elements that cover ground, so that it can be compared.
    [[nodiscard]] bool hasFloors() const;
    /// Compares the ground as well, now and after edits. Requires hasFloors().
    void setByFloor(bool byFloor);
    [[nodiscard]] bool isByFloor() const { return byFloor_; }
    /// As of the last comparison; null: not compared yet.
    [[nodiscard]] const compare::FloorDifference* floors() const;
    /// Elements that cover a region, of our state or of theirs.
    [[nodiscard]] std::vector<std::string> namesIn(const compare::FloorRegion& region) const;

    /// Takes over what the other state has there, as one step of the history: a job.
    void take(std::vector<std::size_t> which);
    /// Leaves the document as it is there: the differences are no longer open.
    void keep(std::span<const std::size_t> which);

Q_SIGNALS:
    /// Emitted when anything declared above has changed.
    void changed();
    void statusMessage(const QString& message);

private:
    struct Result {
        compare::MatchedModels matched;
        compare::Difference difference;
        std::optional<compare::FloorDifference> floors;
    };
    struct TakeOutcome;
    using Key = std::tuple<model::ElementTypeId, model::Slot, model::Slot>; ///< type, row of ours, row of theirs

    void begin();
    void compared(std::shared_ptr<const Result> result, quint64 state);
    void apply(TakeOutcome outcome, quint64 state);
    void listOpen();

    document::Document& document_;
    model::Model theirs_;
    QString name_;
    QPointer<document::JobQueue> jobs_; ///< null while the program ends
    document::JobQueue::Id job_ = 0;    ///< 0: none
    std::shared_ptr<const Result> result_;
    quint64 state_ = 0; ///< of the document when it was compared
    bool byFloor_ = false;
    std::vector<std::size_t> open_;
    std::set<Key> kept_;
    QTimer soon_;
};

} // namespace navsmith::gui
