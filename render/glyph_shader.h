// The strokes of glyphs as constants for the shader of marks.
#pragma once

#include <string>

namespace navsmith::render {

/// A shader that draws glyphs has this line where the constants belong.
inline constexpr const char* kGlyphsHere = "#pragma glyphs";
/// Declares kGlyphStarts, the first stroke of each glyph and the end, kGlyphStrokes (a.x, a.y, b.x, b.y), kStrokeHalf
/// and kLeastGlyphRadius; see core/symbol/glyphs.h.
std::string glyphConstants();

} // namespace navsmith::render
