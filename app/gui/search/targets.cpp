#include "app/gui/search/targets.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/search/command_words.h"
#include "core/model/property.h"
#include "core/query/find_element.h"

#include <QAction>
#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

namespace navsmith::gui {

namespace {

constexpr std::size_t kMostElements = 20;
constexpr qsizetype kShortestBeginning = 3; ///< letters that may begin a word of another program
constexpr std::size_t kMostProperties = 12;
constexpr int kByName = 1; ///< ranks up to this one match a whole name, or the beginning of a title

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
        const auto begins = [&](const char* synonym) {
            return synonym != nullptr && word.size() >= 3 &&
                   QLatin1String(synonym).startsWith(word, Qt::CaseInsensitive);
        };
        if (std::ranges::none_of(row, begins))
            continue;
        for (const char* synonym : row) {
            if (synonym != nullptr)
                all.append(QLatin1String(synonym));
        }
    }
    return all;
}

/// How well a command matches: 0 is best; none if it does not. Titles count in the language of the window and in
/// English.
std::optional<int> rankOf(const CommandSet::Entry& entry, const QString& text) {
    const auto title = entry.title();
    const auto plain = plainWords(text);
    const auto begins = [&](const QString& of) {
        return of.startsWith(text, Qt::CaseInsensitive) ||
               (!plain.isEmpty() && of.startsWith(plain, Qt::CaseInsensitive));
    };
    if (begins(title) || begins(entry.english))
        return 0;
    const auto others = wordsOf(entry.id);
    if (others.contains(plain))
        return 1;
    const auto name = entry.topic + u' ' + title;
    const auto english = entry.englishTopic + u' ' + entry.english;
    if (hasAllWords(name, text) || hasAllWords(english, plain))
        return 2;
    if (plain.size() >= kShortestBeginning &&
        std::ranges::any_of(others, [&](const QString& each) { return each.startsWith(plain); }))
        return 3;
    const auto words = plain.split(u' ', Qt::SkipEmptyParts);
    const auto contains = [&](const QString& where) {
        return std::ranges::all_of(words, [&](const QString& word) {
            const auto meant = withSynonyms(word);
            return std::ranges::any_of(meant,
                                       [&](const QString& each) { return where.contains(each, Qt::CaseInsensitive); });
        });
    };
    if (contains(name) || contains(english))
        return 4;
    return contains(name + u' ' + english + u' ' + entry.help) ? std::optional(5) : std::nullopt;
}

/// The action of a command: of a panel the one that is in sight, or the only one.
QAction* actionOf(const CommandSet& commands, const CommandSet::Entry& entry) {
    if (entry.place == kWindow)
        return commands.action(entry.id);
    QAction* only = nullptr;
    int count = 0;
    for (const auto& action : entry.actions) {
        const auto* view = action == nullptr || action->parent() == nullptr
                               ? nullptr
                               : qobject_cast<const QWidget*>(action->parent()->parent());
        if (view == nullptr)
            continue;
        if (view->isVisible())
            return action;
        only = action;
        ++count;
    }
    return count == 1 ? only : nullptr;
}

/// What stands beside a command: its key, or why it cannot run.
QString detailOf(const CommandSet::Entry& entry, const QAction& action) {
    if (action.isEnabled())
        return entry.keys.toString(QKeySequence::NativeText);
    const auto why = CommandSet::whyDisabled(action);
    return why.isEmpty() ? tr("not available now") : why;
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
    for (const auto& place : document.system().world.places) {
        const auto name = fromUtf8(place.name);
        if (!hasAllWords(name, text))
            continue;
        // A name that starts with the text is more likely meant than one that contains it.
        const auto at = name.startsWith(text, Qt::CaseInsensitive) ? targets.begin() : targets.end();
        targets.insert(at, {name, tr("District"), [go, &place] { go(place); }});
    }
    return targets;
}

std::vector<Target> propertyTargets(const document::Document& document, const QString& text,
                                    const std::function<void(model::ElementTypeId, std::string_view property)>& go) {
    std::vector<Target> targets;
    const auto& schema = document.model().schema();
    for (model::ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        if (document.model().count(type) == 0)
            continue;
        const auto& spec = schema.type(type);
        for (const auto& property : spec.properties) {
            const auto title =
                QStringLiteral("%1: %2").arg(capitalised(fromUtf8(spec.plural)), fromUtf8(property.title));
            if (!hasAllWords(title, text))
                continue;
            if (targets.size() == kMostProperties)
                return targets;
            targets.push_back({title, tr("Property"), [go, type, id = property.id] { go(type, id); }});
        }
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
    struct Match {
        /// What is called so exactly first, then enabled ones, then by match, then those of the open system
        std::tuple<bool, bool, int, bool, bool> order;
        Target target;
    };
    std::vector<Match> matches;
    std::vector<Target> elsewhere; // edits of what is not open
    for (const auto& entry : commands.entries()) {
        const QPointer<QAction> action = actionOf(commands, entry);
        const auto rank = action ? rankOf(entry, text) : std::nullopt;
        if (!rank)
            continue;
        auto title = QStringLiteral("%1: %2").arg(entry.topic, entry.title());
        if (!action->isVisible()) {
            if (!entry.systems.isEmpty() && *rank <= kByName)
                elsewhere.push_back(
                    {title, tr("not for this document (%1)").arg(commands.systemsOf(entry)), {}, false});
            continue;
        }
        if (action->isCheckable())
            title += action->isChecked() ? tr(" (on)") : tr(" (off)");
        matches.push_back(
            {{*rank > kByName, !action->isEnabled(), *rank, entry.place != kWindow, entry.systems.isEmpty()},
             {title, detailOf(entry, *action),
              [action] {
                  if (action)
                      action->trigger();
              },
              action->isEnabled()}});
    }
    std::ranges::stable_sort(matches, {}, &Match::order);
    std::vector<Target> targets;
    targets.reserve(matches.size());
    for (auto& each : matches)
        targets.push_back(std::move(each.target));
    return targets.empty() ? elsewhere : targets;
}

} // namespace navsmith::gui
