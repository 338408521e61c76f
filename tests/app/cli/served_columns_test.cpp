// Columns of `serve`, against the elements that `dump` writes.
#include "app/cli/server.h"
#include "core/exports/base64.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace navsmith::cli::test {
namespace {

using Ordered = nlohmann::ordered_json;

template <typename T>
std::vector<T> decoded(const Ordered& column) {
    const auto bytes = exports::fromBase64(column.at("data").get<std::string>());
    EXPECT_TRUE(bytes.has_value()) << column;
    std::vector<T> values(bytes ? bytes->size() / sizeof(T) : 0);
    if (!values.empty())
        std::memcpy(values.data(), bytes->data(), values.size() * sizeof(T));
    return values;
}

std::string encoded(const std::vector<double>& values) {
    return exports::toBase64(std::as_bytes(std::span(values)));
}

class ServedColumns : public files::test::InTempFolder {
protected:
    void SetUp() override {
        opening::test::putAreas(temp.path(), {5, 6});
        ASSERT_EQ(ask({{"command", "open"}, {"paths", temp.path().string()}})["status"], 0);
    }

    Ordered ask(const Ordered& request) { return Ordered::parse(server.answer(request.dump()).line); }
    Ordered column(const std::string& kind, const std::string& property) {
        const auto answer = ask({{"command", "column"}, {"kind", kind}, {"property", property}});
        EXPECT_EQ(answer.at("status"), 0) << answer;
        return answer.at("result").at("column");
    }
    /// Of one type, as `dump` has them.
    Ordered elements(const std::string& kind) {
        return ask({{"command", "dump"}, {"type", kind}})["result"]["documents"][0]["elements"][kind];
    }
    Ordered set(Ordered request) {
        request["command"] = "set-column";
        return ask(request);
    }
    std::vector<double> widths() { return decoded<double>(column("node", "width")); }

    Server server;
};

TEST_F(ServedColumns, HaveTheValuesOfTheElements) {
    const auto nodes = elements("node");
    ASSERT_GT(nodes.size(), 2U);
    const auto width = column("node", "width");
    EXPECT_EQ(width["type"], "float64");
    EXPECT_EQ(width["count"], nodes.size());
    EXPECT_EQ(width["components"], 1);
    const auto widths = decoded<double>(width);
    const auto water = column("node", "water");
    EXPECT_EQ(water["type"], "bool");
    const auto flags = decoded<std::uint8_t>(water);
    const auto position = column("node", "position");
    EXPECT_EQ(position["components"], 3);
    const auto places = decoded<double>(position);
    ASSERT_EQ(widths.size(), nodes.size());
    ASSERT_EQ(flags.size(), nodes.size());
    ASSERT_EQ(places.size(), nodes.size() * 3);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& properties = nodes[i]["properties"];
        EXPECT_EQ(widths[i], properties["width"].get<double>()) << i;
        EXPECT_EQ(flags[i] != 0, properties["water"].get<bool>()) << i;
        for (std::size_t part = 0; part < 3; ++part)
            EXPECT_EQ(places[3 * i + part], properties["position"][part].get<double>()) << i;
    }
}

TEST_F(ServedColumns, ReferencesArePositionsOfTheirTargets) {
    const auto links = elements("link");
    const auto target = column("link", "target");
    EXPECT_EQ(target["target"], "node");
    const auto places = decoded<std::int64_t>(target);
    ASSERT_EQ(places.size(), links.size());
    std::size_t inside = 0;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const auto& value = links[i]["properties"]["target"];
        EXPECT_EQ(places[i], value.value("index", std::int64_t{-1})) << value;
        inside += places[i] >= 0 ? 1 : 0;
    }
    EXPECT_GT(inside, 0U);
}

TEST_F(ServedColumns, TextsAreAList) {
    EXPECT_EQ(column("file", "name")["texts"], Ordered({"NODES5.DAT", "NODES6.DAT"}));
}

TEST_F(ServedColumns, FindGivesThePositionsOfTheElementsThatAreMeant) {
    const auto flags = decoded<std::uint8_t>(column("node", "water"));
    const auto answer = ask({{"command", "find"}, {"where", "water"}, {"type", "node"}});
    const auto& document = answer["result"]["documents"][0];
    EXPECT_EQ(document["kind"], "node");
    std::vector<std::int64_t> expected;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        if (flags[i] != 0)
            expected.push_back(static_cast<std::int64_t>(i));
    }
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(decoded<std::int64_t>(document), expected);
    EXPECT_EQ(document["count"], expected.size());
    EXPECT_EQ(ask({{"command", "find"}, {"where", "node: width >"}})["status"], 2);
}

TEST_F(ServedColumns, EachElementGetsItsValueInOneStep) {
    const auto before = widths();
    auto values = before;
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<double>(1 + i % 5);
    const auto answer = set({{"kind", "node"}, {"property", "width"}, {"data", encoded(values)}});
    ASSERT_EQ(answer["status"], 0) << answer;
    EXPECT_EQ(answer["result"]["column"]["count"], values.size());
    EXPECT_EQ(widths(), values);
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["undo"], 1);
    ask({{"command", "undo"}});
    EXPECT_EQ(widths(), before);
}

TEST_F(ServedColumns, OnlyElementsAtTheIndexAreSet) {
    auto expected = widths();
    expected[1] = 4;
    expected[0] = 7;
    const auto answer =
        set({{"kind", "node"}, {"property", "width"}, {"index", Ordered({1, 0})}, {"values", Ordered({4, 7})}});
    ASSERT_EQ(answer["status"], 0) << answer;
    EXPECT_EQ(widths(), expected);
}

TEST_F(ServedColumns, ValuesThatDoNotFitAreClampedAndCounted) {
    const auto answer =
        set({{"kind", "node"}, {"property", "width"}, {"index", Ordered({0, 1})}, {"values", Ordered({1e9, 3})}});
    ASSERT_EQ(answer["status"], 0) << answer;
    EXPECT_EQ(answer["result"]["column"]["clamped"], 1);
    EXPECT_EQ(widths()[1], 3);
}

TEST_F(ServedColumns, NothingIsSetIfSomethingIsWrong) {
    const auto before = widths();
    const auto nan = encoded({2, std::numeric_limits<double>::quiet_NaN()});
    for (const Ordered& request :
         std::vector<Ordered>{{{"kind", "node"}, {"property", "width"}, {"index", Ordered({0, 1})}, {"data", nan}},
                              {{"kind", "node"}, {"property", "width"}, {"index", 1'000'000}, {"values", 1}},
                              {{"kind", "node"}, {"property", "width"}, {"index", 0}, {"values", Ordered({1, 2})}},
                              {{"kind", "node"}, {"property", "width"}, {"values", 1}},
                              {{"kind", "node"}, {"property", "width"}, {"index", 0}, {"data", "AAAA"}},
                              {{"kind", "node"}, {"property", "width"}, {"index", 0}, {"data", "no base64"}},
                              {{"kind", "node"}, {"property", "width"}, {"index", 0}, {"values", 1}, {"texts", "x"}},
                              {{"kind", "node"}, {"property", "area"}, {"index", 0}, {"values", 1}},
                              {{"kind", "node"}, {"property", "colour"}, {"index", 0}, {"values", 1}},
                              {{"kind", "house"}, {"property", "width"}, {"index", 0}, {"values", 1}},
                              {{"kind", "node"}, {"index", 0}, {"values", 1}}}) {
        const auto answer = set(request);
        EXPECT_EQ(answer["status"], 2) << request << answer;
        EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty()) << answer;
    }
    EXPECT_EQ(widths(), before);
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["undo"], 0);
}

TEST_F(ServedColumns, AColumnLiesInOneDocument) {
    const files::test::TempFolder other;
    opening::test::putAreas(other.path(), {7});
    ask({{"command", "open"}, {"paths", other.path().string()}});
    const auto answer = ask({{"command", "column"}, {"kind", "node"}, {"property", "width"}});
    EXPECT_EQ(answer["status"], 2);
    EXPECT_NE(answer["error"]["message"].get<std::string>().find("one document"), std::string::npos) << answer;
    EXPECT_EQ(ask({{"command", "column"},
                   {"kind", "node"},
                   {"property", "width"},
                   {"paths", other.path().string()}})["status"],
              0);
}

} // namespace
} // namespace navsmith::cli::test
