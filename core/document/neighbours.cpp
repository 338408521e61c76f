#include "core/document/neighbours.h"

#include "core/opening/neighbours.h"

#include <algorithm>

namespace navsmith::document {

namespace {

/// A drag changes the document at every mouse move; the others follow some times a second.
constexpr int kFollowMilliseconds = 120;

} // namespace

Neighbours::Neighbours(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setInterval(kFollowMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &Neighbours::catchUp);
}

bool Neighbours::isAlone(const Known& known) const {
    return std::ranges::none_of(known_, [&](const Known& other) {
        const auto& one = *known.document;
        const auto& two = *other.document;
        return &one != &two && opening::shareWorld(one.whereabouts(), two.whereabouts()) &&
               (opening::hears(one.system(), two.system()) || opening::hears(two.system(), one.system()));
    });
}

void Neighbours::add(Document& document) {
    known_.insert(known_.begin(), {&document, {}, true});
    connect(&document, &Document::changed, this, [this, &document] {
        const auto known = std::ranges::find(known_, &document, &Known::document);
        known->stale = true;
        if (!timer_.isActive() && !isAlone(*known))
            timer_.start();
    });
    connect(&document, &Document::mapChanged, this, &Neighbours::catchUp); // it may be in another world now
    connect(&document, &Document::placeChanged, this, &Neighbours::catchUp);
    catchUp();
}

void Neighbours::remove(Document& document) {
    document.disconnect(this);
    std::erase_if(known_, [&](const Known& known) { return known.document == &document; });
    catchUp();
}

void Neighbours::putFirst(Document& document) {
    const auto known = std::ranges::find(known_, &document, &Known::document);
    if (known == known_.end() || known == known_.begin())
        return;
    std::rotate(known_.begin(), known, known + 1);
    catchUp();
}

void Neighbours::catchUp() {
    timer_.stop();
    std::vector<opening::Teller> all;
    std::vector<std::uint8_t> edited;
    for (auto& known : known_) {
        const auto& document = *known.document;
        const bool alone = isAlone(known);
        edited.push_back(known.stale && !alone ? 1 : 0);
        if (document.system().tells != nullptr && edited.back() != 0)
            known.tells = document.system().tells(document.model());
        known.stale = known.stale && alone;
        all.push_back({document.whereabouts(), document.title().toStdString(), known.tells});
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& document = *known_[i].document;
        auto neighbours = opening::neighboursOf(all, document.system(), all[i].where, i);
        // A survey is made of what is told and of the document itself: the same of both gives the same.
        const bool news = neighbours != document.model().neighbourhood().neighbours;
        if (!news && (edited[i] == 0 || neighbours.empty()))
            continue;
        auto survey = opening::surveyOf(document.system(), document.model(), neighbours);
        document.setNeighbourhood({std::move(neighbours), std::move(survey)});
    }
}

} // namespace navsmith::document
