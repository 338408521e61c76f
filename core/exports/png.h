// Writes PNG, row by row, so that the whole picture need not be in memory.
#pragma once

#include "core/exports/image.h"
#include "core/exports/result.h"

#include <cstdint>
#include <memory>
#include <span>

namespace navsmith::exports {

class PngWriter {
public:
    PngWriter(std::uint32_t width, std::uint32_t height);
    ~PngWriter();
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    /// Adds the next row, from the top; as many as the height, each as long as the width.
    void add(std::span<const symbol::Rgba> row);
    /// Once, after the last row.
    Bytes finish();

private:
    struct Stream;
    void deflate(std::span<const std::uint8_t> data, bool last);

    std::uint32_t width_;
    Bytes bytes_;
    std::vector<std::uint8_t> before_; ///< the previous row
    std::vector<std::uint8_t> line_;
    std::unique_ptr<Stream> stream_;
};

Bytes toPng(const Image& image);

} // namespace navsmith::exports
