#include "tests/render/drawn.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace navsmith::tests {

using render::Batch;
using render::Chunk;
using render::Scene;
using render::Tile;

namespace {

template <typename T>
std::string bytesOf(const T& item) {
    return {reinterpret_cast<const char*>(&item), sizeof(T)};
}

template <typename T>
void collect(const Chunk<T>& chunk, const char* type, std::multiset<std::string>& out) {
    for (std::size_t i = 0; i < chunk.items.size(); ++i) {
        if (chunk.owners[i].valid())
            out.insert(
                fmt::format("{}{}:{} {}", type, chunk.owners[i].type, chunk.owners[i].slot, bytesOf(chunk.items[i])));
    }
}

void collect(const Batch& batch, std::multiset<std::string>& out) {
    collect(batch.sprites, "s", out);
    collect(batch.segments, "l", out);
    collect(batch.ribbons, "r", out);
    collect(batch.quads, "q", out);
    for (std::size_t i = 0; i < batch.labels.items.size(); ++i) {
        if (batch.labels.owners[i].valid())
            out.insert(fmt::format("label {} {}", batch.labels.items[i].text, bytesOf(batch.labels.items[i].position)));
    }
}

/// Calls f(index of the chunk in a tile, chunk) for each uploaded chunk.
template <typename F>
void eachChunk(const Tile& tile, F&& f) {
    std::size_t place = 0;
    for (const auto* batch : {&tile.overview, &tile.detail, &tile.selected}) {
        f(place++, batch->sprites);
        f(place++, batch->segments);
        f(place++, batch->ribbons);
        f(place++, batch->quads);
    }
}
constexpr std::size_t kChunks = 12;

template <typename T>
std::string allOf(const Chunk<T>& chunk) {
    return {reinterpret_cast<const char*>(chunk.items.data()), chunk.items.size() * sizeof(T)};
}

} // namespace

std::multiset<std::string> drawn(const Scene& scene) {
    std::multiset<std::string> out;
    for (const auto& tile : scene.tiles()) {
        collect(tile.overview, out);
        collect(tile.detail, out);
    }
    return out;
}

std::multiset<std::string> drawnSelection(const Scene& scene) {
    std::multiset<std::string> out;
    for (const auto& tile : scene.tiles())
        collect(tile.selected, out);
    return out;
}

std::size_t Card::sync(Scene& scene) {
    std::size_t items = 0;
    const bool all = generation_ != scene.generation();
    generation_ = scene.generation();
    chunks_.resize(scene.tiles().size(), std::vector<std::string>(kChunks));
    for (std::uint32_t i = 0; all && i < scene.tiles().size(); ++i) {
        eachChunk(scene.tiles()[i], [&](std::size_t place, const auto& chunk) {
            chunks_[i][place] = allOf(chunk);
            items += chunk.items.size();
        });
    }
    for (const auto i : scene.changedTiles()) {
        eachChunk(scene.tiles()[i], [&](std::size_t place, const auto& chunk) {
            constexpr auto size = sizeof(chunk.items[0]);
            auto& bytes = chunks_[i][place];
            bytes.resize(chunk.items.size() * size);
            for (const auto& range : chunk.dirty.ranges()) {
                const auto first = std::min(range.first, chunk.items.size());
                const auto last = std::min(range.last, chunk.items.size());
                if (first == last)
                    continue;
                std::memcpy(bytes.data() + first * size, &chunk.items[first], (last - first) * size);
                items += last - first;
            }
        });
    }
    scene.markUploaded();
    return items;
}

bool Card::agrees(const Scene& scene) const {
    bool same = chunks_.size() == scene.tiles().size();
    for (std::size_t i = 0; same && i < chunks_.size(); ++i) {
        eachChunk(scene.tiles()[i],
                  [&](std::size_t place, const auto& chunk) { same = same && chunks_[i][place] == allOf(chunk); });
    }
    return same;
}

} // namespace navsmith::tests
