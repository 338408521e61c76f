#include "render/glyph_shader.h"

#include "core/symbol/glyphs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <vector>

namespace navsmith::render {

std::string glyphConstants() {
    std::vector<std::size_t> starts;
    std::vector<std::string> strokes;
    for (std::size_t i = 0; i < static_cast<std::size_t>(symbol::Glyph::Count); ++i) {
        starts.push_back(strokes.size());
        for (const auto& stroke : symbol::strokesOf(static_cast<symbol::Glyph>(i)))
            strokes.push_back(
                fmt::format("vec4({:.3f},{:.3f},{:.3f},{:.3f})", stroke.a.x, stroke.a.y, stroke.b.x, stroke.b.y));
    }
    starts.push_back(strokes.size());
    return fmt::format("const int kGlyphStarts[{0}] = int[{0}]({1});\n"
                       "const vec4 kGlyphStrokes[{2}] = vec4[{2}]({3});\n"
                       "const float kStrokeHalf = {4:.4f};\nconst float kLeastGlyphRadius = {5:.2f};",
                       starts.size(), fmt::join(starts, ","), strokes.size(), fmt::join(strokes, ","),
                       symbol::kStrokeHalf, symbol::kLeastGlyphRadius);
}

} // namespace navsmith::render
