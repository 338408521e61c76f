#include "app/gui/tools/build_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_verb.h"

#include <QMouseEvent>

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <limits>

namespace navsmith::gui {

using model::Element;
using systems::Builder;

namespace {

constexpr auto kMark = glyph::rgb(0xFFD166);
constexpr auto kText = glyph::rgb(0xFFE9B8);

} // namespace

BuildTool::BuildTool(Viewport& viewport, const Builder& builder) : Tool(viewport), builder_(builder) {
    for (const auto& parameter : builder.parameters)
        values_.push_back(parameter.initial);
}

void BuildTool::setValues(std::vector<double> values) {
    values_ = std::move(values);
}

void BuildTool::setHeight(double height) {
    height_ = height;
}

void BuildTool::begin() {
    chain_.clear();
    next_.reset();
    of_ = viewport().document();
    if (of_ == nullptr)
        return;
    if (of_->selection().size() == 1) // of several nobody could tell which one is meant
        goOnFrom(of_->selection().primary());
    if (chain_.empty())
        takeHeightOfView();
}

void BuildTool::goOnFrom(Element element) {
    const auto* document = viewport().document();
    if (document == nullptr || !element.valid() || !document->model().isLive(element))
        return;
    if (builder_.continues == nullptr || !builder_.continues(document->model(), element, given()))
        return;
    chain_.push_back(element);
    if (const auto at = viewport().activeScene()->anchor(element)) {
        height_ = static_cast<double>(at->z);
        Q_EMIT heightChanged(height_);
    }
    if (builder_.propose != nullptr && chain_.size() == 1) {
        values_ = builder_.propose(document->model(), element);
        Q_EMIT valuesChanged();
    }
    Q_EMIT hintChanged();
}

void BuildTool::takeHeightOfView() {
    // Of what lies nearest to the middle of the picture: better than sea level in a city on a hill.
    const auto& scene = *viewport().activeScene();
    const auto middle = glm::vec2(viewport().camera().viewport) * 0.5F;
    float nearest = std::numeric_limits<float>::max();
    for (const auto& tile : scene.tiles()) {
        if (!viewport().camera().sees(tile.bounds))
            continue;
        for (const auto& element : tile.residents) {
            const auto at = scene.anchor(element);
            const auto pixel = at ? viewport().camera().project(*at) : std::nullopt;
            if (!pixel || glm::length(*pixel - middle) >= nearest)
                continue;
            nearest = glm::length(*pixel - middle);
            height_ = static_cast<double>(at->z);
        }
    }
    Q_EMIT heightChanged(height_);
}

systems::Given BuildTool::given() const {
    return document::givenTo(*viewport().document(), values_);
}

Element BuildTool::from() const {
    const auto* document = viewport().document();
    if (document == nullptr)
        return {};
    for (auto it = chain_.rbegin(); it != chain_.rend(); ++it) {
        if (document->model().isLive(*it))
            return *it;
    }
    return {};
}

std::optional<Builder::Click> BuildTool::clickAt(QPointF position, bool anew) const {
    if (viewport().document() == nullptr)
        return std::nullopt;
    Builder::Click click;
    click.from = anew ? Element{} : from();
    const auto& model = viewport().document()->model();
    const auto joins = [&](Element e) {
        return e != click.from && (builder_.joins == nullptr || builder_.joins(model, e, given()));
    };
    if (const auto hit = viewport().pickAt(position, joins)) {
        click.onto = hit->element;
        click.at = viewport().camera().pointAt(toVec(position), hit->depth);
        return click;
    }
    // Without a map on at the height of what is gone on from: there is nothing else to go by.
    auto at = viewport().surfaceAt(position);
    if (!at)
        at = viewport().groundAt(position, static_cast<float>(height_));
    if (!at)
        return std::nullopt;
    click.at = Snap::current().point(*at);
    return click;
}

void BuildTool::press(const QMouseEvent& event) {
    pressedAt_ = event.position();
}

void BuildTool::move(const QMouseEvent& event) {
    next_ = clickAt(event.position(), event.modifiers().testFlag(Qt::ControlModifier));
    viewport().redrawTool();
}

void BuildTool::release(const QMouseEvent& event) {
    const auto pressed = std::exchange(pressedAt_, std::nullopt);
    if (!pressed || (event.position() - *pressed).manhattanLength() > kClickPixels)
        return;
    if (const auto click = clickAt(event.position(), event.modifiers().testFlag(Qt::ControlModifier)))
        place(*click);
    else
        viewport().tell(tr("The ground lies too far away there"));
}

void BuildTool::place(const Builder::Click& click) {
    auto& document = *viewport().document();
    const auto result = document::runBuilding(
        document, fromUtf8(builder_.title), [&](model::Transaction& tx) { return builder_.place(tx, click, given()); });
    if (!result)
        return;
    const auto& placed = *result;
    if (!click.from.valid())
        chain_.clear();
    if (!placed.empty()) {
        chain_.push_back(placed.back());
        if (const auto at = viewport().activeScene()->anchor(placed.back())) {
            height_ = static_cast<double>(at->z);
            Q_EMIT heightChanged(height_);
        }
    }
    next_.reset();
    viewport().redrawTool();
    Q_EMIT hintChanged();
}

bool BuildTool::rightClick(QPointF /*position*/) {
    cancel();
    return true; // ends the road rather than asks what to do with the node under the mouse
}

bool BuildTool::cancel() {
    const bool building = from().valid();
    chain_.clear();
    next_.reset();
    pressedAt_.reset();
    viewport().redrawTool();
    Q_EMIT hintChanged();
    return building;
}

void BuildTool::refresh() {
    // Of what has been undone, from() goes back along the chain by itself.
    if (std::exchange(of_, viewport().document()) != viewport().document())
        chain_.clear();
    next_.reset();
}

void BuildTool::leave() {
    next_.reset();
}

glyph::Primitives BuildTool::marks() const {
    glyph::Primitives out;
    if (!next_ || viewport().document() == nullptr)
        return out;
    const auto* scene = viewport().activeScene();
    const bool onNode = next_->onto.valid() && builder_.continues != nullptr &&
                        builder_.continues(viewport().document()->model(), next_->onto, given());
    const auto to = onNode ? scene->anchor(next_->onto).value_or(next_->at) : next_->at;
    out.sprites.push_back(
        {to, kMark, 14, static_cast<std::uint32_t>(next_->onto.valid() ? glyph::Shape::Ring : glyph::Shape::Disc)});
    if (const auto start = next_->from.valid() ? scene->anchor(next_->from) : std::nullopt) {
        const auto style = glyph::segmentStyle(2.5F, glyph::SegmentDashed);
        out.segments.push_back({{*start, kMark, style}, {to, kMark, style}});
        out.labels.push_back({to, kText, fmt::format("{:.1f}", glm::length(to - *start))});
    }
    return out;
}

QString BuildTool::hint() const {
    return from().valid() ? tr("Click to go on, or what is there to join it; Ctrl+click begins anew; right click or "
                               "Esc ends here.")
                          : tr("Click where it begins: on the ground, or on what it goes on from. Esc leaves.");
}

} // namespace navsmith::gui
