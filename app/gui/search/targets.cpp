#include "app/gui/search/targets.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/schema_text.h"
#include "core/model/property.h"
#include "core/query/find_element.h"

#include <QAction>
#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

namespace navsmith::gui {

namespace {

constexpr std::size_t kMostElements = 20;

bool hasAllWords(const QString& text, const QString& words) {
    const auto all = words.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(all, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Words of other programs for what is called differently here. A word that is typed also finds those in its row.
constexpr std::array<std::array<const char*, 5>, 11> kSynonyms{{
    {"delete", "erase", "remove", "clear", "strip"},
    {"preferences", "settings", "options", "config"},
    {"link", "connect", "join", "edge"},
    {"unlink", "disconnect", "cut"},
    {"backup", "autosaved", "restore", "recover"},
    {"issues", "problems", "errors", "check", "validate"},
    {"view", "camera", "frame", "zoom"},
    {"find", "search", "go"},
    {"turn", "rotate", "reverse", "flip"},
    {"move", "translate", "place", "grab"},
    {"duplicate", "copy", "clone"},
}};

/// The typed word, and the words that mean the same. A beginning of at least three letters is enough.
QStringList withSynonyms(const QString& word) {
    QStringList all{word};
    for (const auto& row : kSynonyms) {
        const auto begins = [&](const char* known) {
            return known != nullptr && word.size() >= 3 && QLatin1String(known).startsWith(word, Qt::CaseInsensitive);
        };
        if (std::ranges::none_of(row, begins))
            continue;
        for (const char* known : row) {
            if (known != nullptr)
                all.append(QLatin1String(known));
        }
    }
    return all;
}

/// How well a command matches: 0 is best; none if it does not.
std::optional<int> rankOf(const CommandSet::Entry& entry, const QString& text) {
    const auto title = entry.title();
    if (title.startsWith(text, Qt::CaseInsensitive))
        return 0;
    const auto name = entry.topic + u' ' + title;
    if (hasAllWords(name, text))
        return 1;
    const auto words = text.split(u' ', Qt::SkipEmptyParts);
    const auto contains = [&](const QString& where) {
        return std::ranges::all_of(words, [&](const QString& word) {
            const auto meant = withSynonyms(word);
            return std::ranges::any_of(meant,
                                       [&](const QString& each) { return where.contains(each, Qt::CaseInsensitive); });
        });
    };
    if (contains(name))
        return 2;
    return contains(name + u' ' + entry.help) ? std::optional(3) : std::nullopt;
}

} // namespace

std::optional<glm::vec3> parsePlace(const QString& text) {
    const auto parts = numbersIn(text);
    if (parts.size() < 2 || parts.size() > 3)
        return std::nullopt;
    glm::vec3 place(0, 0, std::numeric_limits<float>::quiet_NaN());
    for (int i = 0; i < parts.size(); ++i) {
        const auto number = parseNumber(parts[i]);
        if (!number || std::abs(*number) > std::numeric_limits<float>::max())
            return std::nullopt;
        place[i] = static_cast<float>(*number);
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
    return {{title, tr("Position"), [go, at = *place] { go(at); }}};
}

std::vector<Target> namedPlaceTargets(const document::Document& document, const QString& text,
                                      const std::function<void(const systems::NamedPlace&)>& go) {
    std::vector<Target> targets;
    for (const auto& place : systems::placesOf(document.system().world.name)) {
        const auto name = fromUtf8(place.name);
        if (!hasAllWords(name, text))
            continue;
        // A name that starts with the text is more likely meant than one that contains it.
        const auto at = name.startsWith(text, Qt::CaseInsensitive) ? targets.begin() : targets.end();
        targets.insert(at, {name, tr("District"), [go, &place] { go(place); }});
    }
    return targets;
}

std::vector<Target> bookmarkTargets(const Bookmarks& bookmarks, const QString& text,
                                    const std::function<void(const Bookmark&)>& go) {
    std::vector<Target> targets;
    for (const auto& bookmark : bookmarks.all()) {
        if (hasAllWords(bookmark.name, text))
            targets.push_back({bookmark.name, tr("Bookmark"), [go, bookmark] { go(bookmark); }});
    }
    return targets;
}

std::vector<Target> commandTargets(const CommandSet& commands, const QString& text) {
    struct Found {
        std::tuple<bool, int, bool> order; ///< enabled ones first, then by match, then those of the open system
        Target target;
    };
    std::vector<Found> found;
    for (const auto& entry : commands.entries()) {
        const QPointer<QAction> action = commands.action(entry.id);
        if (entry.place != kWindow || !action || !action->isVisible())
            continue;
        const auto rank = rankOf(entry, text);
        if (!rank)
            continue;
        auto title = QStringLiteral("%1: %2").arg(entry.topic, entry.title());
        if (action->isCheckable())
            title += action->isChecked() ? tr(" (on)") : tr(" (off)");
        found.push_back({{!action->isEnabled(), *rank, entry.systems.isEmpty()},
                         {title, entry.keys.toString(QKeySequence::NativeText),
                          [action] {
                              if (action)
                                  action->trigger();
                          },
                          action->isEnabled()}});
    }
    std::ranges::stable_sort(found, {}, &Found::order);
    std::vector<Target> targets;
    targets.reserve(found.size());
    for (auto& each : found)
        targets.push_back(std::move(each.target));
    return targets;
}

} // namespace navsmith::gui
