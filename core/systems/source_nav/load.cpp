#include "core/systems/source_nav/load.h"

#include "core/systems/source_nav/legacy.h"
#include "core/systems/source_nav/schema.h"
#include "formats/source/nav_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::source_nav {

using model::ModelBuilder;
using model::Ref;
using model::Slot;

namespace {

/// Maps ids to slots. With duplicate ids the first row counts, as in the engine.
class Ids {
public:
    template <typename Rows>
    explicit Ids(const Rows& rows) {
        std::uint32_t highest = 0;
        for (const auto& row : rows)
            highest = std::max(highest, row.id);
        // Ids are usually consecutive, so that a plain table is hardly larger than the rows.
        dense_ = highest / 8 <= rows.size() + kSmallTable;
        if (dense_)
            table_.assign(std::size_t{highest} + 1, model::kNoSlot);
        Slot slot = 0;
        for (const auto& row : rows) {
            if (!dense_)
                sparse_.try_emplace(row.id, slot);
            else if (table_[row.id] == model::kNoSlot)
                table_[row.id] = slot;
            ++slot;
        }
    }

    [[nodiscard]] Slot find(std::uint32_t id) const {
        if (dense_)
            return id < table_.size() ? table_[id] : model::kNoSlot;
        const auto it = sparse_.find(id);
        return it == sparse_.end() ? model::kNoSlot : it->second;
    }

private:
    static constexpr std::size_t kSmallTable = 1024;
    bool dense_ = true;
    std::vector<Slot> table_;
    std::unordered_map<std::uint32_t, Slot> sparse_;
};

class Loader {
public:
    Loader(const source::NavFile& file, const InputFile& input)
        : file_(file), input_(input), builder_(schema()), areas_(file.areas), spots_(file.hidingSpots),
          ladders_(file.ladders) {}

    model::Model run() {
        builder_.addRows(kFile, 1);
        builder_.addRows(kPlace, file_.places.size());
        builder_.addRows(kFogPlace, file_.fogPlaces.size());
        builder_.addRows(kArea, file_.areas.size());
        builder_.addRows(kConnection, file_.connections.size());
        builder_.addRows(kHidingSpot, file_.hidingSpots.size());
        builder_.addRows(kEncounterPath, file_.encounterPaths.size());
        builder_.addRows(kLadder, file_.ladders.size());
        fillFile();
        fillNames<place>(file_.places);
        fillNames<fog_place>(file_.fogPlaces);
        fillAreas();
        fillConnections();
        fillHidingSpots();
        fillEncounterPaths();
        fillLadders();
        fillApproaches();
        fillLadderLists();
        fillVisible();
        return builder_.finish();
    }

private:
    template <typename Handle>
    Ref byId(Handle column, const Ids& ids, std::uint32_t id) {
        if (id == 0)
            return Ref::none();
        const Slot slot = ids.find(id);
        return slot == model::kNoSlot ? builder_.raw(column, id) : Ref::to(slot);
    }

    /// Some games number hiding spots from 0, so 0 is an id if a spot has it.
    Ref spotById(std::uint32_t id) {
        const Slot slot = spots_.find(id);
        return slot == model::kNoSlot ? byId(encounter_spot::spot, spots_, id) : Ref::to(slot);
    }

    template <typename T>
    void set(model::Column<T> column, std::size_t row, T value) {
        builder_.column(column)[row] = std::move(value);
    }

    void fillFile() {
        const bool unnamed = std::ranges::any_of(file_.areas, [](const auto& a) { return a.place == 0; });
        file::fields.loadOne(builder_, 0, file_);
        set(file::name, 0, input_.name);
        set(file::unnamedError, 0,
            static_cast<std::uint8_t>(source::hasUnnamedAreasByte(file_.format)
                                          ? file_.hasUnnamedAreas ^ static_cast<unsigned>(unnamed)
                                          : 0U));
    }

    template <typename Columns>
    void fillNames(const std::vector<std::string>& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const bool terminated = names[i].ends_with('\0');
            set(Columns::file, i, Ref::to(0));
            set(Columns::name, i, names[i].substr(0, names[i].size() - (terminated ? 1 : 0)));
            set(Columns::terminated, i, static_cast<std::uint8_t>(terminated));
        }
    }

    /// An index into a list of names, from 1.
    Ref nameRef(model::Column<Ref> column, std::uint16_t index, std::size_t count) {
        if (index == 0)
            return Ref::none();
        return index <= count ? Ref::to(index - 1U) : builder_.raw(column, index);
    }

    void fillAreas() {
        area::fields.load(builder_, 0, file_.areas);
        std::ranges::fill(builder_.column(area::file), Ref::to(0));
        for (std::size_t i = 0; i < file_.areas.size(); ++i) {
            const auto& a = file_.areas[i];
            set(area::place, i, nameRef(area::place, a.place, file_.places.size()));
            set(area::fogPlace, i, nameRef(area::fogPlace, a.fogPlace, file_.fogPlaces.size()));
            set(area::inheritsFrom, i, byId(area::inheritsFrom, areas_, a.inheritVisibilityFrom));
            if (source::hasEarlyParts(file_.format))
                set(area::legacy, i, earlyPart(i));
            else if (!source::hasEncounterPaths(file_.format))
                set(area::legacy, i, encodeOldPaths({a.oldPathCount, source::entries(file_.oldPathBytes, a.oldPaths)}));
        }
    }

    std::string earlyPart(std::size_t i) {
        const auto& words = file_.earlyAreas[i];
        const auto numbers = source::entries(file_.earlyNumbers, words.numbers);
        return encodeEarlyPart({words, {numbers.begin(), numbers.end()}});
    }

    void fillConnections() {
        const auto owners = builder_.column(connection::owner);
        const auto sides = builder_.column(connection::side);
        const auto targets = builder_.column(connection::target);
        std::size_t row = 0;
        for (Slot a = 0; a < file_.areas.size(); ++a) {
            for (std::uint8_t side = 0; side < 4; ++side) {
                for (const auto id : source::entries(file_.connections, file_.areas[a].connections[side])) {
                    owners[row] = Ref::to(a);
                    sides[row] = side;
                    targets[row] = byId(connection::target, areas_, id);
                    ++row;
                }
            }
        }
    }

    template <typename T>
    static std::span<T> rowsOf(std::span<T> column, source::NavRange range) {
        return column.subspan(range.offset, range.count);
    }

    // The codec reads pool entries in the order of their areas; rows keep this order.

    void fillHidingSpots() {
        hiding_spot::fields.load(builder_, 0, file_.hidingSpots);
        const auto owners = builder_.column(hiding_spot::owner);
        for (Slot a = 0; a < file_.areas.size(); ++a)
            std::ranges::fill(rowsOf(owners, file_.areas[a].hidingSpots), Ref::to(a));
        const auto ids = builder_.column(hiding_spot::id);
        if (!source::hasHidingSpotIds(file_.format))
            std::iota(ids.begin(), ids.end(), 1U);
    }

    void fillEncounterPaths() {
        encounter_path::fields.load(builder_, 0, file_.encounterPaths);
        const auto owners = builder_.column(encounter_path::owner);
        for (Slot a = 0; a < file_.areas.size(); ++a)
            std::ranges::fill(rowsOf(owners, file_.areas[a].encounterPaths), Ref::to(a));
        for (Slot row = 0; row < file_.encounterPaths.size(); ++row) {
            const auto& path = file_.encounterPaths[row];
            set(encounter_path::from, row, byId(encounter_path::from, areas_, path.from));
            set(encounter_path::to, row, byId(encounter_path::to, areas_, path.to));
            setRange(kEncounterPath, encounter_path::kSpots, row, path.spots);
        }
        addEntries(kEncounterPath, encounter_path::kSpots, file_.encounterSpots.size());
        const auto refs = pool(encounter_spot::spot);
        encounter_spot::fields.load(builder_, 0, file_.encounterSpots);
        for (std::size_t i = 0; i < file_.encounterSpots.size(); ++i)
            refs[i] = spotById(file_.encounterSpots[i].spot);
    }

    void fillLadders() {
        ladder::fields.load(builder_, 0, file_.ladders);
        std::ranges::fill(builder_.column(ladder::file), Ref::to(0));
        for (std::size_t i = 0; i < file_.ladders.size(); ++i) {
            const auto& l = file_.ladders[i];
            set(ladder::topForward, i, byId(ladder::topForward, areas_, l.topForward));
            set(ladder::topLeft, i, byId(ladder::topLeft, areas_, l.topLeft));
            set(ladder::topRight, i, byId(ladder::topRight, areas_, l.topRight));
            set(ladder::topBehind, i, byId(ladder::topBehind, areas_, l.topBehind));
            set(ladder::bottom, i, byId(ladder::bottom, areas_, l.bottomArea));
        }
    }

    // List pools have the layout of the codec: all entries in the order of their parents.

    void addEntries(model::ElementTypeId type, model::ListId list, std::size_t count) {
        builder_.listStore(type, list).addEntries(count);
    }

    template <typename T>
    std::span<T> pool(model::ListField<T> field) {
        return model::values<T>(builder_.listStore(field.type, field.list).pool(field.field));
    }

    void setRange(model::ElementTypeId type, model::ListId list, Slot parent, source::NavRange range) {
        if (range.count != 0)
            builder_.listStore(type, list).setRange(parent, {range.offset, range.count});
    }

    void fillApproaches() {
        addEntries(kArea, area::kApproaches, file_.approaches.size());
        approach::fields.load(builder_, 0, file_.approaches);
        const auto here = pool(approach::here);
        const auto previous = pool(approach::previous);
        const auto next = pool(approach::next);
        for (std::size_t i = 0; i < file_.approaches.size(); ++i) {
            const auto& a = file_.approaches[i];
            here[i] = byId(approach::here, areas_, a.here);
            previous[i] = byId(approach::previous, areas_, a.previous);
            next[i] = byId(approach::next, areas_, a.next);
        }
        for (Slot a = 0; a < file_.areas.size(); ++a)
            setRange(kArea, area::kApproaches, a, file_.areas[a].approaches);
    }

    /// Splits one pool of the file into two.
    void fillLadderLists() {
        const std::pair<model::ListField<Ref>, std::size_t> lists[] = {{ladder_ref::up, 0}, {ladder_ref::down, 1}};
        for (const auto& [field, which] : lists) {
            std::size_t total = 0;
            for (const auto& a : file_.areas)
                total += a.ladders[which].count;
            addEntries(kArea, field.list, total);
            const auto refs = pool(field);
            std::uint32_t at = 0;
            for (Slot a = 0; a < file_.areas.size(); ++a) {
                const auto ids = source::entries(file_.ladderIds, file_.areas[a].ladders[which]);
                setRange(kArea, field.list, a, {at, static_cast<std::uint32_t>(ids.size())});
                for (const auto id : ids)
                    refs[at++] = byId(field, ladders_, id);
            }
        }
    }

    void fillVisible() {
        const bool positions = source::visibleIsPosition(file_.format);
        addEntries(kArea, area::kVisible, file_.visible.size());
        visible::fields.load(builder_, 0, file_.visible);
        const auto targets = pool(visible::target);
        for (std::size_t i = 0; i < file_.visible.size(); ++i) {
            const auto& entry = file_.visible[i];
            if (!positions)
                targets[i] = byId(visible::target, areas_, entry.area);
            else
                targets[i] =
                    entry.area < file_.areas.size() ? Ref::to(entry.area) : builder_.raw(visible::target, entry.area);
        }
        for (Slot a = 0; a < file_.areas.size(); ++a)
            setRange(kArea, area::kVisible, a, file_.areas[a].visible);
    }

    const source::NavFile& file_;
    const InputFile& input_;
    ModelBuilder builder_;
    Ids areas_;
    Ids spots_;
    Ids ladders_;
};

bool hasEnding(std::string_view name) {
    constexpr std::string_view ending = ".nav";
    return name.size() >= ending.size() &&
           std::ranges::equal(name.substr(name.size() - ending.size()), ending, [](char a, char b) {
               return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
           });
}

std::vector<Notice> noticesOf(const source::NavFile& file, const std::string& name) {
    std::vector<Notice> notices;
    if (!file.staleTail.empty())
        notices.push_back({name, fmt::format("{} bytes behind the mesh are left over from an older, longer one. They "
                                             "mean nothing and are kept",
                                             file.staleTail.size())});
    if (file.areas.empty())
        notices.push_back({name, "the mesh has no areas; the game does not accept it"});
    return notices;
}

} // namespace

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t) {
    const auto header = source::peek(head);
    // Packed or byte-swapped files have no magic number, so the name must match, too.
    if (!header)
        return header.error().code == bytes::FormatErrorCode::Unsupported && hasEnding(name) ? Confidence::Sure
                                                                                             : Confidence::No;
    return Confidence::Sure;
}

std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names) {
    std::vector<std::vector<std::size_t>> sets;
    for (std::size_t i = 0; i < names.size(); ++i)
        sets.push_back({i});
    return sets;
}

std::vector<Variant> variants() {
    std::vector<Variant> all;
    for (const auto& info : source::navLayouts())
        all.push_back({info.id, info.name});
    return all;
}

std::vector<std::string> mapNames(std::string_view fileName) {
    if (!hasEnding(fileName))
        return {};
    return {std::string(fileName.substr(0, fileName.rfind('.'))) + ".bsp"};
}

std::vector<std::string> namesInMap(std::string_view mapName) {
    return {"maps/" + std::string(mapName) + ".nav", "maps/embed.nav"};
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    if (files.empty())
        return tl::unexpected(
            bytes::FormatError{bytes::FormatErrorCode::BadValue, 0, "files", "none", "at least one", {}});
    const auto& input = files.front();
    const auto failed = [&](bytes::FormatError error) {
        error.file = input.name;
        return tl::unexpected(std::move(error));
    };
    source::NavReadOptions options;
    for (const auto& info : source::navLayouts()) {
        if (info.id == input.variant)
            options.layout = info.layout;
    }
    const auto file = source::read(input.bytes, options);
    if (!file)
        return failed(file.error());
    constexpr double afterReading = 0.3;
    if (progress && !progress(afterReading))
        return failed({bytes::FormatErrorCode::BadValue, 0, "cancelled", "a request to stop", "to go on", {}});
    return Loaded{Loader(*file, input).run(), noticesOf(*file, input.name), {}};
}

} // namespace navsmith::systems::source_nav
