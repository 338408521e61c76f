#include "app/gui/tools/paint_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_edit.h"
#include "render/highlight.h"

#include <QMouseEvent>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navsmith::gui {

using model::Element;
using model::PropertySpec;
using model::PropertyType;
using model::Value;

namespace {

constexpr auto kPaint = symbol::rgb(0xFFE066);
constexpr auto kClear = symbol::rgb(0xFF7A70);
constexpr int kCirclePieces = 48;
/// Maximum distance between two stamps of a stroke, as a fraction of the brush radius.
constexpr float kStride = 0.5F;
constexpr float kMostStamps = 256; ///< maximum per mouse move

const model::RefSpec* targetOf(const model::ElementType& type, const PropertySpec& property) {
    if (property.type != PropertyType::Reference || property.column == model::kNoColumn)
        return nullptr;
    const auto& ref = type.columns[property.column].ref;
    return ref ? &*ref : nullptr;
}

} // namespace

Value Paint::cleared() const {
    if (property == nullptr)
        return {};
    switch (property->type) {
    case PropertyType::Bool:
        return !std::get<bool>(value);
    case PropertyType::Enum:
        // The null value is 0, if 0 has a name.
        return std::ranges::find(property->names, 0, &model::EnumName::value) != property->names.end()
                   ? std::int64_t{0}
                   : property->names.front().value;
    default:
        return {};
    }
}

std::vector<const PropertySpec*> paintable(const model::Model& model, model::ElementTypeId type) {
    std::vector<const PropertySpec*> out;
    const auto& spec = model.schema().type(type);
    for (const auto& property : spec.properties) {
        const auto* target = targetOf(spec, property);
        const bool named =
            target != nullptr && target->target != type && !model.schema().type(target->target).namedBy.empty();
        const bool selected =
            property.type == PropertyType::Bool || (property.type == PropertyType::Enum && !property.names.empty());
        if (!property.editable() || property.advanced || !(named || selected))
            continue;
        bool stored = false;
        model.forEachLive(model::kFileType, [&](model::Slot file) {
            stored = stored || property.present == nullptr || property.present(model, file);
        });
        if (stored)
            out.push_back(&property);
    }
    return out;
}

std::vector<PaintChoice> paintChoices(const model::Model& model, const Paint& paint) {
    if (paint.property == nullptr)
        return {};
    std::vector<PaintChoice> out;
    if (paint.property->type == PropertyType::Bool)
        return {{PaintTool::tr("on"), true}, {PaintTool::tr("off"), false}};
    for (const auto& name : paint.property->names)
        out.push_back({fromUtf8(name.title), name.value});
    if (const auto* target = targetOf(model.schema().type(paint.type), *paint.property)) {
        const auto& type = model.schema().type(target->target);
        const auto& name = *type.findProperty(type.namedBy);
        model.forEachLive(target->target, [&](model::Slot row) {
            const Element e{target->target, row};
            const auto text = fromUtf8(model::displayText(model, name, e));
            out.push_back({text.isEmpty() ? fromUtf8(model::elementName(model, e)) : text, e});
        });
        std::ranges::sort(out, {}, &PaintChoice::title);
        out.push_back({PaintTool::tr("none"), {}});
    }
    return out;
}

PaintTool::PaintTool(Viewport& viewport, const HeightLimits& heights)
    : Tool(viewport), heights_(heights), radius_(valueOf(settings::kBrushRadius)) {}

void PaintTool::setPaint(Paint paint) {
    cancel();
    paint_ = std::move(paint);
    viewport().redrawTool();
    Q_EMIT hintChanged();
}

void PaintTool::setShape(Shape shape) {
    cancel();
    shape_ = shape;
    viewport().redrawTool();
    Q_EMIT hintChanged();
}

void PaintTool::setRadius(double radius) {
    radius_ = radius;
    viewport().redrawTool();
}

bool PaintTool::ready() const {
    const auto* document = viewport().document();
    if (document == nullptr || paint_.property == nullptr)
        return false;
    // Another document is drawn before the tool bar has chosen one of its properties.
    const auto& schema = document->model().schema();
    return paint_.type < schema.typeCount() &&
           std::ranges::any_of(schema.type(paint_.type).properties,
                               [this](const PropertySpec& property) { return &property == paint_.property; });
}

bool PaintTool::takes(Element element) const {
    return element.type == paint_.type && model::isPresent(viewport().document()->model(), *paint_.property, element) &&
           heights_.holds(*viewport().activeScene(), element);
}

std::optional<glm::vec3> PaintTool::brushAt(QPointF position) const {
    const auto& camera = viewport().camera();
    const auto surface = viewport().surfaceAt(position);
    const auto hit = viewport().pickAt(position, [&](Element e) { return takes(e); });
    const auto on = hit ? std::optional(camera.pointAt(toVec(position), hit->depth)) : std::nullopt;
    // A mesh may lie slightly below the floor: elements within the brush radius still count as visible.
    if (on && (!surface || camera.depthOf(*on) <= camera.depthOf(*surface) + static_cast<float>(radius_)))
        return on;
    return surface ? surface : viewport().groundAt(position, brush_ ? brush_->z : 0);
}

void PaintTool::press(const QMouseEvent& event) {
    if (!ready()) {
        viewport().showMessage(tr("No property is selected. Select one in the tool bar."));
        return;
    }
    painting_ = true;
    preview_ = viewport().document()->beginPreview();
    clearing_ = event.modifiers().testFlag(Qt::ControlModifier);
    painted_.clear();
    set_.clear();
    stamped_.reset();
    if (shape_ != Shape::Brush) {
        marquee_.begin(shape_ == Shape::Lasso ? Marquee::Shape::Lasso : Marquee::Shape::Rectangle, event.position());
        return;
    }
    brush_ = brushAt(event.position());
    if (brush_)
        stampTo(*brush_);
}

void PaintTool::move(const QMouseEvent& event) {
    if (!ready())
        return;
    if (!painting_)
        clearing_ = event.modifiers().testFlag(Qt::ControlModifier);
    if (shape_ == Shape::Brush) {
        brush_ = brushAt(event.position());
        if (painting_ && brush_)
            stampTo(*brush_);
    } else if (painting_) {
        marquee_.extendTo(viewport(), event.position());
        show(marquee_.elements(viewport()));
    }
    viewport().redrawTool();
}

void PaintTool::release(const QMouseEvent& /*event*/) {
    if (!std::exchange(painting_, false))
        return;
    marquee_.end(viewport());
    preview_.commit();
    const auto plural = [this] { return fromUtf8(viewport().document()->model().schema().type(paint_.type).plural); };
    viewport().showMessage(!painted_.empty() ? document::editTitle(viewport().document()->model(), title(), painted_)
                           : heights_.on()
                               ? tr("Nothing painted: no %1 there at heights from %2 to %3")
                                     .arg(plural())
                                     .arg(decimal(heights_.from(), 1))
                                     .arg(decimal(heights_.to(), 1))
                               : tr("Nothing painted: no %1 there within the radius of the brush").arg(plural()));
    viewport().redrawTool();
}

/// Stamps along the way from the last position, however fast the mouse moved.
void PaintTool::stampTo(const glm::vec3& at) {
    const auto from = stamped_.value_or(at);
    const float stride = static_cast<float>(radius_) * kStride;
    const float way = glm::distance(from, at);
    // Do not connect two distant positions, such as a floor and the horizon.
    const auto steps = way > stride * kMostStamps ? 0 : static_cast<int>(std::ceil(way / stride));
    auto elements = painted_;
    for (int i = steps == 0 ? 0 : 1; i <= steps; ++i) {
        const auto centre = steps == 0 ? at : glm::mix(from, at, static_cast<float>(i) / static_cast<float>(steps));
        const auto hits = viewport().pickAround(centre, static_cast<float>(radius_),
                                                [&](Element e) { return !set_.contains(e) && takes(e); });
        elements.insert(elements.end(), hits.begin(), hits.end());
    }
    stamped_ = at;
    show(std::move(elements));
}

/// Sets the painted elements of the stroke; elements of an earlier update that are missing get their old value back.
void PaintTool::show(std::vector<Element> elements) {
    auto& document = *viewport().document();
    const auto value = clearing_ ? paint_.cleared() : paint_.value;
    std::unordered_set<Element> others;
    std::erase_if(elements, [&](Element e) {
        // Elements in set_ differed before the stroke; the model already shows the new value.
        const bool other =
            set_.contains(e) || (takes(e) && model::readValue(document.model(), *paint_.property, e) != value);
        return !other || !others.insert(e).second;
    });
    if (elements == painted_)
        return;
    std::vector<model::Slot> rows(elements.size());
    std::ranges::transform(elements, rows.begin(), &Element::slot);
    std::ranges::sort(rows);
    const auto done = preview_.update(document::editTitle(document.model(), title(), elements), [&](auto& tx) {
        if (!model::writeValue(tx, paint_.type, *paint_.property, rows, value).accepted)
            tx.refuse(PaintTool::tr("This value can no longer be painted.").toStdString());
    });
    if (!done) {
        viewport().showMessage(done.error());
        elements.clear();
    }
    painted_ = std::move(elements);
    set_ = {painted_.begin(), painted_.end()};
}

QString PaintTool::title() const {
    const auto property = fromUtf8(paint_.property->title);
    const auto value = clearing_ ? paint_.cleared() : paint_.value;
    if (const bool* on = std::get_if<bool>(&value))
        return *on ? tr("Paint %1").arg(property) : tr("Clear %1").arg(property);
    for (const auto& choice : paintChoices(viewport().document()->model(), paint_)) {
        if (choice.value == value && !std::holds_alternative<std::monostate>(value))
            return tr("Paint %1 %2").arg(property, choice.title);
    }
    return tr("Clear %1").arg(property);
}

bool PaintTool::rightClick(QPointF /*position*/) {
    return cancel();
}

bool PaintTool::cancel() {
    if (!std::exchange(painting_, false))
        return false;
    marquee_.end(viewport());
    preview_.abandon();
    painted_.clear();
    set_.clear();
    viewport().redrawTool();
    return true;
}

void PaintTool::leave() {
    if (!painting_)
        brush_.reset();
}

void PaintTool::refresh() {
    // Undo or a change of the active document ends the stroke.
    if (painting_ && (viewport().document() == nullptr || !preview_.isActive()))
        painting_ = false;
}

symbol::Primitives PaintTool::marks() const {
    auto out = marquee_.marks(viewport());
    // Highlight painted elements: their colour may depend on another property.
    if (painting_ && viewport().document() != nullptr)
        out.append(render::highlight(*viewport().activeScene(), painted_, render::Highlight::Touched));
    if (!ready() || shape_ != Shape::Brush || !brush_)
        return out;
    const auto colour = clearing_ ? kClear : kPaint;
    const auto radius = static_cast<float>(radius_);
    const auto& map = viewport().document()->map();
    const auto at = [&](int i) {
        const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kCirclePieces;
        glm::vec3 p = *brush_ + glm::vec3(std::cos(angle), std::sin(angle), 0) * radius;
        if (const auto floor = map ? map->backdrop->rays.ground(p.x, p.y, p.z + radius / 2) : std::nullopt;
            floor && std::abs(floor->point.z - p.z) <= radius)
            p.z = floor->point.z;
        return p;
    };
    auto last = at(0);
    for (int i = 1; i <= kCirclePieces; ++i) {
        const auto next = at(i);
        out.line(last, next, colour, 2.5F);
        last = next;
    }
    out.labels.push_back({*brush_, colour, title().toStdString()});
    return out;
}

QString PaintTool::hint() const {
    if (paint_.property == nullptr)
        return tr("Select what to paint. Esc exits the tool.");
    switch (shape_) {
    case Shape::Brush:
        return tr("Drag over elements to paint them. Ctrl clears. Esc exits the tool.");
    case Shape::Rectangle:
        return tr("Drag a rectangle around the elements to paint. Ctrl clears. Esc exits the tool.");
    case Shape::Lasso:
        return tr("Drag an outline around the elements to paint. Ctrl clears. Esc exits the tool.");
    }
    return {};
}

} // namespace navsmith::gui
