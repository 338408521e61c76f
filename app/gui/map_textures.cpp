#include "app/gui/map_textures.h"

#include "app/gui/language/translate.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/map_resources.h"

#include <QStringList>

#include <spdlog/spdlog.h>

#include <stop_token>
#include <utility>

namespace navsmith::gui {

namespace {

// Shares of the steps; only for the progress bar.
constexpr double kAfterReading = 0.1;
constexpr double kAfterTextures = 0.6;

QString textOf(const std::filesystem::path& path) {
    return QString::fromStdString(files::toText(path));
}

} // namespace

ReadMapTextures readMapTextures(const std::filesystem::path& map, std::size_t memory,
                                const std::function<bool(double)>& keepGoing,
                                std::span<const std::filesystem::path> games) {
    const auto bytes = files::readFile(map);
    if (!bytes)
        return {{}, QString::fromStdString(files::describe(bytes.error())), {}};
    std::stop_source stop;
    const auto proceed = [&](double done) {
        if (keepGoing && !keepGoing(done))
            stop.request_stop();
        return !stop.stop_requested();
    };
    if (!proceed(kAfterReading))
        return {};
    const auto places = opening::resourcePlaces(map, games);
    // Reading reports no progress, but asks for one file after another.
    const auto find = [&, inPlaces = opening::findInPlaces(places)](std::string_view path) {
        return proceed(kAfterReading) ? inPlaces(path) : std::nullopt;
    };
    auto read = world::readTexturedMap(*bytes, find, {.fileName = files::toText(map.filename()), .memory = memory},
                                       stop.get_token());
    if (stop.stop_requested())
        return {};
    if (!read)
        return {{}, QString::fromStdString(files::describe(files::fileError(std::move(read.error()), map))), {}};
    for (const auto& note : read->notes)
        spdlog::info("{}: {}", files::toText(map), note);
    ReadMapTextures result;
    QStringList searched;
    for (const auto& place : places)
        searched << textOf(place);
    if (read->facesWithImage < read->faces)
        result.note = tr("%L1 of %L2 surfaces have no texture. Searched in %3.")
                          .arg(read->faces - read->facesWithImage)
                          .arg(read->faces)
                          .arg(searched.join(QStringLiteral(", ")));
    if (read->facesWithImage == 0 && read->light.rgb.empty()) {
        result.textures.emplace(); // nothing is better than grey
        return result;
    }
    result.textures = render::packTextures(std::move(*read), {.memory = memory}, [&](double done) {
        return proceed(kAfterTextures + (1 - kAfterTextures) * done);
    });
    return result;
}

} // namespace navsmith::gui
