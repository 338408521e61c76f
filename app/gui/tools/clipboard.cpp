#include "app/gui/tools/clipboard.h"

#include "app/gui/language/translate.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/ground.h"
#include "core/document/run_edit.h"
#include "core/systems/paste.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include <string>

namespace navsmith::gui {

namespace {

const auto kElements = QStringLiteral("application/x-navsmith-elements");
const auto kCentre = QStringLiteral("application/x-navsmith-centre");

} // namespace

bool copySelection(const document::Document& document, const glm::vec3& centre) {
    const auto text = systems::copyText(document.system(), document.model(), document.selection().elements());
    if (text.empty())
        return false;
    auto* data = new QMimeData; // the clipboard takes ownership
    data->setData(kElements, QByteArray::fromStdString(text));
    data->setData(kCentre, QStringLiteral("%1 %2 %3")
                               .arg(static_cast<double>(centre.x))
                               .arg(static_cast<double>(centre.y))
                               .arg(static_cast<double>(centre.z))
                               .toLatin1());
    QApplication::clipboard()->setMimeData(data);
    return true;
}

bool canPaste() {
    const auto* data = QApplication::clipboard()->mimeData();
    return data != nullptr && data->hasFormat(kElements);
}

std::optional<glm::vec3> pasteCentre() {
    const auto* data = QApplication::clipboard()->mimeData();
    const auto parts = data == nullptr ? QList<QByteArray>() : data->data(kCentre).split(' ');
    if (parts.size() != 3)
        return std::nullopt;
    glm::vec3 centre{0};
    for (int i = 0; i < 3; ++i) {
        bool number = false;
        centre[i] = parts[i].toFloat(&number);
        if (!number)
            return std::nullopt;
    }
    return centre;
}

bool paste(document::Document& document, const glm::vec3& offset) {
    const auto* data = QApplication::clipboard()->mimeData();
    if (data == nullptr)
        return false;
    const auto text = data->data(kElements).toStdString();
    return document::runBuilding(document, tr("Paste"),
                                 [&](model::Transaction& tx) {
                                     auto pasted = systems::pasteText(document.system(), tx, text, glm::dvec3(offset));
                                     if (pasted && valueOf(settings::kFollowGround))
                                         keepHeightsAboveGround(document, tx, *pasted, glm::dvec3(offset));
                                     return pasted;
                                 })
        .has_value();
}

bool mergeInPlace(document::Document& document) {
    const auto* data = QApplication::clipboard()->mimeData();
    if (data == nullptr)
        return false;
    const auto text = data->data(kElements).toStdString();
    const auto* ground = document::argumentsFor(document).ground;
    return document::runBuilding(
               document, tr("Merge"),
               [&](model::Transaction& tx) { return systems::mergeText(document.system(), tx, text, ground); })
        .has_value();
}

} // namespace navsmith::gui
