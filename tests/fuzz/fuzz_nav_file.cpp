// Any bytes read in any layout: either an error, or a document that is written as the same bytes, each of which belongs
// to a named field. In another version, or with lists that are not there, it is written and read again, or refused.
#include "formats/source/nav_file.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

using source::NavFile;

void writeOrRefuse(const NavFile& file) {
    const auto written = source::write(file);
    if (!written) {
        require(!written.error().field.empty() && !written.error().expected.empty());
        return;
    }
    const auto again = source::read(*written, {.layout = file.format.layout});
    require(again.has_value());
    requireSame(*source::write(*again), *written);
}

/// `choice`: any number.
void change(NavFile file, unsigned choice) {
    const auto layouts = source::navLayouts();
    auto other = file;
    other.format.version = 1 + choice % 40;
    other.format.layout = layouts[choice / 40 % layouts.size()].layout;
    other.format.subVersion = choice % 5 == 0 ? 0 : choice % 15;
    if (!hasEarlyParts(other.format))
        other.earlyAreas.clear();
    else
        other.earlyAreas.resize(other.areas.size() - (choice % 7 == 0 && !other.areas.empty() ? 1 : 0));
    writeOrRefuse(other);
    if (file.areas.empty())
        return;
    auto& area = file.areas[choice % file.areas.size()];
    switch (choice % 9) {
    case 0:
        file.hidingSpots.clear();
        break;
    case 1:
        area.hidingSpots.count = 300;
        file.hidingSpots.resize(area.hidingSpots.offset + std::size_t{300});
        break;
    case 2:
        area.oldPathCount += 1;
        break;
    case 3:
        file.oldPathBytes.clear();
        break;
    case 4:
        file.populationName = std::string("a\0b", 3);
        break;
    case 5:
        area.attributes = 0xFFFFFFFF;
        break;
    case 6:
        file.places.emplace_back(70'000, 'x');
        break;
    case 7:
        file.format.subVersion += 1;
        break;
    default:
        file.encounterSpots.clear();
        break;
    }
    writeOrRefuse(file);
}

} // namespace

void run(Input input) {
    const auto readAndWrite = [&](const source::NavReadOptions& options) {
        const auto file = source::read(input, options);
        if (!file)
            return;
        const auto written = source::write(*file);
        require(written.has_value());
        requireSame(*written, input);
        for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
            require(!source::fieldAt(*file, at).empty());
        (void)source::fieldAt(*file, input.size());
        change(*file, std::to_integer<unsigned>(input.back()) + std::to_integer<unsigned>(input[input.size() / 2]));
    };
    readAndWrite({});
    for (const auto& info : source::navLayouts())
        readAndWrite({.layout = info.layout});
    (void)source::peek(input);
}

} // namespace navsmith::fuzz
