#include "app/gui/search/targets.h"

#include "app/gui/panels/schema_text.h"
#include "core/model/property.h"
#include "core/query/find_element.h"

#include <QAction>
#include <QCoreApplication>
#include <QLocale>
#include <QPointer>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::gui {

namespace {

constexpr std::size_t kMostElements = 20;

QString say(const char* text) {
    return QCoreApplication::translate("Targets", text);
}

bool hasAllWords(const QString& text, const QString& words) {
    const auto all = words.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(all, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

std::optional<glm::vec3> parsePlace(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    const auto parts = text.split(between, Qt::SkipEmptyParts);
    if (parts.size() < 2 || parts.size() > 3)
        return std::nullopt;
    glm::vec3 place(0, 0, std::numeric_limits<float>::quiet_NaN());
    for (int i = 0; i < parts.size(); ++i) {
        bool ok = false;
        place[i] = QLocale::c().toFloat(parts[i], &ok);
        if (!ok || !std::isfinite(place[i]))
            return std::nullopt;
    }
    return place;
}

std::vector<Target> elementTargets(const document::Document& document, const QString& text,
                                   const std::function<void(model::Element)>& go) {
    std::vector<Target> targets;
    for (const auto element : query::findElements(document.model(), text.toStdString(), kMostElements)) {
        targets.push_back({capitalised(fromUtf8(model::elementName(document.model(), element))),
                           capitalised(fromUtf8(document.model().schema().type(element.type).title)),
                           [go, element] { go(element); }});
    }
    return targets;
}

std::vector<Target> placeTargets(const QString& text, const std::function<void(glm::vec3)>& go) {
    const auto place = parsePlace(text);
    if (!place)
        return {};
    auto title = QStringLiteral("%1, %2").arg(static_cast<double>(place->x)).arg(static_cast<double>(place->y));
    if (!std::isnan(place->z))
        title += QStringLiteral(", %1").arg(static_cast<double>(place->z));
    return {{title, say("Position"), [go, at = *place] { go(at); }}};
}

std::vector<Target> bookmarkTargets(const Bookmarks& bookmarks, const QString& text,
                                    const std::function<void(const Bookmark&)>& go) {
    std::vector<Target> targets;
    for (const auto& bookmark : bookmarks.all()) {
        if (hasAllWords(bookmark.name, text))
            targets.push_back({bookmark.name, say("Bookmark"), [go, bookmark] { go(bookmark); }});
    }
    return targets;
}

std::vector<Target> commandTargets(const CommandSet& commands, const QString& text) {
    std::vector<std::pair<bool, Target>> found;
    for (const auto& entry : commands.entries()) {
        const QPointer<QAction> action = commands.action(entry.id);
        if (entry.place != kWindow || !action || !action->isVisible() ||
            !hasAllWords(entry.topic + u' ' + entry.title(), text))
            continue;
        auto title = QStringLiteral("%1: %2").arg(entry.topic, entry.title());
        if (action->isCheckable())
            title += action->isChecked() ? say(" (on)") : say(" (off)");
        found.push_back({!entry.title().startsWith(text, Qt::CaseInsensitive),
                         {title, entry.keys.toString(QKeySequence::NativeText),
                          [action] {
                              if (action)
                                  action->trigger();
                          },
                          action->isEnabled()}});
    }
    std::ranges::stable_sort(found, {}, [](const auto& f) { return std::pair(!f.second.enabled, f.first); });
    std::vector<Target> targets;
    targets.reserve(found.size());
    for (auto& [later, target] : found)
        targets.push_back(std::move(target));
    return targets;
}

} // namespace navsmith::gui
