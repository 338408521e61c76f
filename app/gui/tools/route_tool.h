// Shows the route that the game would choose between two points or nodes, while either end is dragged.
#pragma once

#include "app/gui/panels/route_panel.h"
#include "app/gui/viewport/tool.h"
#include "core/document/route_finder.h"

#include <QComboBox>
#include <QPointF>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::gui {

class RouteTool : public Tool {
    Q_OBJECT

public:
    explicit RouteTool(Viewport& viewport);

    void begin() override;
    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool rightClick(QPointF position) override;
    bool cancel() override;
    void refresh() override;
    bool claims(QPointF position) override;
    void leave() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

    [[nodiscard]] document::RouteFinder& finder() { return finder_; }
    /// Shows a message in the status bar.
    void tell(const QString& message);
    /// The route that is shown, if both ends are known.
    [[nodiscard]] const std::optional<routing::Route>& route() const { return route_; }
    /// The same in words and numbers.
    [[nodiscard]] RouteListing listing() const;

Q_SIGNALS:
    /// route() has changed.
    void routeChanged();
    /// The document, and with it the travellers to choose from.
    void documentChanged();

private:
    using End = document::RouteFinder::End;

    [[nodiscard]] std::optional<End> endAt(QPointF position);
    /// Index of the end under a position, or none.
    [[nodiscard]] std::optional<std::size_t> handleAt(QPointF position) const;
    [[nodiscard]] glm::vec3 placeOf(const End& end) const;
    [[nodiscard]] bool bothSet() const { return ends_[0] && ends_[1]; }
    void drop();
    void find();
    void tell() const;
    /// Its cost and length, or why there is none; empty if there are no two ends.
    [[nodiscard]] QString summary() const;

    document::RouteFinder finder_;
    std::array<std::optional<End>, 2> ends_; ///< start and goal
    std::optional<routing::Route> route_;
    std::vector<glm::vec3> line_; ///< of the route
    std::optional<QPointF> pressedAt_;
    std::optional<std::size_t> dragged_; ///< index of an end
    std::size_t next_ = 0;               ///< the end that the next click sets
};

/// "route.traveller".
class TravellerField : public QComboBox {
    Q_OBJECT

public:
    explicit TravellerField(RouteTool& tool, QWidget* parent = nullptr);
};

/// Own costs of routes: an expression over the nodes, or NAME: EXPRESSION, which the list keeps. "route.costs".
class CostsField : public QComboBox {
    Q_OBJECT

public:
    explicit CostsField(RouteTool& tool, QWidget* parent = nullptr);

private:
    void apply();
    void fill();
    [[nodiscard]] QString settingsKey() const;

    RouteTool& tool_;
};

} // namespace navsmith::gui
