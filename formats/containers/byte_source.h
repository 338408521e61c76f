// Random-access byte sources: a file, memory, or a range of either. Containers are read through them, so that listing
// one does not load it.
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::containers {

/// Read-only. Safe to read from several threads if `fill` is.
class ByteSource {
public:
    ByteSource() = default;
    virtual ~ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    ByteSource(ByteSource&&) = delete;
    ByteSource& operator=(ByteSource&&) = delete;

    /// Size in bytes; constant.
    [[nodiscard]] virtual std::uint64_t size() const = 0;

    /// Reads `length` bytes at `offset`. Truncated, before allocating, if the range exceeds the source; otherwise
    /// errors of `fill`.
    [[nodiscard]] bytes::Result<std::vector<std::byte>> read(std::uint64_t offset, std::uint64_t length) const;

protected:
    /// Fills `into` with the bytes at `offset`. The range is within size().
    [[nodiscard]] virtual bytes::Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const = 0;

private:
    friend class RangeSource;
};

/// Bytes that the caller keeps alive.
class MemorySource final : public ByteSource {
public:
    explicit MemorySource(std::span<const std::byte> bytes) : bytes_(bytes) {}
    [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }

protected:
    [[nodiscard]] bytes::Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const override;

private:
    std::span<const std::byte> bytes_;
};

/// Bytes that it owns.
class BufferSource final : public ByteSource {
public:
    explicit BufferSource(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {}
    [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }

protected:
    [[nodiscard]] bytes::Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const override;

private:
    std::vector<std::byte> bytes_;
};

/// A range of another source, which it keeps alive. Clipped to the other source's end.
class RangeSource final : public ByteSource {
public:
    RangeSource(std::shared_ptr<const ByteSource> whole, std::uint64_t offset, std::uint64_t length);
    [[nodiscard]] std::uint64_t size() const override { return length_; }

protected:
    [[nodiscard]] bytes::Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const override;

private:
    std::shared_ptr<const ByteSource> whole_;
    std::uint64_t offset_;
    std::uint64_t length_;
};

} // namespace navsmith::containers
