#include "app/gui/tools/operation_parameters.h"

#include <QCoreApplication>

#include <array>
#include <string>
#include <string_view>

namespace navsmith::gui {

using systems::Parameter;

namespace {

constexpr double kFarthest = 1e5; ///< larger than any world
constexpr double kMostTurns = 3600;
constexpr double kLargestFactor = 1000;

Parameter parameterOf(std::string_view id, std::string_view title, double min, double max, double step, int decimals) {
    Parameter parameter{};
    parameter.id = id;
    parameter.title = title;
    parameter.min = min;
    parameter.max = max;
    parameter.step = step;
    parameter.decimals = decimals;
    return parameter;
}

std::array<Parameter, 3> alongAxes(double min, double max, double step) {
    constexpr int decimals = 3;
    return {parameterOf("x", "X", min, max, step, decimals), parameterOf("y", "Y", min, max, step, decimals),
            parameterOf("z", "Z", min, max, step, decimals)};
}

} // namespace

std::span<const Parameter> movementParameters() {
    static const auto parameters = alongAxes(-kFarthest, kFarthest, 1);
    return parameters;
}

std::span<const Parameter> rotationParameters() {
    static const auto title = QCoreApplication::translate("Parameters", "Angle").toStdString();
    static const auto parameters = [] {
        auto angle = parameterOf("angle", title, -kMostTurns, kMostTurns, 15, 2);
        angle.unit = "°";
        return std::array{angle};
    }();
    return parameters;
}

std::span<const Parameter> scaleParameters() {
    constexpr double least = 0.01;
    static const auto parameters = alongAxes(least, kLargestFactor, 0.1);
    return parameters;
}

} // namespace navsmith::gui
