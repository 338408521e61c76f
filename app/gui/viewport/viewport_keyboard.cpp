// The 3D view without a mouse: the keyboard focus, keys, and what screen readers tell of it.
#include "app/gui/viewport/tool.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace navsmith::gui {

using model::Element;

namespace {

class ViewAccessible final : public QAccessibleWidget {
public:
    explicit ViewAccessible(Viewport* view) : QAccessibleWidget(view, QAccessible::Canvas) {}

    [[nodiscard]] QString text(QAccessible::Text which) const override {
        if (which == QAccessible::Description || which == QAccessible::Value)
            return static_cast<Viewport*>(widget())->description();
        return QAccessibleWidget::text(which);
    }
    [[nodiscard]] QAccessible::State state() const override {
        auto state = QAccessibleWidget::state();
        state.focusable = true;
        return state;
    }
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    auto* view =
        className == QLatin1String(Viewport::staticMetaObject.className()) ? qobject_cast<Viewport*>(object) : nullptr;
    return view == nullptr ? nullptr : new ViewAccessible(view);
}

} // namespace

void Viewport::installAccessibility() {
    QAccessible::removeFactory(makeAccessible);
    QAccessible::installFactory(makeAccessible);
}

QString Viewport::description() const {
    const auto* document = this->document();
    if (document == nullptr)
        return tr("Nothing is open.");
    const auto& model = document->model();
    QStringList counts;
    for (const auto& symbol : document->system().view.symbols) {
        const auto count = model.count(symbol.type);
        if (count != 0)
            counts << QString::fromStdString(model::countedName(model.schema().type(symbol.type), count));
    }
    auto all = counts.isEmpty() ? tr("No elements") : counts.join(QStringLiteral(", "));
    if (layout_.count > 1)
        all = tr("%1 view: %2").arg(directionText(), all);
    const auto& selected = document->selection().elements();
    if (selected.empty())
        return tr("%1. Nothing is selected.").arg(all);
    return tr("%1. Selected: %2.").arg(all, QString::fromStdString(model::elementsName(model, selected)));
}

void Viewport::describe() {
    const auto text = description();
    if (text != accessibleDescription())
        setAccessibleDescription(text); // tells screen readers
}

void Viewport::showFocus(bool focus) {
    focused_ = focus;
    update();
    if (focus) {
        Q_EMIT focused();
        QAccessibleEvent event(this, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

/// The mouse has entered. It takes the focus neither from a text that is being written nor from another window.
void Viewport::focusOnEnter() {
    const auto* from = QApplication::focusWidget();
    const bool writes = from != nullptr && from->testAttribute(Qt::WA_InputMethodEnabled) &&
                        qobject_cast<const QAbstractItemView*>(from) == nullptr;
    if (focusFollowsMouse_ && !focused_ && !writes && isActiveWindow())
        view_->requestActivate();
}

void Viewport::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(focused_ ? QPalette::Link : QPalette::Window));
}

bool Viewport::pressKey(const QKeyEvent& event) {
    if (tool_->takesKey(event)) {
        tool_->pressKey(event);
        redrawMarks();
        return true;
    }
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if ((modifiers & ~Qt::ShiftModifier) != 0)
            return false;
        Q_EMIT focusLeaves(event.key() == Qt::Key_Tab && modifiers == Qt::NoModifier);
        return true;
    case Qt::Key_Menu:
        openMenu();
        return true;
    default:
        return false;
    }
}

void Viewport::openMenu() {
    const auto* layer = activeLayer();
    if (layer == nullptr)
        return;
    const auto primary = layer->document->selection().primary();
    const auto at = primary.valid() ? layer->scene->anchor(primary) : std::nullopt;
    const auto pixel = at ? camera_.project(*at) : std::nullopt;
    const glm::vec2 size(camera_.viewport);
    const auto place =
        pixel && pixel->x >= 0 && pixel->y >= 0 && pixel->x < size.x && pixel->y < size.y ? *pixel : size * 0.5F;
    Q_EMIT menuRequested(toGlobal(QPointF(place.x, place.y)));
}

void Viewport::selectNext(bool forward) {
    const auto* layer = activeLayer();
    if (layer == nullptr)
        return;
    auto& selection = layer->document->selection();
    const auto& model = layer->document->model();
    const auto pickable = [&](Element e) { return model.isLive(e) && isPickable(e); };
    const auto step = [&](model::ElementTypeId type, std::size_t from) -> Element {
        const auto count = model.capacity(type);
        for (std::size_t i = 1; i <= count; ++i) {
            const auto row = static_cast<model::Slot>((from + (forward ? i : count - i)) % count);
            if (pickable({type, row}))
                return {type, row};
        }
        return {};
    };
    if (const auto primary = selection.primary(); primary.valid()) {
        if (const auto next = step(primary.type, primary.slot); next.valid())
            selection.set({next});
        return;
    }
    for (const auto type : symbol::selectionOrder(layer->document->system().view)) {
        const auto count = model.capacity(type);
        const auto next = count == 0 ? Element{} : step(type, forward ? count - 1 : 0);
        if (next.valid()) {
            selection.set({next});
            return;
        }
    }
}

void Viewport::setPalette(symbol::Palette palette) {
    if (palette == palette_)
        return;
    palette_ = palette;
    view_->setPalette(palette);
    for (const auto& layer : layers_) {
        layer.scene->setPalette(palette);
        layer.scene->updateDetail(shownCameras());
    }
    view_->sync();
    view_->rankLabels();
    redrawMarks();
}

} // namespace navsmith::gui
