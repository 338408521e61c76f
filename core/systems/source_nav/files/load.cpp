#include "core/systems/source_nav/files/load.h"

#include "core/model/wording.h"
#include "core/parallel/parallel.h"
#include "core/systems/shared/load_parts.h"
#include "core/systems/source_nav/mesh/legacy.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "formats/source/nav_file.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

namespace navsmith::systems::source_nav {

using model::ModelBuilder;
using model::Ref;
using model::Slot;

namespace {

class Loader {
public:
    Loader(const source::NavOutline& outline, const InputFile& input)
        : file_(outline.file), outline_(outline), input_(input), builder_(schema()), areas_(file_.areas),
          spots_(file_.hidingSpots), ladders_(file_.ladders) {}

    /// None if `progress` asked to stop.
    std::optional<model::Model> run(const parallel::Progress& progress) {
        addRows();
        // Each task fills columns, or rows of columns, that no other touches.
        constexpr std::array parts{&Loader::fillFileAndNames, &Loader::fillAreas,      &Loader::fillConnections,
                                   &Loader::fillHidingSpots,  &Loader::fillLadders,    &Loader::fillEncounterPaths,
                                   &Loader::fillApproaches,   &Loader::fillLadderLists};
        splitVisible();
        const bool usual = source::visibleIsPosition(file_.format);
        positions_ = readsAsOther(usual) ? !usual : usual;
        set(file::unusualVisible, 0, static_cast<std::uint8_t>(positions_ != usual));
        const auto task = [&](std::size_t i) {
            if (i < visibleParts_.size())
                fillVisible(visibleParts_[i]);
            else
                (this->*parts[i - visibleParts_.size()])();
        };
        if (!parallel::run(visibleParts_.size() + parts.size(), task, progress))
            return std::nullopt;
        addRawVisible();
        return builder_.finish();
    }

private:
    void addRows() {
        builder_.addRows(kFile, 1);
        builder_.addRows(kPlace, file_.places.size());
        builder_.addRows(kFogPlace, file_.fogPlaces.size());
        builder_.addRows(kArea, file_.areas.size());
        builder_.addRows(kConnection, file_.connections.size());
        builder_.addRows(kHidingSpot, file_.hidingSpots.size());
        builder_.addRows(kEncounterPath, file_.encounterPaths.size());
        builder_.addRows(kLadder, file_.ladders.size());
        addEntries(kArea, area::kVisible, outline_.visibleCount);
    }

    template <typename Handle>
    Ref byId(Handle column, const SlotsById& ids, std::uint32_t id) {
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

    void fillFileAndNames() {
        fillFile();
        fillNames<place>(file_.places);
        fillNames<fog_place>(file_.fogPlaces);
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

    // Visible areas are most of a large mesh: they are decoded from the file straight into the pool, in parts.

    struct VisiblePart {
        Slot firstArea = 0;
        Slot endArea = 0;
        std::vector<std::pair<std::size_t, std::uint32_t>> raws; ///< entry, and its id or position of no area
    };

    /// Cuts the areas into parts with about as many visible areas each.
    void splitVisible() {
        constexpr std::size_t least = std::size_t{1} << 15U; // entries: much longer work than starting a task
        std::size_t entries = 0;
        VisiblePart part;
        for (Slot a = 0; a < file_.areas.size(); ++a) {
            entries += file_.areas[a].visible.count;
            if (entries < least && a + 1 < file_.areas.size())
                continue;
            part.endArea = a + 1;
            visibleParts_.push_back(part);
            part.firstArea = a + 1;
            entries = 0;
        }
    }

    /// Passes the visible areas of an area in blocks, each with its place in the list.
    template <typename F>
    void forEachVisible(Slot a, F&& f) const {
        constexpr std::size_t block = 512; // records on their way from the file to the columns
        std::array<source::VisibleArea, block> records;
        const std::size_t size = source::visibleAreaBytes(file_.format);
        const auto range = file_.areas[a].visible;
        for (std::size_t first = 0; first < range.count; first += block) {
            const auto some = std::span(records).first(std::min<std::size_t>(block, range.count - first));
            const auto at = static_cast<std::size_t>(outline_.visibleAt[a]) + first * size;
            source::decodeVisible(file_.format, input_.bytes.subspan(at), some);
            f(first, std::span<const source::VisibleArea>(some));
        }
    }

    /// Whether the lists fit only the meaning that this sub-version does not have: ids for positions, or the other way
    /// round. Sub-versions of which nobody has seen a file may have either.
    [[nodiscard]] bool readsAsOther(bool usuallyPositions) const {
        if (!source::isLeftForDead(file_.format) || !source::hasVisible(file_.format))
            return false; // all other games have ids
        bool usualFits = true;
        bool otherFits = true;
        std::size_t entries = 0;
        for (Slot a = 0; a < file_.areas.size() && otherFits; ++a) {
            forEachVisible(a, [&](std::size_t, std::span<const source::VisibleArea> records) {
                entries += records.size();
                for (const auto& record : records) {
                    const bool asPosition = record.area < file_.areas.size();
                    const bool asId = areas_.find(record.area) != model::kNoSlot;
                    usualFits = usualFits && (usuallyPositions ? asPosition : asId || record.area == 0);
                    otherFits = otherFits && (usuallyPositions ? asId : asPosition);
                }
            });
        }
        // A few wrong entries may be damage. Where lists are filled, each area sees some.
        return otherFits && !usualFits && entries >= file_.areas.size();
    }

    void fillVisible(VisiblePart& part) {
        for (Slot a = part.firstArea; a < part.endArea; ++a) {
            const auto range = file_.areas[a].visible;
            setRange(kArea, area::kVisible, a, range);
            forEachVisible(a, [&](std::size_t done, std::span<const source::VisibleArea> records) {
                fillVisible(part, range.offset + done, records);
            });
        }
    }

    void fillVisible(VisiblePart& part, std::size_t first, std::span<const source::VisibleArea> records) {
        visible::fields.load(builder_, first, records);
        const auto targets = pool(visible::target).subspan(first, records.size());
        const bool positions = positions_;
        const auto slots = positions ? std::span<const Slot>() : areas_.table();
        const auto find = [&](std::uint32_t id) {
            return !positions ? areas_.find(id) : id < file_.areas.size() ? id : model::kNoSlot;
        };
        for (std::size_t i = 0; i < records.size(); ++i) {
            const auto id = records[i].area;
            const Slot slot = id < slots.size() ? slots[id] : find(id);
            if (!positions && id == 0)
                targets[i] = Ref::none();
            else if (slot != model::kNoSlot)
                targets[i] = Ref::to(slot);
            else
                part.raws.emplace_back(first + i, id);
        }
    }

    /// Raw values go into one pool, so they are added one after another.
    void addRawVisible() {
        const auto targets = pool(visible::target);
        for (const auto& part : visibleParts_) {
            for (const auto& [entry, id] : part.raws)
                targets[entry] = builder_.raw(visible::target, id);
        }
    }

    const source::NavFile& file_; ///< without visible areas
    const source::NavOutline& outline_;
    const InputFile& input_;
    ModelBuilder builder_;
    SlotsById areas_;
    SlotsById spots_;
    SlotsById ladders_;
    std::vector<VisiblePart> visibleParts_;
    bool positions_ = false; ///< the lists of visible areas hold positions
};

std::vector<Notice> noticesOf(const source::NavFile& file, const std::string& name) {
    std::vector<Notice> notices;
    if (!file.staleTail.empty())
        notices.push_back(
            {name,
             texts::format("{} after the mesh, left over from an older, longer mesh. They have no effect and are kept.",
                           model::counted(file.staleTail.size(), "byte"))});
    if (file.areas.empty())
        notices.push_back({name, texts::format("the mesh has no areas. The game does not accept it.")});
    return notices;
}

std::string unusualVisibleText(const source::NavFormat& format) {
    return source::visibleIsPosition(format)
               ? texts::format("the lists of visible areas hold IDs, where sub-version {} has positions. They are read "
                               "and written as IDs.",
                               format.subVersion)
               : texts::format("the lists of visible areas hold positions, where sub-version {} has IDs. They are read "
                               "and written as positions.",
                               format.subVersion);
}

} // namespace

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    if (files.empty())
        return tl::unexpected(
            bytes::FormatError{bytes::FormatErrorCode::BadValue, 0, "files", "none", "at least one", {}});
    const auto& input = files.front();
    source::NavReadOptions options;
    for (const auto& info : source::navLayouts()) {
        if (info.id == input.variant)
            options.layout = info.layout;
    }
    const auto outline = source::readOutline(input.bytes, options);
    if (!outline)
        return errorIn(input.name, outline.error());
    constexpr double afterReading = 0.3;
    const Progress filling = [&](double done) {
        return !progress || progress(afterReading + (1 - afterReading) * done);
    };
    auto model = Loader(*outline, input).run(filling);
    if (!model)
        return tl::unexpected(loadCancelled(input.name));
    auto notices = noticesOf(outline->file, input.name);
    if (model->get(file::unusualVisible, 0) != 0)
        notices.push_back({input.name, unusualVisibleText(outline->file.format)});
    return Loaded{std::move(*model), std::move(notices), {}};
}

} // namespace navsmith::systems::source_nav
