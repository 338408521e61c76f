#include "core/systems/registry.h"
#include "tests/app/cli/cli_process.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::cli::test {
namespace {

using Json = nlohmann::ordered_json;

const Json& withId(const Json& array, std::string_view id) {
    const auto it = std::ranges::find_if(array, [&](const Json& entry) { return entry.at("id") == id; });
    if (it == array.end())
        throw std::runtime_error("not listed: " + std::string(id));
    return *it;
}

TEST(List, ContainsEverySystemTypePropertyAndRule) {
    const auto result = runCli({"list", "--json"});
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(result.err.empty());
    const auto json = result.json();
    ASSERT_EQ(json.at("systems").size(), systems::all().size());
    for (const auto& system : systems::all()) {
        const auto& listed = withId(json["systems"], system.id);
        ASSERT_EQ(listed.at("kinds").size(), system.schema->types.size());
        EXPECT_EQ(listed.at("rules").size(), system.rules.size());
        ASSERT_EQ(listed.at("verbs").size(), system.editing.edits.size());
        for (const auto& edit : system.editing.edits)
            EXPECT_EQ(withId(listed["verbs"], edit.id).at("parameters").size(), edit.parameters.size());
        EXPECT_EQ(listed.at("builders").size(), system.editing.builders.size());
        for (const auto& type : system.schema->types) {
            const auto& properties = withId(listed["kinds"], type.id).at("properties");
            ASSERT_EQ(properties.size(), type.properties.size());
            for (const auto& property : type.properties)
                EXPECT_EQ(withId(properties, property.id).at("title"), property.title);
        }
    }
}

TEST(List, DescribesPropertyValues) {
    const auto json = runCli({"list", "--json"}).json();
    const auto& types = withId(json["systems"], "gta_sa_paths")["kinds"];
    const auto& node = withId(types, "node");
    EXPECT_EQ(node.at("groups"), (Json{"vehicle", "ped"}));
    const auto& position = withId(node["properties"], "position");
    EXPECT_EQ(position.at("type"), "vector");
    EXPECT_EQ(position.at("components"), 3);
    EXPECT_EQ(position.at("unit"), "units");
    EXPECT_EQ(position.at("minimum"), -4096);
    EXPECT_EQ(position.at("maximum"), 4095.875);
    EXPECT_EQ(position.at("step"), 0.125);
    const auto& roadClass = withId(node["properties"], "road_class");
    EXPECT_EQ(roadClass.at("type"), "enum");
    EXPECT_EQ(roadClass.at("names")[2], (Json{{"value", 2}, {"title", "highway"}}));
    EXPECT_EQ(withId(node["properties"], "water").at("type"), "flag");
    const auto& id = withId(node["properties"], "id");
    EXPECT_EQ(id.at("editable"), false);
    EXPECT_EQ(id.at("derived"), true);
    EXPECT_FALSE(id.contains("minimum"));
    const auto& target = withId(withId(types, "link")["properties"], "target");
    EXPECT_EQ(target.at("type"), "reference");
    EXPECT_EQ(target.at("target"), "node");
}

TEST(List, DescribesEditParameters) {
    const auto json = runCli({"list", "--json"}).json();
    const auto& edits = withId(json["systems"], "gta_sa_paths")["verbs"];
    EXPECT_EQ(withId(edits, "erase").at("shortcut"), "Del");
    const auto& parameters = withId(edits, "set_run").at("parameters");
    EXPECT_EQ(withId(parameters, "lanes_forward").at("maximum"), 7);
    EXPECT_EQ(withId(parameters, "median").at("unit"), "units");
    EXPECT_EQ(withId(parameters, "road_class").at("names"), (Json{"slow", "normal", "highway"}));
}

TEST(List, IsReadableWithoutJson) {
    const auto result = runCli({"list"});
    EXPECT_EQ(result.status, 0);
    for (const auto* words : {"gta_sa_paths: San Andreas paths", "vector of 3, -4096 to 4095.875 by 0.125 units",
                              "0 = slow, 1 = normal", "reference to node", "edit merge", "builder build_road"})
        EXPECT_NE(result.out.find(words), std::string::npos) << words;
}

} // namespace
} // namespace navsmith::cli::test
