// The sections of a file, described once for writing and for finding the field at an offset: a codec's describe
// function calls, in file order,
//   value(name, scalar)                        one scalar
//   text(name, bytes)                          bytes that belong together
//   units(name, bytes, size)                   an array of equal units whose content means nothing
//   records(name, records, recordBytes, fields) an array; fields(record, visit) calls visit(name, field), see records.h
#pragma once

#include "formats/bytes/byte_writer.h"
#include "formats/bytes/records.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::bytes {

/// Writes the sections.
class SectionWriter {
public:
    explicit SectionWriter(std::size_t size) : writer_(size) {}

    template <Scalar T>
    void value(std::string_view, T field) {
        writer_.write(field);
    }
    void text(std::string_view, std::span<const std::byte> stored) { writer_.write(stored); }
    void units(std::string_view, std::span<const std::byte> stored, std::size_t) { writer_.write(stored); }
    template <typename Record, typename Fields>
    void records(std::string_view, const std::vector<Record>& records, std::size_t recordBytes, Fields fields) {
        encodeRecords(writer_, records, recordBytes, fields);
    }
    std::vector<std::byte> release() { return writer_.release(); }

private:
    ByteWriter writer_;
};

/// Finds the field at an offset: "node 12, flags", "header, links".
class SectionFinder {
public:
    explicit SectionFinder(std::uint64_t offset) : left_(offset) {}

    template <Scalar T>
    void value(std::string_view name, T) {
        if (isWithin(sizeof(T)))
            place_ = name;
    }
    void text(std::string_view name, std::span<const std::byte> stored) {
        if (isWithin(stored.size()))
            place_ = name;
    }
    void units(std::string_view name, std::span<const std::byte> stored, std::size_t size) {
        if (isWithin(stored.size()))
            place_ = numbered(name, left_ / size, {});
    }
    template <typename Record, typename Fields>
    void records(std::string_view name, const std::vector<Record>& records, std::size_t recordBytes, Fields fields) {
        if (!isWithin(records.size() * recordBytes))
            return;
        std::string_view field;
        std::uint64_t at = left_ % recordBytes;
        bool passed = false;
        fields(records[left_ / recordBytes], [&]<typename T>(std::string_view fieldName, const T&) {
            if (!passed && at < sizeof(T)) {
                field = fieldName;
                passed = true;
            }
            at -= passed ? 0 : sizeof(T);
        });
        place_ = numbered(name, left_ / recordBytes, field);
    }

    /// The place among all sections; what follows them is the tail.
    [[nodiscard]] std::string place() const;

private:
    /// True for the section that contains the offset; then `left_` is the offset in it.
    bool isWithin(std::uint64_t size) {
        if (reached_)
            return false;
        reached_ = left_ < size;
        if (!reached_)
            left_ -= size;
        return reached_;
    }
    static std::string numbered(std::string_view name, std::uint64_t index, std::string_view field);

    std::uint64_t left_;
    bool reached_ = false;
    std::string place_;
};

} // namespace navsmith::bytes
