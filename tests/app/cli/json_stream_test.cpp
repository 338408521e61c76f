#include "app/cli/json_stream.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <limits>
#include <sstream>
#include <string>

namespace navsmith::cli {
namespace {

template <typename F>
std::string written(F&& write) {
    std::ostringstream out;
    {
        JsonStream json(out);
        write(json);
    }
    return out.str();
}

TEST(JsonStream, SeparatesMembersAtEveryDepth) {
    const auto text = written([](JsonStream& json) {
        json.beginObject().key("a").beginArray().number(1.0).beginArray().endArray().beginObject().endObject();
        json.endArray().key("b").null().key("c").boolean(true).key("d").json("{\"x\":1}").endObject();
    });
    EXPECT_EQ(text, R"({"a":[1,[],{}],"b":null,"c":true,"d":{"x":1}})");
}

TEST(JsonStream, BreaksLinesOnlyBetweenValues) {
    const auto text = written(
        [](JsonStream& json) { json.beginArray().newLine().number(1.0).newLine().number(2.0).newLine().endArray(); });
    EXPECT_EQ(text, "[\n1,\n2\n]");
}

TEST(JsonStream, EscapesTextAndReplacesInvalidUtf8) {
    const auto text = written([](JsonStream& json) { json.text(std::string("\"\\\n\x01 \xC3\xA9 \xFF", 9)); });
    EXPECT_EQ(nlohmann::json::parse(text).get<std::string>(), "\"\\\n\x01 \xC3\xA9 \xEF\xBF\xBD");
}

TEST(JsonStream, BytesAreHexadecimal) {
    EXPECT_EQ(written([](JsonStream& json) { json.hex(std::string("\x00\x7F\xFF", 3)); }), "\"007fff\"");
    EXPECT_EQ(written([](JsonStream& json) { json.hex(""); }), "\"\"");
}

TEST(JsonStream, NumbersRoundTrip) {
    const auto number = [](auto value) { return written([&](JsonStream& json) { json.number(value); }); };
    EXPECT_EQ(number(-487.0), "-487");
    EXPECT_EQ(number(57 * 0.01), "0.57");
    EXPECT_EQ(number(4095.875), "4095.875");
    EXPECT_EQ(number(0.1F), "0.1");
    EXPECT_EQ(number(-0.0), "0");
    EXPECT_EQ(number(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
    EXPECT_EQ(nlohmann::json::parse(number(1e300)).get<double>(), 1e300);
    EXPECT_EQ(nlohmann::json::parse(number(3.4e38F)).get<float>(), 3.4e38F);
    EXPECT_EQ(nlohmann::json::parse(number(1e-40F)).get<float>(), 1e-40F);
}

TEST(JsonStream, NonFiniteNumbersAreNull) {
    for (const double value : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
        EXPECT_EQ(written([&](JsonStream& json) { json.number(value); }), "null");
        EXPECT_EQ(written([&](JsonStream& json) { json.number(static_cast<float>(value)); }), "null");
    }
}

TEST(JsonStream, LargeResultsAreComplete) {
    const auto text = written([](JsonStream& json) {
        json.beginArray();
        for (int i = 0; i < 100000; ++i)
            json.number(static_cast<double>(i));
        json.endArray();
    });
    EXPECT_EQ(nlohmann::json::parse(text).size(), 100000U);
}

} // namespace
} // namespace navsmith::cli
