// All label glyphs in one texture, and the layout of text into drawable pieces.
#pragma once

#include "core/symbol/primitives.h"

#include <QImage>
#include <QVector2D>
#include <Qt3DCore/QNode>
#include <Qt3DRender/QAbstractTexture>

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace navsmith::render::qt3d {

/// A piece of a label in the shader's format: adjacent letters of equal width.
struct Word {
    static constexpr std::size_t kLetters = 8;

    glm::vec3 anchor{0};
    symbol::Rgba colour;
    std::array<std::uint8_t, kLetters> cells{}; ///< cell indexes in the atlas
    std::uint16_t column = 0;                   ///< number of the label's letters before this piece
    std::uint16_t count = 0;

    bool operator==(const Word&) const = default;
};
static_assert(sizeof(Word) == 28);

class LabelAtlas {
public:
    /// Paints letters at this many device pixels per pixel. The texture belongs to the parent.
    LabelAtlas(Qt3DCore::QNode* parent, double pixelRatio);

    /// Appends a UTF-8 text; characters beyond Latin-1 appear as question marks.
    static void lay(std::string_view text, const glm::vec3& anchor, symbol::Rgba colour, std::vector<Word>& out);

    [[nodiscard]] QVector2D cellSize() const {
        return {static_cast<float>(cellWidth_), static_cast<float>(cellHeight_)};
    }
    [[nodiscard]] QVector2D cells() const;
    /// Pixels from one letter to the next.
    [[nodiscard]] float advance() const { return advance_; }
    /// Pixels from the bottom of a cell to the baseline.
    [[nodiscard]] float descent() const { return descent_; }
    /// Centre of a capital letter, in pixels right of and above the centre of its cell.
    [[nodiscard]] QVector2D capitalCentre() const { return capitalCentre_; }
    [[nodiscard]] Qt3DRender::QAbstractTexture* texture() const { return texture_; }
    [[nodiscard]] const QImage& image() const { return image_; }
    [[nodiscard]] static std::uint8_t cellOf(char32_t letter);

private:
    int cellWidth_ = 0;
    int cellHeight_ = 0;
    float descent_ = 0;
    QVector2D capitalCentre_;
    float advance_ = 0;
    QImage image_;
    Qt3DRender::QAbstractTexture* texture_ = nullptr;
};

} // namespace navsmith::render::qt3d
