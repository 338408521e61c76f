#include "app/gui/panels/element_names.h"

#include "app/gui/panels/schema_text.h"
#include "core/query/find_element.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>

#include <algorithm>

namespace navsmith::gui {

using model::Element;
using model::ElementTypeId;
using model::Model;
using model::Slot;

namespace {

constexpr std::size_t kMostNames = 1000;

} // namespace

QString shortName(const Model& model, Element element) {
    auto name = QString::fromStdString(model::elementName(model, element));
    const auto type = fromUtf8(model.schema().type(element.type).title) + u' ';
    return name.startsWith(type) ? name.mid(type.size()) : name;
}

QStringList shortNames(const Model& model, ElementTypeId type) {
    QStringList names;
    if (model.count(type) > kMostNames)
        return names;
    model.forEachLive(type, [&](Slot row) { names << shortName(model, {type, row}); });
    return names;
}

std::optional<Element> findElementByName(const Model& model, ElementTypeId type, const QString& name) {
    const auto full = fromUtf8(model.schema().type(type).title) + u' ' + name;
    for (const auto& candidate : {full, name}) {
        const auto elements = query::findElements(model, candidate.toStdString());
        const auto fits = std::ranges::find(elements, type, &Element::type);
        if (fits != elements.end())
            return *fits;
    }
    return std::nullopt;
}

QCompleter* completeNames(QLineEdit& line, QStringListModel& names) {
    auto* completer = new QCompleter(&names, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line.setCompleter(completer);
    return completer;
}

} // namespace navsmith::gui
