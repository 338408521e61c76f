#include "tests/render/qt3d/toy_world.h"

#include <array>
#include <bit>
#include <stdexcept>

namespace navsmith::tests {

namespace {

using model::Column;
using model::Model;
using model::Slot;

constexpr Column<std::uint8_t> what{kToy, 2};
constexpr std::array<Column<float>, 6> coordinates{{{kToy, 3}, {kToy, 4}, {kToy, 5}, {kToy, 6}, {kToy, 7}, {kToy, 8}}};
constexpr Column<std::uint32_t> colour{kToy, 9};
constexpr Column<float> size{kToy, 10};
constexpr Column<std::uint32_t> flags{kToy, 11};
constexpr Column<std::string> label{kToy, 12};

glm::vec3 first(const Model& m, Slot s) {
    return {m.get(coordinates[0], s), m.get(coordinates[1], s), m.get(coordinates[2], s)};
}
glm::vec3 second(const Model& m, Slot s) {
    return {m.get(coordinates[3], s), m.get(coordinates[4], s), m.get(coordinates[5], s)};
}
symbol::Rgba colourOf(const Model& m, Slot s) {
    return std::bit_cast<symbol::Rgba>(m.get(colour, s));
}

void emit(const Model& m, const symbol::Overrides& o, Slot s, symbol::Primitives& out) {
    const auto a = first(m, s);
    const auto b = second(m, s);
    const auto own = o.colour({kToy, s}, colourOf(m, s));
    const float pixels = m.get(size, s);
    switch (static_cast<Toy>(m.get(what, s))) {
    case Toy::Sprite:
        out.sprites.push_back({a, own, pixels, m.get(flags, s)});
        break;
    case Toy::Segment: {
        out.line(a, b, own, pixels, m.get(flags, s));
        break;
    }
    case Toy::Ribbon:
        out.ribbons.push_back({a, b, pixels, {own.r, own.g, own.b, 90}, own, m.get(flags, s)});
        break;
    case Toy::Quad:
        out.quads.push_back({{a, {b.x, a.y, b.z}, b, {a.x, b.y, a.z}},
                             {own.r, own.g, own.b, 90},
                             m.get(flags, s) == 0 ? symbol::rgb(0xFFFFFF) : own});
        break;
    case Toy::Lane:
        break;
    }
}

void detail(const Model& m, const symbol::Overrides&, Slot s, symbol::Primitives& out) {
    if (static_cast<Toy>(m.get(what, s)) == Toy::Lane) {
        const auto own = colourOf(m, s);
        out.ribbons.push_back({first(m, s), second(m, s), m.get(size, s), {own.r, own.g, own.b, 90}, own, 0});
    }
    if (!m.get(label, s).empty())
        out.labels.push_back({first(m, s), symbol::rgb(0xFFFFFF), m.get(label, s)});
}

std::shared_ptr<const model::Schema> schema() {
    static const auto made = [] {
        model::ElementType file{.id = "file", .title = "file", .plural = "files"};
        model::ElementType toy{.id = "toy", .title = "toy", .plural = "toys"};
        toy.columns.push_back(model::column<std::uint8_t>("what"));
        for (const char* id : {"x", "y", "z", "x2", "y2", "z2"})
            toy.columns.push_back(model::column<float>(id));
        toy.columns.push_back(model::column<std::uint32_t>("colour"));
        toy.columns.push_back(model::column<float>("size"));
        toy.columns.push_back(model::column<std::uint32_t>("flags"));
        toy.columns.push_back(model::column<std::string>("label"));
        auto finished = model::finish({.id = "toys", .types = {file, toy}});
        if (!finished)
            throw std::runtime_error(finished.error());
        return *finished;
    }();
    return made;
}

} // namespace

const symbol::View& toyView() {
    static const auto made = [] {
        symbol::View view;
        view.symbols.push_back({.type = kToy,
                                .anchor = [](const Model& m, Slot s) { return std::optional(first(m, s)); },
                                .overview = emit,
                                .detail = detail,
                                .dependsOn = {{{}, kToy, {}}}});
        view.grid = {glm::vec2(-400), 100, 8, 8};
        view.tileSize = 100;
        view.detailDistance = 500;
        return view;
    }();
    return made;
}

ToyWorld::ToyWorld(const std::vector<ToyRow>& rows) : model_(schema()), scene_(model_, toyView()) {
    addAll(rows);
    scene_.rebuild({});
}

Slot ToyWorld::put(model::Transaction& tx, const ToyRow& row) {
    const Slot s = tx.create(kToy);
    const std::array<float, 6> values{row.a.x, row.a.y, row.a.z, row.b.x, row.b.y, row.b.z};
    tx.set(what, s, static_cast<std::uint8_t>(row.what));
    for (std::size_t i = 0; i < values.size(); ++i)
        tx.set(coordinates[i], s, values[i]);
    tx.set(colour, s, std::bit_cast<std::uint32_t>(row.colour));
    tx.set(size, s, row.size);
    tx.set(flags, s, row.flags);
    tx.set(label, s, row.label);
    return s;
}

void ToyWorld::finish(model::Transaction& tx) {
    const auto change = tx.commit();
    if (!change)
        throw std::runtime_error(change.error().reason);
    if (scene_.generation() > 0)
        scene_.apply(*change);
}

Slot ToyWorld::add(const ToyRow& row) {
    model::Transaction tx(model_, "add");
    const Slot s = put(tx, row);
    finish(tx);
    return s;
}

void ToyWorld::addAll(const std::vector<ToyRow>& rows) {
    model::Transaction tx(model_, "add");
    for (const auto& row : rows)
        put(tx, row);
    finish(tx);
}

void ToyWorld::moveTo(Slot slot, const glm::vec3& place) {
    model::Transaction tx(model_, "move");
    tx.set(coordinates[0], slot, place.x);
    tx.set(coordinates[1], slot, place.y);
    tx.set(coordinates[2], slot, place.z);
    finish(tx);
}

void ToyWorld::recolour(Slot slot, symbol::Rgba to) {
    model::Transaction tx(model_, "recolour");
    tx.set(colour, slot, std::bit_cast<std::uint32_t>(to));
    finish(tx);
}

void ToyWorld::erase(Slot slot) {
    model::Transaction tx(model_, "erase");
    tx.erase({kToy, slot});
    finish(tx);
}

} // namespace navsmith::tests
