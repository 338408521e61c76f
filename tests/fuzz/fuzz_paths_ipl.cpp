// Any bytes: what is read is written back, byte by byte.
#include "formats/gta_paths_ipl/path_text.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    auto file = gta_paths_ipl::read(input);
    if (!file)
        return;
    requireSame(gta_paths_ipl::write(*file), input);
    const auto empty = gta_paths_ipl::blank(std::string(textOf(input.first(std::min<std::size_t>(input.size(), 8)))));
    require(empty.groups.empty() && empty.hasSection);
    auto other = *file;
    if (!other.hasSection)
        gta_paths_ipl::addSection(other);
    const auto count = other.groups.size();
    gta_paths_ipl::insertGroup(other, count / 2, {});
    const auto longer = gta_paths_ipl::read(gta_paths_ipl::write(other));
    require(longer && longer->groups.size() == count + 1);
    gta_paths_ipl::eraseGroup(other, 0);
    const auto asBefore = gta_paths_ipl::read(gta_paths_ipl::write(other));
    require(asBefore && asBefore->groups.size() == count);
    // Changed values are read back.
    for (auto& group : file->groups) {
        group.id = 7;
        group.nodes[3].x = 0.5;
    }
    const auto again = gta_paths_ipl::read(gta_paths_ipl::write(*file));
    require(again && again->groups.size() == file->groups.size());
    for (const auto& group : again->groups)
        require(group.id == 7 && group.nodes[3].x == 0.5);
}
