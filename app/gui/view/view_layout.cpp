#include "app/gui/view/view_layout.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <vector>

namespace navsmith::gui {

namespace {

constexpr float kLeastSplit = 0.05F;
constexpr float kAnyHeight = 1e30F; ///< stands for the ends of a slice that leaves nothing out

QString number(float value) {
    return QString::number(static_cast<double>(value), 'g', 9);
}

/// The numbers of a line after its first word; empty unless there are so many finite ones.
std::vector<float> numbersOf(const QString& line, qsizetype count) {
    const auto words = line.split(u' ', Qt::SkipEmptyParts);
    std::vector<float> numbers;
    for (qsizetype i = 1; i < words.size(); ++i) {
        bool isNumber = false;
        const float value = words[i].toFloat(&isNumber);
        if (!isNumber || !std::isfinite(value))
            return {};
        numbers.push_back(value);
    }
    return numbers.size() == static_cast<std::size_t>(count) ? numbers : std::vector<float>();
}

float split(float value) {
    return std::clamp(value, kLeastSplit, 1 - kLeastSplit);
}

} // namespace

QStringList layoutLines(const ViewLayout& layout, const DocumentViews& views) {
    if (layout.count == 1)
        return {};
    QStringList lines{QStringLiteral("views %1 %2 %3 %4 %5 %6")
                          .arg(layout.count)
                          .arg(layout.active)
                          .arg(layout.maximised ? 1 : 0)
                          .arg(layout.linked ? 1 : 0)
                          .arg(number(layout.splitX), number(layout.splitY))};
    for (std::size_t i = 0; i < views.size(); ++i) {
        const auto& camera = views[i].camera;
        if (!camera)
            continue;
        const auto& look = views[i].look;
        QStringList words{QStringLiteral("view")};
        for (const float value :
             {static_cast<float>(i), camera->position.x, camera->position.y, camera->position.z, camera->yaw,
              camera->pitch, camera->focus, camera->orthographic ? 1.0F : 0.0F, static_cast<float>(look.surfaces),
              std::max(look.slice.bottom, -kAnyHeight), std::min(look.slice.top, kAnyHeight)})
            words << number(value);
        lines << words.join(u' ');
    }
    return lines;
}

StoredViews layoutOf(const QStringList& lines, const DocumentViews& usual) {
    constexpr qsizetype layoutNumbers = 6;
    constexpr qsizetype viewNumbers = 11;
    StoredViews result{{}, usual};
    auto& layout = result.layout;
    for (const auto& line : lines) {
        if (line.startsWith(QLatin1String("views "))) {
            const auto n = numbersOf(line, layoutNumbers);
            if (n.empty() || (n[0] != 2 && n[0] != 4))
                continue;
            layout.count = static_cast<std::size_t>(n[0]);
            layout.active = n[1] >= 0 && n[1] < n[0] ? static_cast<std::size_t>(n[1]) : 0;
            layout.maximised = n[2] != 0;
            layout.linked = n[3] != 0;
            layout.splitX = split(n[4]);
            layout.splitY = split(n[5]);
        } else if (line.startsWith(QLatin1String("view "))) {
            const auto n = numbersOf(line, viewNumbers);
            if (n.empty() || n[0] < 0 || n[0] >= static_cast<float>(ViewLayout::kMost))
                continue;
            auto& view = result.views[static_cast<std::size_t>(n[0])];
            render::Camera camera;
            camera.position = {n[1], n[2], n[3]};
            camera.yaw = n[4];
            camera.pitch = n[5];
            camera.focus = std::max(1.0F, n[6]);
            camera.orthographic = n[7] != 0;
            view.camera = camera;
            if (n[8] >= 0 && n[8] < static_cast<float>(render::surfaceLookIds().size()))
                view.look.surfaces = static_cast<render::SurfaceLook>(n[8]);
            view.look.slice = {};
            if (n[9] > -kAnyHeight)
                view.look.slice.bottom = n[9];
            if (n[10] < kAnyHeight)
                view.look.slice.top = n[10];
        }
    }
    // A view without a camera would show nothing in particular.
    if (std::ranges::any_of(result.views.begin(), result.views.begin() + static_cast<std::ptrdiff_t>(layout.count),
                            [](const DocumentView& view) { return !view.camera; }))
        layout = {};
    return result;
}

} // namespace navsmith::gui
