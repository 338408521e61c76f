#include "formats/source2/nav_custom_data.h"

#include "formats/source2/kv3_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <string_view>
#include <utility>

namespace navsmith::source2 {

namespace {

using kv3::Document;
using kv3::Value;

constexpr std::string_view kAreas = "arealist";
constexpr std::string_view kSpots = "hidingspotdata";
constexpr std::string_view kApproaches = "approachdata";
constexpr std::string_view kTimes = "earliestoccupytime";
constexpr std::string_view kEncounters = "spotencounterdata";

/// Reads members of objects, and remembers whether all were as expected.
class Reader {
public:
    explicit Reader(const Document& document) : document_(document) {}

    [[nodiscard]] bool ok() const { return ok_; }

    const Value* array(const Value& object, std::string_view name) {
        const auto* value = document_.member(object, name);
        return expect(value != nullptr && value->isArray()) ? value : nullptr;
    }

    template <typename T>
    T whole(const Value& object, std::string_view name) {
        const auto* value = document_.member(object, name);
        const auto number = value != nullptr ? value->integer() : std::nullopt;
        return expect(number && std::in_range<T>(*number)) ? static_cast<T>(*number) : T{};
    }

    float real(const Value* value) {
        const auto number = value != nullptr ? value->number() : std::nullopt;
        return expect(number.has_value()) ? static_cast<float>(*number) : 0;
    }

    HidingSpot spot(const Value& object) {
        constexpr std::size_t members = 3;
        HidingSpot spot;
        expect(object.values.size() == members);
        spot.id = whole<std::uint32_t>(object, "id");
        spot.flags = whole<std::uint32_t>(object, "flags");
        const auto* position = array(object, "pos");
        if (position == nullptr || !expect(position->values.size() == 3))
            return spot;
        const auto* values = position->values.data();
        spot.position = {real(values), real(values + 1), real(values + 2)};
        return spot;
    }

    Approach approach(const Value& object) {
        constexpr std::size_t members = 7;
        expect(object.values.size() == members);
        return {whole<std::int64_t>(object, "prev"),         whole<std::int64_t>(object, "here"),
                whole<std::int64_t>(object, "next"),         whole<std::int32_t>(object, "herebackedge"),
                whole<std::int32_t>(object, "nextbackedge"), whole<std::int32_t>(object, "prevtoherehow"),
                whole<std::int32_t>(object, "heretonexthow")};
    }

    AreaData area(const Value& object) {
        AreaData data;
        if (const auto* spots = array(object, kSpots)) {
            for (const auto& value : spots->values)
                data.spots.push_back(spot(value));
        }
        if (const auto* approaches = array(object, kApproaches)) {
            data.approaches.reserve(approaches->values.size());
            for (const auto& value : approaches->values)
                data.approaches.push_back(approach(value));
        }
        const auto* times = array(object, kTimes);
        if (times != nullptr && expect(times->values.size() == kTeams)) {
            for (std::size_t i = 0; i < kTeams; ++i)
                data.occupyTimes[i] = real(document_.member(times->values[i], "time"));
        }
        return data;
    }

private:
    bool expect(bool fact) {
        ok_ = ok_ && fact;
        return fact;
    }

    const Document& document_;
    bool ok_ = true;
};

/// Makes values of the form that the game stores.
class Maker {
public:
    explicit Maker(Document& document) : document_(document) {}

    Value object(std::initializer_list<std::pair<std::string_view, Value>> members) {
        Value out;
        out.tag.type = kv3::Type::Object;
        for (const auto& [name, value] : members) {
            out.values.push_back(value);
            out.values.back().name = document_.nameOf(name);
        }
        return out;
    }

    Value spot(const HidingSpot& spot) {
        const auto& [x, y, z] = spot.position;
        return object({{"id", kv3::integerValue(spot.id)},
                       {"pos", kv3::arrayValue({kv3::floatValue(x), kv3::floatValue(y), kv3::floatValue(z)})},
                       {"flags", kv3::integerValue(spot.flags)}});
    }

    Value approach(const Approach& approach) {
        return object({{"prev", kv3::integerValue(approach.previous)},
                       {"here", kv3::integerValue(approach.here)},
                       {"herebackedge", kv3::integerValue(approach.hereBackEdge)},
                       {"next", kv3::integerValue(approach.next)},
                       {"nextbackedge", kv3::integerValue(approach.nextBackEdge)},
                       {"prevtoherehow", kv3::integerValue(approach.previousToHere)},
                       {"heretonexthow", kv3::integerValue(approach.hereToNext)}});
    }

    Value times(const AreaData& data) {
        std::vector<Value> values;
        for (const auto time : data.occupyTimes)
            values.push_back(object({{"time", kv3::doubleValue(static_cast<double>(time))}}));
        return kv3::arrayValue(std::move(values));
    }

    Value spots(const AreaData& data) {
        std::vector<Value> values;
        for (const auto& each : data.spots)
            values.push_back(spot(each));
        return kv3::arrayValue(std::move(values));
    }

    Value approaches(const AreaData& data) {
        std::vector<Value> values;
        for (const auto& each : data.approaches)
            values.push_back(approach(each));
        return kv3::arrayValue(std::move(values));
    }

    Value area(const AreaData& data) {
        return object({{kSpots, spots(data)},
                       {kEncounters, kv3::arrayValue({})},
                       {kApproaches, approaches(data)},
                       {kTimes, times(data)}});
    }

    /// Puts a value in the place of a member.
    void replace(Value& object, std::string_view name, Value value) {
        auto& member = *document_.member(object, name);
        value.name = member.name;
        member = std::move(value);
    }

private:
    Document& document_;
};

/// Bit for bit, so that values which are no numbers equal themselves.
bool same(float a, float b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}
bool same(const HidingSpot& a, const HidingSpot& b) {
    return a.id == b.id && a.flags == b.flags && same(a.position.x, b.position.x) && same(a.position.y, b.position.y) &&
           same(a.position.z, b.position.z);
}
bool sameSpots(const AreaData& a, const AreaData& b) {
    return std::ranges::equal(a.spots, b.spots, [](const auto& x, const auto& y) { return same(x, y); });
}
bool sameTimes(const AreaData& a, const AreaData& b) {
    return std::ranges::equal(a.occupyTimes, b.occupyTimes, [](float x, float y) { return same(x, y); });
}
bool same(const AreaData& a, const AreaData& b) {
    return sameSpots(a, b) && sameTimes(a, b) && a.approaches == b.approaches;
}

std::optional<std::vector<AreaData>> areasOf(const Document& document) {
    Reader reader(document);
    std::vector<AreaData> areas;
    const auto* list = reader.array(document.root, kAreas);
    if (list != nullptr) {
        areas.reserve(list->values.size());
        for (const auto& value : list->values) {
            areas.push_back(reader.area(value));
            if (!reader.ok())
                return std::nullopt;
        }
    }
    return reader.ok() ? std::optional(std::move(areas)) : std::nullopt;
}

/// Puts these areas in place of those that were there.
Document withAreas(Document document, std::span<const AreaData> before, std::span<const AreaEntry> areas) {
    Maker maker(document);
    auto& list = *document.member(document.root, kAreas);
    std::vector<Value> values;
    values.reserve(areas.size());
    for (const auto& area : areas) {
        if (!area.from || *area.from >= before.size()) {
            values.push_back(maker.area(area.data));
            continue;
        }
        const auto& old = before[*area.from];
        auto& value = values.emplace_back(list.values[*area.from]);
        if (!sameSpots(area.data, old))
            maker.replace(value, kSpots, maker.spots(area.data));
        if (area.data.approaches != old.approaches)
            maker.replace(value, kApproaches, maker.approaches(area.data));
        if (!sameTimes(area.data, old))
            maker.replace(value, kTimes, maker.times(area.data));
    }
    // The list keeps its kind, unless it has become too long for it or entries had types of their own.
    constexpr std::size_t mostShort = 255;
    const bool isOpen = list.tag.type == kv3::Type::Array;
    const bool tooLong = values.size() > mostShort && list.tag.type != kv3::Type::TypedArray;
    if (!isOpen && (tooLong || list.values.empty())) {
        list.tag.type = values.size() > mostShort ? kv3::Type::TypedArray : kv3::Type::ShortArray;
        list.entryTag = {.type = kv3::Type::Object};
    }
    list.values = std::move(values);
    return document;
}

} // namespace

bytes::Result<std::vector<AreaData>> readCustomData(std::span<const std::byte> block) {
    const auto document = kv3::readValues(block);
    if (!document)
        return tl::unexpected(document.error());
    if (document->header.encoding < 4 || !document->blobs.empty())
        return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::Unsupported,
                                                 0,
                                                 "encoding",
                                                 fmt::format("{}", document->header.encoding),
                                                 "4 or 5, without blobs",
                                                 {}});
    auto areas = areasOf(*document);
    if (!areas)
        return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::BadValue,
                                                 0,
                                                 "custom data",
                                                 "another form",
                                                 "a list of areas with spots, approaches and two times",
                                                 {}});
    return std::move(*areas);
}

std::vector<std::byte> writeCustomData(std::span<const std::byte> block, std::span<const AreaEntry> areas) {
    auto document = kv3::readValues(block);
    const auto before = document ? areasOf(*document) : std::nullopt;
    if (!before)
        return {block.begin(), block.end()};
    bool isSame = areas.size() == before->size();
    for (std::size_t i = 0; i < areas.size() && isSame; ++i)
        isSame = areas[i].from == i && same(areas[i].data, (*before)[i]);
    if (isSame)
        return {block.begin(), block.end()};

    return kv3::writeValues(withAreas(std::move(*document), *before, areas));
}

std::vector<std::byte> newCustomData(std::span<const AreaData> areas) {
    constexpr std::array<unsigned char, 16> format{0x29, 0xF0, 0x00, 0x73, 0x00, 0x8E, 0xF9, 0x45,
                                                   0xB9, 0xC3, 0x32, 0xE1, 0x40, 0x3C, 0x96, 0x20};
    Document document;
    document.header.encoding = 4;
    std::ranges::transform(format, document.header.format.begin(), [](auto byte) { return std::byte{byte}; });
    Maker maker(document);
    document.root = maker.object({{kAreas, kv3::arrayValue({})}});
    std::vector<AreaEntry> entries;
    for (const auto& area : areas)
        entries.push_back({{}, area});
    return kv3::writeValues(withAreas(std::move(document), {}, entries));
}

} // namespace navsmith::source2
