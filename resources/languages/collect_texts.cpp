// Collects the texts that the program states outside Qt's tr(): those in the tables of all systems, with their ids, and
// those in calls of texts::format(), texts::mark(), texts::translated() and counted() in the given folders. Writes them
// to standard output as C++ for lupdate.
#include "core/systems/registry.h"
#include "core/systems/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace checks = navsmith::checks;
namespace model = navsmith::model;
namespace systems = navsmith::systems;
namespace fs = std::filesystem;

/// Where each text comes from: ids or files. Ordered, so that the result does not depend on the file system.
using Texts = std::map<std::string, std::set<std::string>>;

/// Ids whose text means something else there than elsewhere; it gets a translation of its own.
constexpr std::array kOfTheirOwn{std::string_view("source_nav.level")}; // the edit; also a number in saves

struct Collection {
    Texts plain;
    Texts ofTheirOwn; ///< of one id each
    Texts numbered;   ///< with "%n"
    bool damaged = false;
};

/// As it stands in source code, without the quotation marks.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
    return out;
}

bool hasLetters(std::string_view text) {
    int depth = 0;
    for (const char c : text) {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        if (depth == 0 && std::isalpha(static_cast<unsigned char>(c)) != 0)
            return true;
    }
    return false;
}

// Tables -------------------------------------------------------------------------------------------------------------

void collectTables(Collection& all) {
    const model::ReplaceText keep = [&](std::string_view english, const std::string& id) {
        if (std::ranges::any_of(english, [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n'; })) {
            fmt::print(stderr, "collect_texts: the text {} does not live as long as its table\n", id);
            all.damaged = true;
        } else if (hasLetters(english)) {
            const bool own = std::ranges::find(kOfTheirOwn, id) != kOfTheirOwn.end();
            (own ? all.ofTheirOwn : all.plain)[escaped(english)].insert(id);
        }
        return english;
    };
    for (auto system : systems::all()) {
        std::vector<checks::Rule> rules(system.rules.begin(), system.rules.end());
        systems::replaceTexts(system, rules, keep);
        auto schema = *system.schema;
        model::replaceTexts(schema, keep);
        for (const auto& type : schema.types)
            all.numbered["%n " + escaped(type.plural)].insert(fmt::format("{}.{}", schema.id, type.id));
    }
}

// Calls --------------------------------------------------------------------------------------------------------------

/// Reads the source from `at`: white space and comments are skipped.
class Reader {
public:
    Reader(std::string_view source, std::size_t at) : source_(source), at_(at) {}

    void skipSpace() {
        for (;;) {
            while (at_ < source_.size() && std::isspace(static_cast<unsigned char>(source_[at_])) != 0)
                ++at_;
            if (!source_.substr(at_).starts_with("//"))
                return;
            at_ = std::min(source_.find('\n', at_), source_.size());
        }
    }

    bool take(char wanted) {
        skipSpace();
        if (at_ >= source_.size() || source_[at_] != wanted)
            return false;
        ++at_;
        return true;
    }

    /// One or more string literals in a row, still escaped.
    std::optional<std::string> literal() {
        std::optional<std::string> text;
        while (take('"')) {
            if (!text)
                text.emplace();
            for (; at_ < source_.size() && source_[at_] != '"'; ++at_) {
                if (source_[at_] == '\\')
                    *text += source_[at_++];
                *text += source_[at_];
            }
            ++at_;
        }
        return text;
    }

    /// Moves behind the next comma of this call; false at its end.
    bool nextArgument() {
        for (int depth = 0; at_ < source_.size(); ++at_) {
            const char c = source_[at_];
            if (c == '"') {
                literal();
                --at_;
            } else if (c == '(' || c == '{' || c == '[') {
                ++depth;
            } else if (c == ')' || c == '}' || c == ']') {
                if (depth-- == 0)
                    return false;
            } else if (c == ',' && depth == 0) {
                ++at_;
                return true;
            }
        }
        return false;
    }

private:
    std::string_view source_;
    std::size_t at_;
};

/// Calls `visit` with a reader behind each occurrence of `call`.
template <typename Visit>
void forEachCall(std::string_view source, std::string_view call, Visit&& visit) {
    for (auto at = source.find(call); at != std::string_view::npos; at = source.find(call, at + 1)) {
        const bool longer =
            at > 0 && (std::isalnum(static_cast<unsigned char>(source[at - 1])) != 0 || source[at - 1] == '_');
        if (!longer)
            visit(Reader(source, at + call.size()));
    }
}

void collectCalls(std::string_view source, const std::string& file, Collection& all) {
    for (const std::string_view call : {"texts::format(", "texts::mark(", "texts::translated({"}) {
        forEachCall(source, call, [&](Reader reader) {
            if (const auto text = reader.literal(); text && hasLetters(*text))
                all.plain[*text].insert(file);
        });
    }
    forEachCall(source, "counted(", [&](Reader reader) {
        if (!reader.nextArgument())
            return;
        const auto noun = reader.literal();
        const auto plural = noun && reader.take(',') ? reader.literal() : std::nullopt;
        if (noun)
            all.numbered["%n " + (plural ? *plural : *noun + "s")].insert(file);
    });
}

void collectFolder(const fs::path& top, const fs::path& folder, Collection& all) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        const std::string source{std::istreambuf_iterator<char>(stream), {}};
        collectCalls(source, fs::relative(file, top).generic_string(), all);
    }
}

void write(const Texts& texts, std::string_view macro) {
    for (const auto& [text, places] : texts) {
        fmt::print("    //: {}\n", fmt::join(places, ", "));
        fmt::print("    {}(\"core\", \"{}\"),\n", macro, text);
    }
}

} // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        fmt::print(stderr, "usage: collect_texts TOP FOLDER...\n");
        return 2;
    }
    Collection all;
    collectTables(all);
    for (int i = 2; i < count; ++i)
        collectFolder(arguments[1], arguments[i], all);
    fmt::print("// Made by collect_texts.\nconst char* const texts[] = {{\n");
    if (all.damaged)
        return 1;
    write(all.plain, "QT_TRANSLATE_NOOP");
    write(all.numbered, "QT_TRANSLATE_N_NOOP");
    for (const auto& [text, ids] : all.ofTheirOwn)
        fmt::print("    QT_TRANSLATE_NOOP3(\"core\", \"{}\", \"{}\"),\n", text, *ids.begin());
    fmt::print("}};\n");
    return 0;
}
