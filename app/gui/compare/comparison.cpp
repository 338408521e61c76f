#include "app/gui/compare/comparison.h"

#include "app/gui/panels/counted.h"
#include "core/compare/take.h"
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/systems/floors.h"

#include <optional>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr int kDelayMilliseconds = 150; ///< edits come in bursts
constexpr std::size_t kMostSelected = 2000;

/// Copies of both models: a model is not shared between threads, not even for reading.
struct Copies {
    std::optional<model::Model> ours;
    std::optional<model::Model> theirs;
    quint64 state = 0;
};

} // namespace

struct Comparison::TakeOutcome {
    model::Change change;
    std::vector<model::Element> changed;
    std::string refusal; ///< empty: done
};

Comparison::Comparison(document::Document& document, model::Model theirs, QString name, document::JobQueue& jobs,
                       QObject* parent)
    : QObject(parent), document_(document), theirs_(std::move(theirs)), name_(std::move(name)), jobs_(&jobs) {
    soon_.setSingleShot(true);
    soon_.setInterval(kDelayMilliseconds);
    connect(&soon_, &QTimer::timeout, this, &Comparison::begin);
    const auto follow = [this] {
        soon_.start();
        Q_EMIT changed(); // no longer current
    };
    connect(&document, &document::Document::changed, this, follow);
    connect(&document, &document::Document::stepped, this, follow);
    begin();
}

Comparison::~Comparison() {
    if (jobs_)
        jobs_->discard(job_);
}

bool Comparison::isCurrent() const {
    return result_ && job_ == 0 && !soon_.isActive() && !document_.isPreviewing() && document_.stateId() == state_;
}

void Comparison::begin() {
    if (!jobs_ || job_ != 0)
        return;
    if (document_.isPreviewing()) {
        soon_.start();
        return;
    }
    const auto copies = std::make_shared<Copies>(Copies{document_.model(), theirs_, document_.stateId()});
    job_ = jobs_->run<std::shared_ptr<const Result>>(
        this,
        {.title = tr("Comparing with %1").arg(name_), .quiet = result_ != nullptr, .dropped = [this] { job_ = 0; }},
        [copies, system = &document_.system(), byFloor = byFloor_](const document::JobQueue::Report&) {
            const auto& identities = *system->identities;
            auto result = std::make_shared<Result>();
            result->matched = compare::matchModels(*copies->ours, *copies->theirs, identities);
            result->difference = compare::compare(*copies->ours, *copies->theirs, result->matched);
            if (byFloor)
                result->floors = compare::compareFloors(*system->floors, *copies->ours, *copies->theirs);
            return std::shared_ptr<const Result>(result);
        },
        [this, copies](std::shared_ptr<const Result> result) { compared(std::move(result), copies->state); });
}

void Comparison::compared(std::shared_ptr<const Result> result, quint64 state) {
    job_ = 0;
    result_ = std::move(result);
    state_ = state;
    if (document_.stateId() != state || (byFloor_ && !result_->floors))
        soon_.start();
    listOpen();
    Q_EMIT changed();
}

void Comparison::listOpen() {
    open_.clear();
    const auto& elements = result_->difference.elements;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!kept_.contains({elements[i].type, elements[i].a, elements[i].b}))
            open_.push_back(i);
    }
}

compare::ElementText Comparison::describe(std::size_t index) const {
    return compare::describe(document_.system(), document_.model(), theirs_, result_->matched.matching,
                             result_->difference, result_->difference.elements[index]);
}

bool Comparison::hasFloors() const {
    return document_.system().floors != nullptr;
}

void Comparison::setByFloor(bool byFloor) {
    byFloor_ = byFloor;
    if (byFloor_ && result_ && !result_->floors)
        begin();
    Q_EMIT changed();
}

const compare::FloorDifference* Comparison::floors() const {
    return result_ && result_->floors ? &*result_->floors : nullptr;
}

std::vector<std::string> Comparison::namesIn(const compare::FloorRegion& region) const {
    const auto& of = region.kind == compare::FloorKind::OnlyB ? theirs_ : document_.model();
    const auto type = document_.system().floors->type;
    std::vector<std::string> names;
    for (const auto row : region.rows) {
        if (of.isLive({type, row}))
            names.push_back(model::elementName(of, {type, row}));
    }
    return names;
}

void Comparison::take(std::vector<std::size_t> which) {
    if (!jobs_ || !isCurrent() || which.empty())
        return;
    const auto copies = std::make_shared<Copies>(Copies{document_.model(), theirs_, state_});
    const auto label = tr("Take %1 from %2").arg(counted(which.size(), "difference"), name_).toStdString();
    job_ = jobs_->run<std::shared_ptr<TakeOutcome>>(
        this, {.title = tr("Taking from %1").arg(name_), .dropped = [this] { job_ = 0; }},
        [copies, label, result = result_, which = std::move(which)](const document::JobQueue::Report&) {
            auto outcome = std::make_shared<TakeOutcome>();
            if (which.size() == result->difference.elements.size()) {
                outcome->change = compare::takeAll(*copies->ours, *copies->theirs, result->matched, label);
                return outcome;
            }
            model::Transaction tx(*copies->ours, label);
            outcome->changed = compare::take(tx, *copies->theirs, result->matched, result->difference, which).changed;
            auto change = tx.commit();
            if (change)
                outcome->change = std::move(*change);
            else
                outcome->refusal = change.error().reason;
            return outcome;
        },
        [this, state = state_](const std::shared_ptr<TakeOutcome>& outcome) { apply(std::move(*outcome), state); });
    Q_EMIT changed();
}

void Comparison::apply(TakeOutcome outcome, quint64 state) {
    job_ = 0;
    if (!outcome.refusal.empty())
        Q_EMIT statusMessage(QString::fromStdString(outcome.refusal));
    else if (document_.stateId() != state || document_.isPreviewing())
        Q_EMIT statusMessage(tr("Not taken: the document was edited in the meantime"));
    else if (outcome.change.empty())
        Q_EMIT statusMessage(tr("Nothing to take: the values follow from others"));
    else {
        document_.take(std::move(outcome.change));
        std::erase_if(outcome.changed, [&](const auto& element) { return !document_.model().isLive(element); });
        if (outcome.changed.size() <= kMostSelected)
            document_.selection().set(std::move(outcome.changed));
    }
    Q_EMIT changed();
}

void Comparison::keep(std::span<const std::size_t> which) {
    if (!result_)
        return;
    for (const auto index : which) {
        const auto& element = result_->difference.elements[index];
        kept_.insert({element.type, element.a, element.b});
    }
    listOpen();
    Q_EMIT changed();
}

} // namespace navsmith::gui
