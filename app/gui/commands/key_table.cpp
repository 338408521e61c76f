#include "app/gui/commands/key_table.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace navsmith::gui {

namespace {

using Entry = CommandSet::Entry;

QString cell(const QKeySequence& keys) {
    return keys.toString(QKeySequence::PortableText).replace(u'|', QStringLiteral("\\|"));
}

/// One row for each command that has a shortcut; empty if there is none.
template <typename Predicate>
QString rows(const CommandSet& commands, const Predicate& accepts) {
    QString text;
    for (const auto& entry : commands.entries()) {
        QStringList keys;
        for (const auto& each : QList{entry.standard} + entry.others) {
            if (!each.isEmpty() && !keys.contains(cell(each)))
                keys << cell(each);
        }
        if (!keys.isEmpty() && accepts(entry))
            text += QStringLiteral("| %1 | %2 |\n").arg(keys.join(QStringLiteral(" or ")), entry.title());
    }
    return text;
}

QString section(const QString& title, const QString& rows) {
    return rows.isEmpty() ? QString() : QStringLiteral("\n## %1\n| keys | |\n|---|---|\n%2").arg(title, rows);
}

/// Systems with identical tables share a section.
QString ofSystems(const CommandSet& commands) {
    std::vector<std::pair<QString, QString>> sections; // rows, titles
    for (const auto& [id, title] : commands.systems()) {
        const auto of = rows(commands, [&, id = id](const Entry& entry) { return entry.systems.contains(id); });
        if (const auto same = std::ranges::find(sections, of, &std::pair<QString, QString>::first);
            same != sections.end())
            same->second += QStringLiteral("; ") + title;
        else
            sections.emplace_back(of, title);
    }
    QString text;
    for (const auto& [of, titles] : sections)
        text += section(titles, of);
    return text;
}

QString ofPresets(const CommandSet& commands) {
    const auto presets = keyPresets();
    QString text =
        QStringLiteral("\n## Presets\nEdit > Preferences > Keys has presets for users of other editors. They "
                       "differ in these keys:\n\n| command |");
    QString line = QStringLiteral("|---|");
    for (const auto& preset : presets) {
        text += QStringLiteral(" %1 |").arg(QString::fromUtf8(preset.title));
        line += QStringLiteral("---|");
    }
    text += u'\n' + line + u'\n';
    for (const auto& entry : commands.entries()) {
        if (std::ranges::all_of(presets, [&](const auto& p) { return commands.keysIn(p, entry) == entry.standard; }))
            continue;
        auto row = QStringLiteral("| %1 |").arg(entry.title());
        for (const auto& preset : presets)
            row += QStringLiteral(" %1 |").arg(cell(commands.keysIn(preset, entry)));
        if (row += u'\n'; !text.contains(u'\n' + row)) // several systems may have an edit of the same name
            text += row;
    }
    return text;
}

} // namespace

QString keyTable(const CommandSet& commands, std::span<const Gesture> gestures) {
    auto text = QStringLiteral("# Keys\nThis page is generated: `navsmith --print-keys > docs/keys.md`.\nYou can "
                               "change the keys of all commands under Edit > Preferences > Keys, including commands "
                               "without keys.\nThe keys of a panel work while the panel has the keyboard focus.\n");
    QString mouse;
    for (const auto& gesture : gestures)
        mouse += QStringLiteral("| %1 | %2 |\n").arg(QString::fromUtf8(gesture.input), QString::fromUtf8(gesture.what));
    text += section(QStringLiteral("Mouse, and Keys While Flying"), mouse);
    QStringList topics;
    for (const auto& entry : commands.entries()) {
        if (entry.systems.isEmpty() && !topics.contains(entry.topic))
            topics << entry.topic;
    }
    for (const auto& topic : topics)
        text += section(topic, rows(commands, [&](const Entry& e) { return e.systems.isEmpty() && e.topic == topic; }));
    return text + ofSystems(commands) + ofPresets(commands);
}

} // namespace navsmith::gui
