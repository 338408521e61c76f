// Arithmetic on 32-bit floats as the studio's path compiler had it, which ran on the development kit of a console, and
// as this machine has it. docs/path-compiler.md explains it.
#pragma once

namespace navsmith::systems::gta_sa_paths::compiler {

/// Which rounding the compiler has. Operands and results are normal numbers or 0.
struct Arithmetic {
    float (*add)(float, float) = nullptr;
    float (*subtract)(float, float) = nullptr;
    /// On the console, the order of the operands matters: the first one is the constant.
    float (*multiply)(float, float) = nullptr;
    float (*divide)(float, float) = nullptr; ///< by a number other than 0
    float (*squareRoot)(float) = nullptr;    ///< of 0 or more
    float (*fromText)(double) = nullptr;     ///< of a number in a text
};

/// Nothing is rounded to the nearest number; some products and quotients are one unit in the last place too low.
extern const Arithmetic kConsoleArithmetic;
/// IEEE 754, to the nearest number.
extern const Arithmetic kPlainArithmetic;

} // namespace navsmith::systems::gta_sa_paths::compiler
