#include "core/systems/source2_nav/load.h"

#include "core/model/wording.h"
#include "core/systems/shared/load_parts.h"
#include "core/systems/source2_nav/polygon_table.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/bytes/text_bytes.h"
#include "formats/source2/nav_custom_data.h"
#include "formats/source2/nav_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace navsmith::systems::source2_nav {

using model::ModelBuilder;
using model::Ref;
using model::Slot;

namespace {

class Loader {
public:
    Loader(const source2::NavFile& file, const std::string& name, const std::vector<source2::AreaData>* custom)
        : file_(file), name_(name), custom_(custom), builder_(schema()), areas_(file.areas), ladders_(file.ladders) {}

    std::optional<model::Model> run(const Progress& progress) {
        constexpr std::array parts{&Loader::fillFile,        &Loader::fillAreas,   &Loader::fillCorners,
                                   &Loader::fillConnections, &Loader::fillLadders, &Loader::fillCustomData};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (progress && !progress(static_cast<double>(i) / parts.size()))
                return std::nullopt;
            (this->*parts[i])();
        }
        return builder_.finish();
    }

private:
    template <typename T>
    void set(model::Column<T> column, std::size_t row, T value) {
        builder_.column(column)[row] = std::move(value);
    }

    template <typename Table, typename Record>
    void addAll(model::ElementTypeId type, const Table& table, const std::vector<Record>& records,
                model::Column<Ref> owner) {
        table.load(builder_, builder_.addRows(type, records.size()), records);
        std::ranges::fill(builder_.column(owner), Ref::to(0));
    }

    template <typename Handle>
    Ref refTo(Handle column, const SlotsById& ids, std::uint64_t id) {
        const Slot slot = id <= 0xFFFFFFFF ? ids.find(static_cast<std::uint32_t>(id)) : model::kNoSlot;
        return slot == model::kNoSlot ? builder_.raw(column, id) : Ref::to(slot);
    }

    void fillFile() {
        builder_.addRows(kFile, 1);
        file::fields.loadOne(builder_, 0, file_);
        set(file::name, 0, name_);
        const auto state = custom_ != nullptr                                   ? CustomData::Understood
                           : !file_.custom.bytes.empty() || !file_.tail.empty() ? CustomData::Kept
                                                                                : CustomData::None;
        set(file::customData, 0, static_cast<std::uint8_t>(state));
        if (source2::hasCornerTable(file_.version) && !isUsual(file_))
            set(file::polygonTable, 0, encodePolygons(file_));
        addAll(kHull, hull::fields, file_.generation.hulls, hull::file);
        addAll(kPoint, point::fields, file_.corners, point::file);
        addAll(kBounds, bounds::fields, file_.bounds, bounds::file);
        addAll(kMovableMesh, movable_mesh::fields, file_.movableMeshes, movable_mesh::file);
        for (std::size_t i = 0; i < file_.movableMeshes.size(); ++i) {
            const auto& data = file_.movableMeshes[i].data;
            set(movable_mesh::data, i, std::string(bytes::textOf(data)));
        }
    }

    void fillAreas() {
        addAll(kArea, area::fields, file_.areas, area::file);
        if (!source2::hasCornerTable(file_.version))
            return;
        for (std::size_t i = 0; i < file_.areas.size(); ++i)
            set(area::movableMesh, i, file_.polygons[file_.areas[i].polygon].movableMesh);
    }

    void fillCorners() {
        std::size_t total = 0;
        for (const auto& a : file_.areas)
            total += cornerCount(file_, a);
        std::size_t row = builder_.addRows(kCorner, total);
        const auto owners = builder_.column(corner::owner);
        const auto points = builder_.column(corner::point);
        if (!source2::hasCornerTable(file_.version))
            corner::fields.load(builder_, 0, file_.ownCorners);
        for (Slot a = 0; a < file_.areas.size(); ++a) {
            const auto& record = file_.areas[a];
            if (!source2::hasCornerTable(file_.version)) {
                for (std::uint32_t i = 0; i < record.ownCorners.count; ++i)
                    owners[row++] = Ref::to(a);
                continue;
            }
            for (const auto index : source2::entries(file_.polygonCorners, file_.polygons[record.polygon].corners)) {
                owners[row] = Ref::to(a);
                points[row++] = index < file_.corners.size() ? Ref::to(index) : builder_.raw(corner::point, index);
            }
        }
    }

    void fillConnections() {
        std::size_t row = builder_.addRows(kConnection, file_.connections.size());
        const auto owners = builder_.column(connection::owner);
        const auto edges = builder_.column(connection::edge);
        const auto targets = builder_.column(connection::target);
        const auto targetEdges = builder_.column(connection::targetEdge);
        for (Slot a = 0; a < file_.areas.size(); ++a) {
            std::uint8_t edge = 0;
            for (const auto range : source2::entries(file_.edges, file_.areas[a].edges)) {
                for (const auto& to : source2::entries(file_.connections, range)) {
                    owners[row] = Ref::to(a);
                    edges[row] = edge;
                    targets[row] = refTo(connection::target, areas_, to.area);
                    targetEdges[row++] = to.edge;
                }
                ++edge;
            }
        }
    }

    void fillLadders() {
        addAll(kLadder, ladder::fields, file_.ladders, ladder::file);
        for (std::size_t i = 0; i < file_.ladders.size(); ++i) {
            for (const auto& end : ladder::ends) {
                if (const auto id = file_.ladders[i].*end.member; id != 0)
                    set(end.column, i, refTo(end.column, areas_, id));
            }
        }
        fillLadderList(ladder_ref::above, &source2::Area::laddersAbove);
        fillLadderList(ladder_ref::below, &source2::Area::laddersBelow);
    }

    void fillLadderList(model::ListField<Ref> field, source2::Range source2::Area::*member) {
        auto& store = builder_.listStore(field.type, field.list);
        std::size_t total = 0;
        for (const auto& a : file_.areas)
            total += (a.*member).count;
        store.addEntries(total);
        auto& refs = model::values<Ref>(store.pool(field.field));
        std::uint32_t at = 0;
        for (Slot a = 0; a < file_.areas.size(); ++a) {
            const auto ids = source2::entries(file_.ladderIds, file_.areas[a].*member);
            if (ids.empty())
                continue;
            store.setRange(a, {at, static_cast<std::uint32_t>(ids.size())});
            for (const auto id : ids)
                refs[at++] = refTo(field, ladders_, id);
        }
    }

    void fillCustomData() {
        if (custom_ == nullptr)
            return;
        std::vector<source2::HidingSpot> spots;
        std::vector<source2::Approach> approaches;
        auto& store = builder_.listStore(kArea, area::kApproaches);
        for (Slot a = 0; a < custom_->size(); ++a) {
            const auto& data = (*custom_)[a];
            set(area::entry, a, a + 1);
            set(area::occupyFirst, a, data.occupyTimes[0]);
            set(area::occupySecond, a, data.occupyTimes[1]);
            spots.insert(spots.end(), data.spots.begin(), data.spots.end());
            if (!data.approaches.empty())
                store.setRange(a, {static_cast<std::uint32_t>(approaches.size()),
                                   static_cast<std::uint32_t>(data.approaches.size())});
            approaches.insert(approaches.end(), data.approaches.begin(), data.approaches.end());
        }
        hiding_spot::fields.load(builder_, builder_.addRows(kHidingSpot, spots.size()), spots);
        const auto owners = builder_.column(hiding_spot::owner);
        std::size_t row = 0;
        for (Slot a = 0; a < custom_->size(); ++a) {
            for (std::size_t i = 0; i < (*custom_)[a].spots.size(); ++i)
                owners[row++] = Ref::to(a);
        }
        store.addEntries(approaches.size());
        approach::fields.load(builder_, 0, approaches);
        fillApproaches(approach::previous, approaches, &source2::Approach::previous);
        fillApproaches(approach::here, approaches, &source2::Approach::here);
        fillApproaches(approach::next, approaches, &source2::Approach::next);
    }

    /// -1: none; any other number is an id.
    void fillApproaches(model::ListField<Ref> field, const std::vector<source2::Approach>& approaches,
                        std::int64_t source2::Approach::*member) {
        auto& refs = model::values<Ref>(builder_.listStore(field.type, field.list).pool(field.field));
        for (std::size_t i = 0; i < approaches.size(); ++i) {
            const auto id = approaches[i].*member;
            refs[i] = id == -1 ? Ref::none() : refTo(field, areas_, static_cast<std::uint64_t>(id));
        }
    }

    const source2::NavFile& file_;
    const std::string& name_;
    const std::vector<source2::AreaData>* custom_; ///< of each area; null: not understood
    ModelBuilder builder_;
    SlotsById areas_;
    SlotsById ladders_;
};

std::vector<Notice> noticesOf(const source2::NavFile& file, const std::string& name, bool understood) {
    std::vector<Notice> notices;
    const auto add = [&](std::string text) { notices.push_back({name, std::move(text)}); };
    if (file.areas.empty())
        add(texts::format("the mesh has no areas."));
    if (file.subVersion > 0 && file.custom.bytes.empty())
        add(texts::format("the data of the game behind the mesh is missing, cut off or of an unknown kind. The mesh is "
                          "whole; {} after it are kept as they are, and areas cannot be added or deleted.",
                          model::counted(file.tail.size(), "byte")));
    else if (!file.tail.empty())
        add(texts::format("{} after the mesh have an unknown meaning and are kept.",
                          model::counted(file.tail.size(), "byte")));
    if (!file.custom.bytes.empty() && !understood)
        add(texts::format("the data of the game behind the mesh has an unknown form. It is kept as it is, and areas "
                          "cannot be added or deleted."));
    if (source2::hasCornerTable(file.version) && !isUsual(file))
        add(texts::format("the polygons are not one for each area, in their order. They are kept, and areas cannot be "
                          "added or deleted."));
    return notices;
}

} // namespace

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    if (files.empty())
        return tl::unexpected(
            bytes::FormatError{bytes::FormatErrorCode::BadValue, 0, "files", "none", "at least one", {}});
    const auto& input = files.front();
    const auto file = source2::read(input.bytes);
    if (!file)
        return errorIn(input.name, file.error());
    std::optional<std::vector<source2::AreaData>> custom;
    if (!file->custom.bytes.empty()) {
        auto areas = source2::readCustomData(file->custom.bytes);
        if (areas && areas->size() == file->areas.size())
            custom = std::move(*areas);
    }
    auto model = Loader(*file, input.name, custom ? &*custom : nullptr).run(progress);
    if (!model)
        return tl::unexpected(loadCancelled(input.name));
    return Loaded{std::move(*model), noticesOf(*file, input.name, custom.has_value()), {}};
}

} // namespace navsmith::systems::source2_nav
