#include "core/exports/stroke_font.h"

#include <array>
#include <cstddef>
#include <utility>

namespace navsmith::exports {

namespace {

/// From the space to the tilde. A point is two digits, x from 0 to 4 and y from 0 to 9; the base line is 2, capitals
/// reach 8. Spaces separate strokes.
constexpr std::array<std::string_view, 95> kGlyphs{
    "",                                 // space
    "2824 2322",                        // !
    "1816 3836",                        // "
    "1218 3238 0444 0646",              // #
    "473818070615354443321203 2921",    // $
    "0248 0807171808 3332424333",       // %
    "4216172837360403122244",           // &
    "2826",                             // '
    "38272332",                         // (
    "18272312",                         // )
    "2723 0644 0446",                   // *
    "2723 0545",                        // +
    "2311",                             // ,
    "0545",                             // -
    "2322",                             // .
    "0248",                             // /
    "120307183847433212 1337",          // 0
    "1728 2822 1232",                   // 1
    "07183847460242",                   // 2
    "0718384746354443321203 2535",      // 3
    "32380444",                         // 4
    "480805354443321203",               // 5
    "4738180703123243443505",           // 6
    "084822",                           // 7
    "15060718384746351504031232434435", // 8
    "0312324347381807061545",           // 9
    "2625 2322",                        // :
    "2625 2311",                        // ;
    "470543",                           // <
    "0646 0444",                        // =
    "074503",                           // >
    "07183847462524 2322",              // ?
    "433212030718384744341415263534",   // @
    "022842 1434",                      // A
    "02083847463505 3544433202",        // B
    "4738180703123243",                 // C
    "02083847433202",                   // D
    "48080242 0535",                    // E
    "480802 0535",                      // F
    "47381807031232434525",             // G
    "0208 4248 0545",                   // H
    "1838 2822 1232",                   // I
    "4843321203",                       // J
    "0208 4804 1542",                   // K
    "080242",                           // L
    "0208254842",                       // M
    "02084248",                         // N
    "120307183847433212",               // O
    "02083847463505",                   // P
    "120307183847433212 2442",          // Q
    "02083847463505 2542",              // R
    "473818070615354443321203",         // S
    "0848 2822",                        // T
    "080312324348",                     // U
    "082248",                           // V
    "0812263248",                       // W
    "0248 0842",                        // X
    "082548 2522",                      // Y
    "08480242",                         // Z
    "38181232",                         // [
    "0842",                             // backslash
    "18383212",                         // ]
    "062846",                           // ^
    "0141",                             // _
    "1827",                             // `
    "4536160503123243 4642",            // a
    "0208 0516364543321203",            // b
    "4536160503123243",                 // c
    "4248 4536160503123243",            // d
    "04444536160503123243",             // e
    "382722 1636",                      // f
    "4641301001 4536160503123243",      // g
    "0208 0516364542",                  // h
    "2622 2827",                        // i
    "26211001 2827",                    // j
    "0208 4603 1442",                   // k
    "282332",                           // l
    "0602 05162522 25364542",           // m
    "0602 0516364542",                  // n
    "160503123243453616",               // o
    "0600 0516364543321203",            // p
    "4640 4536160503123243",            // q
    "0602 05163645",                    // r
    "45361605143443321203",             // s
    "18132232 0636",                    // t
    "0603123243 4642",                  // u
    "062246",                           // v
    "0612243246",                       // w
    "0246 0642",                        // x
    "0622 4610",                        // y
    "06460242",                         // z
    "38272615242332",                   // {
    "2820",                             // bar
    "18272635242312",                   // }
    "05163445",                         // ~
};

constexpr std::string_view kUnknown = "0208484202";
constexpr double kUnit = 1.0 / 9.5; ///< of the height of a line
constexpr double kAdvance = 5.6;    ///< units from a letter to the next

/// Calls f with the glyph of each letter.
template <typename F>
void forEachGlyph(std::string_view text, F&& f) {
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U)
            continue; // inside of a letter of several bytes
        const bool isPrintable = byte >= ' ' && byte <= '~';
        f(isPrintable ? kGlyphs[static_cast<std::size_t>(byte - ' ')] : kUnknown);
    }
}

} // namespace

std::vector<Stroke> strokesOf(std::string_view text) {
    std::vector<Stroke> strokes;
    double left = 0;
    forEachGlyph(text, [&](std::string_view glyph) {
        bool starts = true;
        for (std::size_t i = 0; i + 1 < glyph.size();) {
            if (glyph[i] == ' ') {
                starts = true;
                ++i;
                continue;
            }
            if (std::exchange(starts, false))
                strokes.emplace_back();
            strokes.back().emplace_back((left + (glyph[i] - '0')) * kUnit, (glyph[i + 1] - '2') * kUnit);
            i += 2;
        }
        left += kAdvance;
    });
    return strokes;
}

double strokeWidth(std::string_view text) {
    double width = 0;
    forEachGlyph(text, [&](std::string_view) { width += kAdvance; });
    return width * kUnit;
}

} // namespace navsmith::exports
