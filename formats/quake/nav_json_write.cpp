// Writes NAME.navjson in the style of the existing tools, so a file they wrote shows no differences.
#include "formats/bytes/plain_text.h"
#include "formats/quake/json_tape.h"
#include "formats/quake/nav_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace navsmith::quake {

namespace {

/// Writes lines of JSON, indented by two spaces per level.
class Lines {
public:
    explicit Lines(std::string_view newline) : newline_(newline) {}

    void open(char bracket) {
        out_ += bracket;
        ++level_;
        empty_ = true;
    }
    void close(char bracket) {
        --level_;
        if (!empty_)
            newLine();
        out_ += bracket;
        empty_ = false;
    }
    /// Call before each element of an array.
    void next() {
        if (!empty_)
            out_ += ',';
        newLine();
        empty_ = false;
    }
    /// `key` includes its quotation marks.
    void rawKey(std::string_view key) {
        next();
        out_.append(key).append(": ");
    }
    void key(std::string_view name) { rawKey(fmt::format("\"{}\"", name)); }
    void raw(std::string_view text) { out_ += text; }
    void number(std::int64_t value) { fmt::format_to(std::back_inserter(out_), "{}", value); }
    void point(const glm::vec3& place) {
        open('[');
        for (const float value : {place.x, place.y, place.z}) {
            next();
            raw(navJsonNumber(value));
        }
        close(']');
    }

    std::string take() { return std::move(out_); }

private:
    void newLine() { out_.append(newline_).append(2 * level_, ' '); }

    std::string_view newline_;
    std::string out_;
    std::size_t level_ = 0;
    bool empty_ = true;
};

/// The content of NavJson::meta; empty if that is not an object.
struct Meta {
    std::vector<std::pair<std::string_view, std::string_view>> members; ///< as in the file; keys include quotation
                                                                        ///< marks
    std::vector<std::pair<std::string_view, std::string_view>> settings;
    std::string_view settingsText;
    std::string_view space;

    explicit Meta(const std::string& text) {
        const auto tape = JsonTape::parse(text);
        if (!tape || (*tape)[0].kind != JsonKind::Object)
            return;
        for (std::size_t key = 1; key < (*tape)[0].next; key = (*tape)[key + 1].next) {
            const auto name = tape->string(key);
            if (name == "Settings")
                readSettings(*tape, key + 1);
            else if (name != "Version" && name != "Nodes")
                members.emplace_back(tape->raw(key), tape->raw(key + 1));
        }
        space = std::string_view(text).substr((*tape)[0].end);
    }

private:
    void readSettings(const JsonTape& tape, std::size_t token) {
        settingsText = tape.raw(token);
        settings.clear();
        if (tape[token].kind != JsonKind::Object)
            return;
        for (std::size_t key = token + 1; key < tape[token].next; key = tape[key + 1].next) {
            if (tape.string(key) != "Heuristic")
                settings.emplace_back(tape.raw(key), tape.raw(key + 1));
        }
    }
};

class Writer {
public:
    Writer(const NavJson& json, std::string_view newline) : json_(json), graph_(json.graph), lines_(newline) {
        edictOfLink_.resize(graph_.links.size(), nullptr);
        for (const NavEdict& edict : graph_.edicts) {
            if (edict.link < edictOfLink_.size() && edictOfLink_[edict.link] == nullptr)
                edictOfLink_[edict.link] = &edict;
        }
    }

    std::string write(const Meta& meta) {
        lines_.open('{');
        lines_.key("Version");
        lines_.number(json_.version);
        for (const auto& [key, value] : meta.members) {
            lines_.rawKey(key);
            lines_.raw(value);
        }
        writeSettings(meta);
        lines_.key("Nodes");
        lines_.open('[');
        for (const NavNode& node : graph_.nodes) {
            lines_.next();
            writeNode(node);
        }
        lines_.close(']');
        lines_.close('}');
        lines_.raw(meta.space);
        return lines_.take();
    }

private:
    void writeSettings(const Meta& meta) {
        if (json_.version < kLastNavJson) {
            if (!meta.settingsText.empty()) {
                lines_.key("Settings");
                lines_.raw(meta.settingsText);
            }
            return;
        }
        lines_.key("Settings");
        lines_.open('{');
        lines_.key("Heuristic");
        lines_.raw(navJsonNumber(graph_.heuristic));
        for (const auto& [key, value] : meta.settings) {
            lines_.rawKey(key);
            lines_.raw(value);
        }
        lines_.close('}');
    }

    void writeNode(const NavNode& node) {
        lines_.open('{');
        lines_.key("Origin");
        lines_.point(node.origin);
        lines_.key("Flags");
        lines_.number(node.flags);
        lines_.key("Links");
        lines_.open('[');
        const std::size_t end = std::min(graph_.links.size(), std::size_t{node.firstLink} + node.linkCount);
        for (std::size_t i = node.firstLink; i < end; ++i) {
            if (graph_.links[i].target >= graph_.nodes.size())
                continue;
            lines_.next();
            writeLink(i);
        }
        lines_.close(']');
        lines_.key("Radius");
        lines_.number(node.radius);
        lines_.close('}');
    }

    void writeLink(std::size_t position) {
        const NavLink& link = graph_.links[position];
        lines_.open('{');
        lines_.key("Target");
        lines_.point(graph_.nodes[link.target].origin);
        lines_.key("Type");
        lines_.number(link.type | link.mask << 8);
        if (link.traversal < graph_.traversals.size()) {
            const NavTraversal& traversal = graph_.traversals[link.traversal];
            lines_.key("Traversal");
            lines_.open('[');
            for (const glm::vec3& point : {traversal.exit, traversal.start, traversal.end}) {
                lines_.next();
                lines_.point(point);
            }
            lines_.close(']');
        }
        if (edictOfLink_[position] != nullptr)
            writeEdict(*edictOfLink_[position]);
        lines_.close('}');
    }

    void writeEdict(const NavEdict& edict) {
        lines_.key("Edict");
        lines_.open('{');
        lines_.key("Mins");
        lines_.point(edict.minimum);
        lines_.key("Maxs");
        lines_.point(edict.maximum);
        if (json_.version == kFirstNavJson) {
            lines_.key("Targetname");
            lines_.number(edict.targetName);
            lines_.key("Classname");
            lines_.number(edict.className);
        } else {
            lines_.key("EntityId");
            lines_.number(edict.entity);
        }
        lines_.close('}');
    }

    const NavJson& json_;
    const NavFile& graph_;
    Lines lines_;
    std::vector<const NavEdict*> edictOfLink_;
};

} // namespace

std::string navJsonNumber(float value) {
    if (std::isnan(value))
        return "\"NaN\"";
    if (std::isinf(value))
        return value < 0 ? "\"-Infinity\"" : "\"Infinity\"";
    if (value == 0)
        return std::signbit(value) ? "-0" : "0";
    std::array<char, 32> buffer{};
    const auto written =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::fabs(value), std::chars_format::scientific);
    const std::string_view text(buffer.data(), static_cast<std::size_t>(written.ptr - buffer.data()));
    const auto split = text.find('e');
    std::string digits(text.substr(0, split));
    std::erase(digits, '.');
    const auto exponentText = text.substr(split + (text[split + 1] == '+' ? 2 : 1));
    const int exponent = bytes::parsed<int>(exponentText).value_or(0);

    const std::string_view sign = value < 0 ? "-" : "";
    const std::string_view all = digits;
    const int count = static_cast<int>(all.size());
    const int whole = exponent + 1; // digits before the point
    constexpr int precision = 7;    // .NET switches to exponents beyond this
    if (whole > std::max(count, precision) || whole < -3)
        return fmt::format("{}{}{}{}E{}{:02}", sign, all.front(), count > 1 ? "." : "", all.substr(1),
                           exponent < 0 ? '-' : '+', std::abs(exponent));
    if (whole <= 0)
        return fmt::format("{}0.{:0<{}}{}", sign, "", -whole, all);
    if (whole >= count)
        return fmt::format("{}{:0<{}}", sign, all, whole);
    const auto point = static_cast<std::size_t>(whole);
    return fmt::format("{}{}.{}", sign, all.substr(0, point), all.substr(point));
}

std::string writeNavJson(const NavJson& json) {
    const bool windows = json.meta.find("\r\n") != std::string::npos;
    return Writer(json, windows ? "\r\n" : "\n").write(Meta(json.meta));
}

std::string newNavJsonMeta(std::string_view mapName) {
    return fmt::format("{{\n"
                       "  \"Map\": {{\n"
                       "    \"Name\": \"\",\n"
                       "    \"Author\": \"\",\n"
                       "    \"Filename\": {},\n"
                       "    \"Urls\": []\n"
                       "  }},\n"
                       "  \"Contributors\": [],\n"
                       "  \"Comments\": \"\"\n"
                       "}}",
                       jsonString(mapName));
}

} // namespace navsmith::quake
