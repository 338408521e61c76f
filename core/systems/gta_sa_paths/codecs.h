// The two codecs of San Andreas paths under one set of names, for load and save.
#pragma once

#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "formats/gta_sa/extended_path_file.h"
#include "formats/gta_sa/path_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

struct StockCodec {
    using File = gta_sa::PathFile;
    static constexpr const Traits& traits = kStock;
    static constexpr const auto& nodeFields = node::fields;
    static constexpr const auto& naviFields = navi::fields;

    static bytes::Result<File> read(std::span<const std::byte> bytes) { return gta_sa::read(bytes); }
    static std::vector<std::byte> write(const File& file) { return gta_sa::write(file); }
    static std::size_t size(const File& f) { return gta_sa::exactSize(f.nodes.size(), f.navis.size(), f.links.size()); }
};

struct ExtendedCodec {
    using File = gta_sa::ExtendedPathFile;
    static constexpr const Traits& traits = kExtended;
    static constexpr const auto& nodeFields = node::extendedFields;
    static constexpr const auto& naviFields = navi::extendedFields;

    static bytes::Result<File> read(std::span<const std::byte> bytes) { return gta_sa::readExtended(bytes); }
    static std::vector<std::byte> write(const File& file) { return gta_sa::writeExtended(file); }
    static std::size_t size(const File& f) {
        return gta_sa::extendedSize(f.nodes.size(), f.navis.size(), f.links.size());
    }
};

/// f(codec) with that of a model.
template <typename F>
auto withCodec(const model::Model& m, F&& f) {
    return traitsOf(m).isExtended ? f(ExtendedCodec{}) : f(StockCodec{});
}

/// 16 bits each, from the lowest: a column, and back.
template <std::size_t N>
std::uint64_t packed(const std::array<std::int16_t, N>& place) {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < N; ++i)
        out |= std::uint64_t{static_cast<std::uint16_t>(place[i])} << (16 * i);
    return out;
}
template <std::size_t N>
void unpack(std::uint64_t stored, std::array<std::int16_t, N>& place) {
    for (std::size_t i = 0; i < N; ++i)
        place[i] = static_cast<std::int16_t>(stored >> (16 * i));
}

} // namespace navsmith::systems::gta_sa_paths
