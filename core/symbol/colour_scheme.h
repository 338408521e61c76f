// How colours look. Symbols, overlays and legends state standard colours, and the rest of the program knows elements
// by these; whatever shows a colour asks the scheme first.
#pragma once

#include "core/symbol/symbol.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::symbol {

enum class Palette : std::uint8_t {
    Standard,
    ColourBlindSafe, ///< colours that differ for people with any kind of dichromacy, too
};

/// The colours of the safe palette, each distinct from all others, and from those of selection and hover.
std::span<const Rgba> safeColours();

class ColourScheme {
public:
    /// Standard: every colour looks as stated.
    ColourScheme() = default;
    /// Colours of a legend stay distinct within the legend, and as far as the palette goes within the view.
    ColourScheme(Palette palette, const View& view);

    [[nodiscard]] Palette palette() const { return palette_; }
    /// Keeps the alpha. `painted`: stated by an overlay or a colouring by property rather than by the type's symbol.
    [[nodiscard]] Rgba shown(model::ElementTypeId type, bool painted, Rgba stated) const;
    /// Replaces the colours of what an element of the type has drawn.
    void apply(model::ElementTypeId type, bool painted, Primitives& drawn) const;

private:
    /// The first entry for a colour counts.
    using Table = std::vector<Recolour>;

    static Table& tableOf(std::vector<Table>& tables, model::ElementTypeId type);

    Palette palette_ = Palette::Standard;
    std::vector<Table> own_;     ///< by type: stated by its symbol
    std::vector<Table> painted_; ///< by type
    Table others_;               ///< stated by any symbol
};

/// Colours of highlights.
Rgba selectionColour(Palette palette);
Rgba hoverColour(Palette palette);
/// What is drawn along the axes x, y and z states these.
inline constexpr std::array kAxisColours{rgb(0xF2545B), rgb(0x6CCB5F), rgb(0x4C9CF5)};
const std::array<Rgba, 3>& axisColours(Palette palette);
/// Replaces the colours of axes in the marks of a tool.
void showAxes(Palette palette, Primitives& marks);

} // namespace navsmith::symbol
