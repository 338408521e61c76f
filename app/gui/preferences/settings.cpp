#include "app/gui/preferences/settings.h"

#include "core/document/paths.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

namespace {

constexpr auto kUsualSurfaces = render::SurfaceLook::Lit;

} // namespace

int valueOf(const NumberSetting& setting) {
    bool ok = false;
    const int value = QSettings().value(QLatin1String(setting.key), setting.standard).toInt(&ok);
    return ok ? std::clamp(value, setting.minimum, setting.maximum) : setting.standard;
}

bool valueOf(const ToggleSetting& setting) {
    return QSettings().value(QLatin1String(setting.key), setting.standard).toBool();
}

double valueOf(const RealSetting& setting) {
    bool ok = false;
    const double value = QSettings().value(QLatin1String(setting.key), setting.standard).toDouble(&ok);
    return ok && std::isfinite(value) ? std::clamp(value, setting.minimum, setting.maximum) : setting.standard;
}

QString valueOf(const TextSetting& setting) {
    return QSettings().value(QLatin1String(setting.key)).toString();
}

bool isSet(const RealSetting& setting) {
    return QSettings().contains(QLatin1String(setting.key));
}

std::vector<std::filesystem::path> gameFolders() {
    std::vector<std::filesystem::path> folders;
    for (const auto& part : valueOf(settings::kGameFolders).split(u';', Qt::SkipEmptyParts)) {
        if (const auto folder = part.trimmed(); !folder.isEmpty())
            folders.push_back(document::toPath(folder));
    }
    return folders;
}

render::SurfaceLook usualSurfaces() {
    return render::surfaceLookOf(valueOf(settings::kSurfaces).toStdString()).value_or(kUsualSurfaces);
}

void Preferences::set(const NumberSetting& setting, int value) {
    QSettings().setValue(QLatin1String(setting.key), std::clamp(value, setting.minimum, setting.maximum));
    Q_EMIT changed(QLatin1String(setting.key));
}

void Preferences::set(const ToggleSetting& setting, bool value) {
    QSettings().setValue(QLatin1String(setting.key), value);
    Q_EMIT changed(QLatin1String(setting.key));
}

void Preferences::set(const RealSetting& setting, double value) {
    QSettings().setValue(QLatin1String(setting.key), std::clamp(value, setting.minimum, setting.maximum));
    Q_EMIT changed(QLatin1String(setting.key));
}

void Preferences::set(const TextSetting& setting, const QString& value) {
    QSettings().setValue(QLatin1String(setting.key), value);
    Q_EMIT changed(QLatin1String(setting.key));
}

void Preferences::reset(const RealSetting& setting) {
    QSettings().remove(QLatin1String(setting.key));
    Q_EMIT changed(QLatin1String(setting.key));
}

} // namespace navsmith::gui
