// An array of primitives on the graphics card and the entities that draw it: in one pane, or in several.
#pragma once

#include "render/dirty_ranges.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/label_atlas.h"

#include <QPointer>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::render::qt3d {

/// A member of an item, as a shader input.
struct Field {
    const char* name;
    Qt3DCore::QAttribute::VertexBaseType type;
    unsigned components;
    unsigned offset; ///< bytes
};

/// How the bytes of an item are interpreted: as an instance of a four-corner strip, or as plain vertices.
struct Layout {
    std::span<const Field> fields;
    unsigned stride; ///< bytes between consecutive instances or vertices
    Qt3DCore::QGeometryView::PrimitiveType primitive = Qt3DCore::QGeometryView::TriangleStrip;
    unsigned verticesPerItem = 0; ///< 0: one instance per item
};

namespace layouts {
extern const Layout sprites;
extern const Layout segments;
extern const Layout ribbons;
extern const Layout quads;
extern const Layout words;
extern const Layout dots;  ///< sprites as points
extern const Layout lines; ///< segments as lines
extern const Layout axes;
extern const Layout screen; ///< corners of a rectangle, as four plain vertices
} // namespace layouts

/// A rectangle over the whole picture, for layouts::screen.
inline constexpr std::array<glm::vec2, 4> kWholeScreen{glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(-1, 1),
                                                       glm::vec2(1, 1)};

/// One way of drawing a buffer.
struct Recipe {
    const Layout* layout = nullptr;
    Qt3DRender::QMaterial* material = nullptr;
    Step step = Step::Marks;
};

enum class Detail : std::uint8_t { Hidden, Near, Far };

/// Grows with some spare capacity and never shrinks. Must be destroyed before the engine that draws it.
class DrawBuffer {
public:
    /// Without `distant`, `close` is used for both.
    explicit DrawBuffer(const Recipe& close, const Recipe& distant = {}) : near_(close), far_(distant) {}
    ~DrawBuffer();
    DrawBuffer(DrawBuffer&& other) noexcept;
    DrawBuffer(const DrawBuffer&) = delete;
    DrawBuffer& operator=(const DrawBuffer&) = delete;
    DrawBuffer& operator=(DrawBuffer&&) = delete;

    /// Updates the card's array to `items`, of which only these ranges have changed since the last call. True if it
    /// created entities, which appear from the second frame on.
    template <typename T>
    bool upload(const FrameGraph& graph, std::span<const T> items, std::span<const ItemRange> changed) {
        return uploadBytes(graph, std::as_bytes(items), sizeof(T), changed);
    }
    template <typename T>
    bool upload(const FrameGraph& graph, std::span<const T> items) {
        const ItemRange all{0, items.size()};
        return upload(graph, items, std::span(&all, 1));
    }
    /// Replaces the contents, `shown`, with `items`: uploads the range from the first to the last item that differs.
    template <typename T>
    bool replace(const FrameGraph& graph, std::vector<T>& shown, const std::vector<T>& items) {
        const auto first = static_cast<std::size_t>(std::ranges::mismatch(items, shown).in1 - items.begin());
        ItemRange changed{first, items.size()};
        if (items.size() == shown.size()) {
            while (changed.last > first && items[changed.last - 1] == shown[changed.last - 1])
                --changed.last;
            if (changed.last == first)
                return false;
        }
        shown = items;
        return upload(graph, std::span<const T>(items), std::span(&changed, 1));
    }
    /// In a pane, by its index in FrameGraph::panes. Near in the first one and hidden in the others until then. True if
    /// it created entities.
    bool show(Detail detail, std::size_t pane = 0);
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    /// What a recipe draws, in each pane by an entity.
    struct Drawn {
        Qt3DRender::QGeometryRenderer* renderer = nullptr;
        Qt3DCore::QGeometryView* view = nullptr;
        std::array<QPointer<Qt3DCore::QEntity>, kMostPanes> entities;
    };

    bool uploadBytes(const FrameGraph& graph, std::span<const std::byte> bytes, std::size_t itemBytes,
                     std::span<const ItemRange> changed);
    void build(const FrameGraph& graph, const QByteArray& bytes);
    void setAll(const FrameGraph& graph, const QByteArray& bytes);
    Drawn drawnBy(const Recipe& recipe, Qt3DCore::QEntity* parent, float late);
    void setCount(Drawn& drawn, const Recipe& recipe) const;
    bool applyDetail(std::size_t pane);
    bool applyDetails();
    bool enable(Drawn& drawn, const Recipe& recipe, std::size_t pane, bool enabled);

    Recipe near_;
    Recipe far_;
    Drawn nearDrawn_;
    Drawn farDrawn_;
    const FrameGraph* graph_ = nullptr;
    QPointer<Qt3DCore::QEntity> root_; ///< of the buffer and of the first pane's entities
    Qt3DCore::QBuffer* buffer_ = nullptr;
    std::size_t capacity_ = 0;
    std::size_t count_ = 0;
    std::uint64_t setAllAt_ = 0; ///< frame number of the frame graph
    std::array<Detail, kMostPanes> details_{Detail::Near};
};

} // namespace navsmith::render::qt3d
