// Finds routes in an open document while it is edited: the ways stay prepared and follow every change.
#pragma once

#include "core/document/document.h"
#include "core/routing/graph_cache.h"
#include "core/routing/route.h"

#include <QObject>
#include <QPointer>

#include <glm/vec3.hpp>

#include <optional>
#include <string>
#include <vector>

namespace navsmith::document {

class RouteFinder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Null: no document. Does nothing until a route is requested.
    void setDocument(Document* document);
    [[nodiscard]] Document* document() const { return document_; }
    /// Whether the document's system has routes.
    [[nodiscard]] bool hasRoutes() const;
    /// The travellers of the document.
    [[nodiscard]] std::vector<routing::Traveller> travellers() const;
    /// Id of the traveller; empty: the first that may be at both ends.
    void setTraveller(std::string id);
    [[nodiscard]] const std::string& traveller() const { return traveller_; }

    /// The graph of the chosen traveller, valid until the document changes; null: none is chosen. Requires hasRoutes().
    [[nodiscard]] const routing::Graph* graphOfChoice();

    /// Own costs: an expression over the nodes by which the cost of going to each is multiplied; empty: the game's
    /// costs. Returns what is wrong with it, and then keeps the costs as they were; empty: nothing.
    QString setCosts(const QString& expression);
    [[nodiscard]] const QString& costs() const { return costs_; }

    /// An end of a route: a node, or a place, for which the nearest node counts.
    struct End {
        std::optional<model::Slot> node = {};
        glm::vec3 place{0};

        bool operator==(const End&) const = default;
    };
    /// Requires hasRoutes().
    routing::Route find(const End& from, const End& to);
    /// The graph that find() used last; null before the first call.
    [[nodiscard]] const routing::Graph* graph() const { return graph_; }
    /// Corners of a line along a route of find(), from and to the ends.
    [[nodiscard]] std::vector<glm::vec3> lineOf(const routing::Route& route, const End& from, const End& to) const;

Q_SIGNALS:
    /// Routes may have changed.
    void outdated();

private:
    void forget();
    void prepare(const std::vector<End>& ends);

    QPointer<Document> document_;
    std::string traveller_;
    QString costs_;
    routing::GraphCache graphs_;
    const routing::Graph* graph_ = nullptr;
    routing::Search search_;
};

} // namespace navsmith::document
