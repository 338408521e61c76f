#include "app/gui/search/saved_queries.h"

#include <QSettings>

#include <algorithm>

namespace navsmith::gui {

namespace {

QString groupOf(std::string_view system) {
    return QStringLiteral("queries/") + QString::fromUtf8(system.data(), static_cast<qsizetype>(system.size()));
}

void store(std::string_view system, const std::vector<SavedQuery>& all) {
    QSettings settings;
    settings.remove(groupOf(system));
    settings.beginWriteArray(groupOf(system), static_cast<int>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("name"), all[i].name);
        settings.setValue(QStringLiteral("type"), all[i].type);
        settings.setValue(QStringLiteral("expression"), all[i].expression);
    }
    settings.endArray();
}

} // namespace

std::vector<SavedQuery> savedQueries(std::string_view system) {
    std::vector<SavedQuery> all;
    QSettings settings;
    const int count = settings.beginReadArray(groupOf(system));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        all.push_back({settings.value(QStringLiteral("name")).toString(),
                       settings.value(QStringLiteral("type")).toString(),
                       settings.value(QStringLiteral("expression")).toString()});
    }
    settings.endArray();
    return all;
}

void saveQuery(std::string_view system, const SavedQuery& query) {
    auto all = savedQueries(system);
    std::erase_if(all, [&](const SavedQuery& each) { return each.name == query.name; });
    all.push_back(query);
    std::ranges::sort(all,
                      [](const SavedQuery& a, const SavedQuery& b) { return a.name.localeAwareCompare(b.name) < 0; });
    store(system, all);
}

void forgetQuery(std::string_view system, const QString& name) {
    auto all = savedQueries(system);
    std::erase_if(all, [&](const SavedQuery& each) { return each.name == name; });
    store(system, all);
}

} // namespace navsmith::gui
