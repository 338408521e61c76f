// The translations in resources/languages: complete, up to date, and fit for their placeholders.
#include "app/gui/language/language.h"
#include "tests/support/child_process.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace navsmith::gui {
namespace {

const QString kLanguagesFolder = QStringLiteral(NAVSMITH_SOURCE_DIR "/resources/languages");

struct CatalogueEntry {
    QString context;
    QString source;
    QStringList forms;  ///< more than one if the text is numbered
    QString state = {}; ///< of lupdate: "unfinished", "vanished", "obsolete"; empty: complete
    bool numbered = false;
};

std::vector<CatalogueEntry> readCatalogue(const QString& path) {
    std::vector<CatalogueEntry> entries;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            entries.push_back({context, {}, {}, {}, xml.attributes().value(QLatin1String("numerus")) == u"yes"});
        } else if (xml.name() == u"source") {
            entries.back().source = xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            entries.back().forms << xml.readElementText();
        } else if (xml.name() == u"translation") {
            entries.back().state = xml.attributes().value(QLatin1String("type")).toString();
            if (!entries.back().numbered)
                entries.back().forms << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
    return entries;
}

/// "%1", "%n" and the braces of fmt with what they format, sorted; a number in braces only says which argument.
QStringList placeholdersOf(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral(R"(%n|%\d|\{\{|\}\}|\{\d*(:[^{}]*)?\})"));
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const auto whole = match.captured();
        found << (whole.startsWith(u'{') && whole != u"{{" ? u'{' + match.captured(1) + u'}' : whole);
    }
    found.sort();
    return found;
}

/// All languages but English.
std::vector<std::string> translations() {
    std::vector<std::string> codes;
    for (const auto& language : languages().subspan(1))
        codes.emplace_back(language.code);
    return codes;
}

class Catalogue : public ::testing::TestWithParam<std::string> {
protected:
    [[nodiscard]] QString path() const {
        return QStringLiteral("%1/navsmith_%2.ts").arg(kLanguagesFolder, QString::fromStdString(GetParam()));
    }
};

TEST_P(Catalogue, IsComplete) {
    const auto entries = readCatalogue(path());
    EXPECT_GT(entries.size(), 3000U);
    for (const auto& entry : entries) {
        EXPECT_EQ(entry.state.toStdString(), "")
            << entry.context.toStdString() << ": \"" << entry.source.toStdString() << '"';
        EXPECT_FALSE(entry.forms.isEmpty());
        for (const auto& form : entry.forms)
            EXPECT_FALSE(form.isEmpty()) << entry.source.toStdString();
    }
}

/// lupdate guesses the class that a text belongs to. With a wrong guess the window shows the text in English.
TEST_P(Catalogue, HasOnlyContextsOfTheProgram) {
    static const std::set<std::string> others{"Commands", "Parameters", "SurfaceLooks", "core"};
    for (const auto& entry : readCatalogue(path()))
        EXPECT_TRUE(entry.context.startsWith(QLatin1String("navsmith::")) ||
                    others.contains(entry.context.toStdString()))
            << entry.context.toStdString() << ": \"" << entry.source.toStdString() << '"';
}

TEST_P(Catalogue, KeepsPlaceholdersAndMenuKeys) {
    static const QRegularExpression menuKey(QStringLiteral("&(?=[^&])"));
    for (const auto& entry : readCatalogue(path())) {
        for (const auto& form : entry.forms) {
            EXPECT_EQ(placeholdersOf(form), placeholdersOf(entry.source))
                << entry.source.toStdString() << " -> " << form.toStdString();
            EXPECT_EQ(form.count(menuKey), entry.source.count(menuKey))
                << entry.source.toStdString() << " -> " << form.toStdString();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, ::testing::ValuesIn(translations()),
                         [](const auto& language) { return language.param; });

/// New texts of the program would be unfinished, and texts that are no longer used would go.
TEST(Catalogues, AreUpToDate) {
    SKIP_ON_WINDOWS("the shell of POSIX");
    QTemporaryDir folder;
    const QDir languages(kLanguagesFolder);
    const auto names = languages.entryList({QStringLiteral("navsmith_*.ts")});
    ASSERT_EQ(static_cast<std::size_t>(names.size()), translations().size());
    for (const auto& name : names)
        ASSERT_TRUE(QFile::copy(languages.filePath(name), folder.filePath(name)));
    QProcess update;
    update.setProcessChannelMode(QProcess::MergedChannels);
    update.start(languages.filePath(QStringLiteral("update")), {QStringLiteral(NAVSMITH_COLLECT_TEXTS), folder.path()});
    ASSERT_TRUE(update.waitForFinished(120'000));
    ASSERT_EQ(update.exitCode(), 0) << update.readAll().toStdString();

    const auto textsOf = [](const QString& path) {
        std::map<std::pair<QString, QString>, QString> texts; // with the state
        for (const auto& entry : readCatalogue(path))
            texts[{entry.context, entry.source}] = entry.state;
        return texts;
    };
    for (const auto& name : names) {
        const auto now = textsOf(folder.filePath(name));
        const auto before = textsOf(languages.filePath(name));
        for (const auto& [text, state] : now)
            EXPECT_EQ(state.toStdString(), "")
                << name.toStdString() << " lacks \"" << text.second.toStdString() << "\"; ./dev translate adds it";
        for (const auto& [text, state] : before)
            EXPECT_TRUE(now.contains(text)) << name.toStdString() << " has \"" << text.second.toStdString()
                                            << "\", which nothing uses; ./dev translate removes it";
    }
}

/// lupdate files the texts of a class under its name. Without either macro its tr() is that of its base class, which
/// looks elsewhere.
TEST(Catalogues, EveryClassFindsItsTexts) {
    QString sources;
    for (const auto* folder : {"app", "core/document", "render"}) {
        QDirIterator files(QStringLiteral(NAVSMITH_SOURCE_DIR "/") + QLatin1String(folder), {"*.h", "*.cpp"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            sources += QString::fromUtf8(file.readAll());
        }
    }
    std::set<QString> contexts;
    for (const auto& entry : readCatalogue(kLanguagesFolder + "/navsmith_de.ts"))
        contexts.insert(entry.context);
    for (const auto& context : contexts) {
        const auto name = context.section("::", -1);
        const QRegularExpression declared(QStringLiteral("class %1\\b[^;{]*\\{\\s*(\\w+)").arg(name));
        const auto match = declared.match(sources);
        if (!context.startsWith("navsmith::") || !match.hasMatch())
            continue; // a namespace
        EXPECT_TRUE(match.captured(1) == "Q_OBJECT" || match.captured(1) == "Q_DECLARE_TR_FUNCTIONS")
            << context.toStdString() << " has texts of its own, but no tr() of its own";
    }
}

} // namespace
} // namespace navsmith::gui
