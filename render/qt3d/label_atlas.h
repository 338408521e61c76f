// The letters of all labels in one texture, and how a text becomes pieces that are drawn.
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

/// A piece of a label, as the shader takes it: letters of equal width side by side.
struct Word {
    static constexpr std::size_t kLetters = 8;

    glm::vec3 anchor{0};
    symbol::Rgba colour;
    std::array<std::uint8_t, kLetters> cells{}; ///< of the atlas
    std::uint16_t column = 0;                   ///< letters of the label before this piece
    std::uint16_t count = 0;

    bool operator==(const Word&) const = default;
};
static_assert(sizeof(Word) == 28);

class LabelAtlas {
public:
    /// Letters are painted for this many device pixels a pixel. The texture belongs to the parent.
    LabelAtlas(Qt3DCore::QNode* parent, double pixelRatio);

    /// Appends a UTF-8 text; what lies beyond Latin-1 shows as a question mark.
    static void lay(std::string_view text, const glm::vec3& anchor, symbol::Rgba colour, std::vector<Word>& out);

    [[nodiscard]] QVector2D cellSize() const {
        return {static_cast<float>(cellWidth_), static_cast<float>(cellHeight_)};
    }
    [[nodiscard]] QVector2D cells() const;
    /// Pixels from letter to letter.
    [[nodiscard]] float advance() const { return advance_; }
    /// Pixels from the bottom of a cell to the foot of a letter.
    [[nodiscard]] float descent() const { return descent_; }
    /// Middle of a capital letter, pixels right and up of the middle of its cell.
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
