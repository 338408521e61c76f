#include "core/document/route_finder.h"

#include "core/query/calculation.h"

#include <algorithm>
#include <utility>

namespace navsmith::document {

using model::kNoSlot;
using model::Slot;

void RouteFinder::setDocument(Document* document) {
    if (document == document_)
        return;
    if (document_ != nullptr)
        document_->disconnect(this);
    document_ = document;
    costs_.clear();
    graphs_.setFactors({});
    forget();
    if (document == nullptr)
        return;
    connect(document, &QObject::destroyed, this, &RouteFinder::forget);
    connect(document, &Document::changed, this, [this](const model::Change& change) {
        graphs_.update(document_->model(), change);
        Q_EMIT outdated();
    });
    connect(document, &Document::crossDocumentDataChanged, this, &RouteFinder::outdated);
}

void RouteFinder::forget() {
    graphs_.clear();
    graph_ = nullptr;
}

bool RouteFinder::hasRoutes() const {
    return document_ != nullptr && document_->system().routing.exists();
}

std::vector<routing::Traveller> RouteFinder::travellers() const {
    return hasRoutes() ? routing::travellersOf(document_->system().routing, document_->model())
                       : std::vector<routing::Traveller>();
}

void RouteFinder::setTraveller(std::string id) {
    traveller_ = std::move(id);
    Q_EMIT outdated();
}

const routing::Graph* RouteFinder::graphOfChoice() {
    if (traveller_.empty())
        return nullptr;
    prepare({});
    return graph_;
}

QString RouteFinder::setCosts(const QString& expression) {
    if (!hasRoutes())
        return {};
    const auto text = expression.trimmed().toStdString();
    routing::NodeFactors factors;
    if (!text.empty()) {
        auto calculation =
            query::Calculation::parse(text, document_->model().schema(), document_->system().routing.node);
        if (!calculation)
            return QString::fromStdString(query::withCaret(calculation.error(), text));
        factors = [calculation = std::move(*calculation)](const model::Model& model, std::span<const Slot> nodes) {
            return calculation.numbers(model, nodes);
        };
    }
    costs_ = expression.trimmed();
    graph_ = nullptr;
    graphs_.setFactors(std::move(factors));
    Q_EMIT outdated();
    return {};
}

void RouteFinder::prepare(const std::vector<End>& ends) {
    const auto& routing = document_->system().routing;
    const auto all = travellers();
    const auto preferred = std::ranges::find(all, traveller_, &routing::Traveller::id);
    std::vector<Slot> nodes;
    for (const auto& end : ends) {
        if (end.node)
            nodes.push_back(*end.node);
    }
    const auto traveller =
        preferred != all.end() ? *preferred : routing::travellerFor(routing, document_->model(), nodes);
    graph_ = &graphs_.of(routing, document_->model(), traveller);
}

routing::Route RouteFinder::find(const End& from, const End& to) {
    prepare({from, to});
    const auto& model = document_->model();
    const auto nodeOf = [&](const End& end, routing::End which) {
        return end.node ? *end.node : routing::nearestNode(*graph_, model, end.place, which);
    };
    const Slot start = nodeOf(from, routing::End::Start);
    const Slot goal = nodeOf(to, routing::End::Goal);
    return start == kNoSlot || goal == kNoSlot ? routing::noNode(*graph_)
                                               : routing::findRoute(*graph_, search_, model, start, goal);
}

std::vector<glm::vec3> RouteFinder::lineOf(const routing::Route& route, const End& from, const End& to) const {
    auto line = routing::lineOf(*graph_, document_->model(), route);
    if (!from.node && !line.empty())
        line.insert(line.begin(), from.place);
    if (!to.node && !line.empty())
        line.push_back(to.place);
    return line;
}

} // namespace navsmith::document
