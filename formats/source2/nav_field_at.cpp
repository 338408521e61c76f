#include "formats/source2/nav_description.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace navsmith::source2 {

namespace {

/// Works on a const NavFile: steps over its fields to the one that contains the offset.
class Locating {
public:
    explicit Locating(std::uint64_t offset) : offset_(offset) {}

    [[nodiscard]] std::string place() && {
        return reached_ ? std::move(place_) : fmt::format("bytes after the end, byte {}", offset_ - at_);
    }

    void section(std::string_view name) { section_ = name; }

    template <typename T>
    void value(std::string_view name, const T&) {
        step(name, sizeof(T));
    }
    void text(std::string_view name, const std::string& text) { step(name, text.size() + 1); }
    void raw(std::string_view name, std::span<const std::byte> bytes) { step(name, bytes.size()); }

    template <typename Record, typename Each>
    void records(std::string_view one, std::string_view name, const std::vector<Record>& records, std::size_t,
                 Each&& each) {
        step("count", sizeof(std::uint32_t), name);
        for (std::size_t i = 0; i < records.size() && !reached_; ++i) {
            section_ = one;
            number_ = i;
            if constexpr (requires { records[i].id; })
                number_ = records[i].id;
            each(records[i]);
        }
        section_ = {};
        number_.reset();
    }

    template <typename Count, typename Record, typename Each>
    void pooled(std::string_view name, Range range, const std::vector<Record>& pool, std::size_t, Each&& each) {
        step(name, sizeof(Count));
        for (const auto& entry : source2::entries(pool, range)) {
            if (reached_)
                return;
            each(entry);
        }
    }

    template <typename Each>
    void edges(std::string_view, const NavFile& file, const Area& area, Each&& each) {
        for (const auto& edge : source2::entries(file.edges, area.edges))
            each(edge);
    }

    template <typename Count>
    void zero(std::string_view name) {
        step(name, sizeof(Count));
    }

    template <typename Each>
    void hulls(const Generation& g, Each&& each) {
        section_ = "hull";
        for (std::size_t i = 0; i < g.hulls.size(); ++i) {
            number_ = i;
            each(g.hulls[i]);
        }
        section_ = "parameters";
        number_.reset();
    }

    void block(std::string_view name, const Block& block) {
        step("padding", padBefore(at_), name);
        step("bytes", block.bytes.size(), name);
    }

    void end(const NavFile& file) {
        if (!file.custom.bytes.empty())
            block("custom data", file.custom);
        step("after the mesh", file.tail.size(), "bytes");
    }

private:
    void step(std::string_view name, std::size_t size, std::string_view section) {
        section_ = section;
        step(name, size);
        section_ = {};
    }
    void step(std::string_view name, std::size_t size) {
        if (reached_)
            return;
        if (offset_ - at_ >= size) {
            at_ += size;
            return;
        }
        reached_ = true;
        if (section_.empty())
            place_ = name;
        else if (number_)
            place_ = fmt::format("{} {}, {}", section_, *number_, name);
        else
            place_ = fmt::format("{}, {}", section_, name);
    }

    std::uint64_t offset_;
    std::uint64_t at_ = 0;
    bool reached_ = false;
    std::string_view section_;
    std::optional<std::size_t> number_;
    std::string place_;
};

} // namespace

std::string fieldAt(const NavFile& file, std::uint64_t offset) {
    Locating locating(offset);
    locating.section("header");
    locating.value("magic", kNavMagic);
    locating.value("version", file.version);
    locating.value("sub-version", file.subVersion);
    locating.value("flags", file.flags);
    locating.section({});
    describeBody(locating, file);
    return std::move(locating).place();
}

} // namespace navsmith::source2
