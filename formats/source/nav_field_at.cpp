#include "formats/source/nav_description.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::source {

namespace {

/// Works on a const NavFile: steps over its fields to the one that contains the offset.
class Locating {
public:
    Locating(const NavFormat& format, std::uint64_t offset) : format_(format), left_(offset) {}

    [[nodiscard]] std::string place() && {
        return reached_ ? std::move(place_) : fmt::format("bytes after the end, byte {}", left_);
    }

    /// Names the fields that follow, until the next call of the functions below has ended.
    void label(std::string_view label) { label_ = label; }

    template <typename T>
    void value(std::string_view name, const T&) {
        step(name, sizeof(T));
    }

    template <typename Fields>
    void fields(std::string_view name, Fields&& fields) {
        FieldSteps steps{*this, name};
        fields(steps);
        label_ = {};
    }

    template <typename Count, typename Record>
    void records(NavRange range, const std::vector<Record>&, std::string_view name) {
        step(name, sizeof(Count) + range.count * recordBytes<Record>(format_));
    }

    template <typename Record, typename Each>
    void entries(NavRange range, const std::vector<Record>& pool, std::size_t, std::string_view name, Each&& each) {
        step(name, sizeof(std::uint32_t));
        whole_ = name;
        if (range.count > 0)
            for (const Record& record : source::entries(pool, range))
                each(record);
        whole_ = {};
    }

    template <typename Record>
    void list(const std::vector<Record>& ladders, std::string_view) {
        step("ladder count", sizeof(std::uint32_t));
        const std::size_t size = recordBytes<Record>(format_);
        for (const Record& ladder : ladders) {
            const auto byte = left_;
            if (isWithin(size))
                place_ = fmt::format("ladder {}, byte {}", ladder.id, byte);
        }
    }

    template <typename Each>
    void areas(const NavFile& file, Each&& each) {
        step("area count", sizeof(std::uint32_t));
        const EarlyAreaPart none;
        for (std::size_t i = 0; i < file.areas.size() && !reached_; ++i) {
            area_ = &file.areas[i];
            each(*area_, hasEarlyParts(format_) ? file.earlyAreas[i] : none);
        }
        area_ = nullptr;
    }

    void strings(const std::vector<std::string>& names, std::string_view name) {
        std::size_t size = sizeof(std::uint16_t);
        for (const std::string& each : names)
            size += sizeof(std::uint16_t) + each.size();
        step(name, size);
    }

    void zeroTerminated(const std::string& text, std::string_view name) { step(name, text.size() + 1); }

    void oldPaths(const NavArea& area, const std::vector<std::byte>&) {
        step("encounter paths", sizeof(std::uint32_t) + area.oldPaths.count);
    }

private:
    struct FieldSteps {
        Locating& io;
        std::string_view name;

        void label(std::string_view label) { io.label(label); }
        template <typename T>
        void operator()(const T&) {
            io.stepWithin(name, sizeof(T));
        }
        void narrow(const std::uint32_t&, std::size_t width) { io.stepWithin(name, width); }
    };

    /// True, once, if the offset is in the next bytes.
    bool isWithin(std::uint64_t size) {
        if (reached_)
            return false;
        reached_ = left_ < size;
        if (!reached_)
            left_ -= size;
        return reached_;
    }

    /// A part of what the label is about.
    void stepWithin(std::string_view name, std::uint64_t size) {
        if (!isWithin(size))
            return;
        if (!whole_.empty())
            name = whole_;
        else if (!label_.empty())
            name = label_;
        place_ = area_ != nullptr ? fmt::format("area {}, {}", area_->id, name) : std::string(name);
    }

    void step(std::string_view name, std::uint64_t size) {
        stepWithin(name, size);
        label_ = {};
    }

    NavFormat format_;
    std::uint64_t left_; ///< bytes up to the offset
    bool reached_ = false;
    std::string place_;
    std::string_view label_;
    std::string_view whole_; ///< names also what is inside it
    const NavArea* area_ = nullptr;
};

} // namespace

std::string fieldAt(const NavFile& file, std::uint64_t offset) {
    Locating locating(file.format, offset);
    describeFile(locating, file);
    return std::move(locating).place();
}

} // namespace navsmith::source
