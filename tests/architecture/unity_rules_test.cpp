// Tests the rule for sources that are compiled as one, and the reader of names, with small made-up files.
#include "tests/architecture/declared_names.h"
#include "tests/architecture/unity_rules.h"

#include <gtest/gtest.h>

#include <array>

namespace navsmith::architecture {
namespace {

using Groups = std::vector<std::vector<std::string>>;

std::vector<std::string> namesOf(std::string_view text) {
    std::vector<std::string> names;
    for (const auto& name : declaredNames(text))
        names.push_back(name.name);
    return names;
}

/// The parameters of the first function.
std::string parametersIn(std::string_view text) {
    const auto names = declaredNames(text);
    EXPECT_FALSE(names.empty()) << text;
    return names.empty() ? std::string() : names.front().detail;
}

std::string hidden(std::string_view text) {
    return "namespace a {\nnamespace {\n" + std::string(text) + "\n}\n}\n";
}

/// Whether two sources with these declarations in anonymous namespaces clash.
bool clash(std::string_view one, std::string_view other) {
    return !clashingNames(std::array{TextFile{"a/x.cpp", hidden(one)}, TextFile{"a/y.cpp", hidden(other)}}).empty();
}

TEST(DeclaredNames, AreThoseAtTheTopOfNamespaces) {
    const auto names = declaredNames("#include <x>\n"
                                     "namespace navsmith::a {\n"
                                     "namespace b = c::d;\n"
                                     "namespace {\n"
                                     "constexpr int kMost = 3; // int kNot = 4;\n"
                                     "struct Part {\n    int member = 0;\n    void f() { int local = 0; }\n};\n"
                                     "} // namespace\n"
                                     "void Part::g() { int local = 0; }\n"
                                     "int f(int x) { return x; }\n"
                                     "} // namespace navsmith::a\n"
                                     "int main() {}\n");
    ASSERT_EQ(names.size(), 5U);
    EXPECT_EQ(names[0].name, "navsmith::a::b");
    EXPECT_EQ(names[1].name, "navsmith::a::kMost");
    EXPECT_EQ(names[1].line, 5U);
    EXPECT_TRUE(names[1].hidden);
    EXPECT_EQ(names[2].name, "navsmith::a::Part");
    EXPECT_EQ(names[3].name, "navsmith::a::f");
    EXPECT_FALSE(names[3].hidden);
    EXPECT_EQ(names[4].name, "main");
}

TEST(DeclaredNames, AreFoundInEveryKindOfDeclaration) {
    struct Case {
        const char* code;
        std::vector<std::string> names;
    };
    for (const auto& [code, names] : std::vector<Case>{
             {"constexpr std::array<int, 2> kTable{{1, 2}};", {"kTable"}},
             {"constexpr Row kRows[] = {{\"a;\", [](int x) { return x; }}, {\"}\"}};", {"kRows"}},
             {"const std::regex pattern(R\"re([{\"])re\");", {"pattern"}},
             {"const auto f = [](int x) { return x; };", {"f"}},
             {"std::function<bool(int)> g;", {"g"}},
             {"constexpr bool (*kTests[])(int) = {a, b};", {"kTests"}},
             {"[[nodiscard]] auto f(int x) -> int { return 1'000; }", {"f"}},
             {"template <typename T, int N = 2> T g(T x) { return x; }", {"g"}},
             {"template <typename T>\nrequires(sizeof(T) > 1)\nstruct Wide { T x; };", {"Wide"}},
             {"template <> struct Wide<int> {};", {}},
             {"struct alignas(64) Part final : Base { int x; };", {"Part"}},
             {"struct Part;", {}},
             {"enum Kind : int { Small = f(1, x), Large };", {"Kind", "Small", "Large"}},
             {"enum class Kind { Small, Large };", {"Kind"}},
             {"using Key = std::pair<int, int>;", {"Key"}},
             {"using b::Key;", {"Key"}},
             {"using namespace b;\nstatic_assert(sizeof(int) == 4);", {}},
             {"bool operator==(const A& a, const A& b) { return a.x == b.x; }", {"operator=="}},
             {"#define F(x) { \\\n    x\nint x = '{';", {"x"}},
             {"extern \"C\" {\nint f();\n}\nint x;", {"f", "x"}},
             {"TEST(Model, Opens) {\n}\nint x;", {"TEST", "x"}},
         })
        EXPECT_EQ(namesOf(code), names) << code;
}

TEST(DeclaredNames, ParametersAreTheirTypes) {
    EXPECT_EQ(parametersIn("void f();"), "");
    EXPECT_EQ(parametersIn("void f(const Model& model,\n       Slot row = g(1, 2));"), "const Model&, Slot");
    EXPECT_EQ(parametersIn("void f(const Model  & m, const Slot row) {}"), "const Model&, Slot");
    EXPECT_EQ(parametersIn("void f(std::map<int, std::string> names, unsigned char);"),
              "std::map<int,std::string>, unsigned char");
    EXPECT_EQ(parametersIn("void f(std::string_view, const std::array<Part, 2>& parts);"),
              "std::string_view, const std::array<Part,2>&");
}

TEST(UnityRules, NamesOfTwoSourcesClash) {
    EXPECT_EQ(clashingNames(std::array{TextFile{"a/x.cpp", hidden("int x;")}, TextFile{"a/y.cpp", hidden("\nint x;")}}),
              std::vector<std::string>{"a/y.cpp:4: a::x is in a/x.cpp:3, too, and both may be compiled as one"});
    EXPECT_TRUE(clash("constexpr int kMost = 1;", "constexpr float kMost = 2;"));
    EXPECT_TRUE(clash("struct Part {};", "class Part {};"));
    EXPECT_TRUE(clash("int part();", "struct part {};"));
    EXPECT_TRUE(clash("enum Kind { Small };", "int Small = 1;"));
    EXPECT_TRUE(clash("using Key = int;", "using Key = long;"));
    EXPECT_TRUE(clash("TEST(Model, Opens) {}", "TEST(Model, Opens) { f(); }"));
    EXPECT_TRUE(clash("int f(const Model& m, int x = 1) { return x; }", "float f(const Model& model, const int);"));
    EXPECT_TRUE(clash("const std::regex a(\"x\");", "const std::regex a(\"y\");"));
}

TEST(UnityRules, WhatCompilesAsOneIsAllowed) {
    EXPECT_FALSE(clash("int f(int x) { return x; }", "int f(float x) { return 1; }"));
    EXPECT_FALSE(clash("using Key = std::pair<int, int>;", "using Key = std::pair<int,\n int>;"));
    EXPECT_FALSE(
        clash("using b::Key;\nnamespace fs = std::filesystem;", "using b::Key;\nnamespace fs = std::filesystem;"));
    EXPECT_FALSE(clash("using namespace b;", "using namespace b;"));
    EXPECT_FALSE(clash("TEST(Model, Opens) {}", "TEST(Model, Closes) {}"));
    EXPECT_FALSE(clash("int x;\nint x;", "int y;")) << "branches of an #if";
    const auto clashes = [](const char* first, const char* one, const char* second, const char* other) {
        return !clashingNames(std::array{TextFile{first, one}, TextFile{second, other}}).empty();
    };
    EXPECT_FALSE(
        clashes("a.cpp", "namespace a { namespace { int x; } }", "b.cpp", "namespace b { namespace { int x; } }"));
    EXPECT_FALSE(clashes("a_posix.cpp", "int x;", "a_windows.cpp", "int x;"));
    EXPECT_FALSE(clashes("a.cpp", "void f(int x);", "b.cpp", "void f(int x) {}")) << "announced";
    EXPECT_TRUE(clashes("a.cpp", "namespace { void f(int x) {} }", "b.cpp", "void f(int x) {}"));
    EXPECT_TRUE(clashes("a.cpp", "constexpr int x = 1;", "b.cpp", "namespace { int x; }"));
    EXPECT_TRUE(clashes("a.h", "struct X {};", "b.cpp", "namespace { int X; }"));
    EXPECT_FALSE(clashes("a.h", "extern int x;", "a.cpp", "int x = 1;"));
}

TEST(UnityRules, GroupsAreTheSourcesOfTargets) {
    const std::array lists{TextFile{"core/a/CMakeLists.txt", "# f(x.cpp)\n"
                                                             "set(both x.cpp ../b/y.cpp)\n"
                                                             "navsmith_library(core_a\n"
                                                             "  SOURCES ${both} z.cpp # why.cpp\n"
                                                             "          $<IF:$<BOOL:x>,one.cpp,other.cpp>\n"
                                                             "  LINKS core_b)\n"
                                                             "set_source_files_properties(z.cpp PROPERTIES "
                                                             "SKIP_UNITY_BUILD_INCLUSION ON)\n"},
                           TextFile{"core/a/below/CMakeLists.txt", "target_sources(core_a PRIVATE w.cpp)\n"},
                           TextFile{"tests/CMakeLists.txt", "add_executable(alone a.cpp b.cpp)\n"
                                                            "add_library(cases STATIC a/c.cpp b/c.cpp a/d.cpp)\n"
                                                            "navsmith_unity(cases 5)\n"
                                                            "set_target_properties(cases PROPERTIES "
                                                            "UNITY_BUILD_MODE GROUP)\n"}};
    EXPECT_EQ(unityGroups(lists),
              (Groups{{"tests/a/c.cpp", "tests/a/d.cpp"},
                      {"tests/b/c.cpp"},
                      {"core/a/x.cpp", "core/b/y.cpp", "core/a/one.cpp", "core/a/other.cpp", "core/a/below/w.cpp"}}));
}

} // namespace
} // namespace navsmith::architecture
