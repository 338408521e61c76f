#include "app/gui/language/language.h"

#include "formats/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <string>
#include <tuple>

namespace navsmith::gui {

namespace {

constexpr std::array<Language, 6> kLanguages{{{"en", "English"},
                                              {"de", "Deutsch"},
                                              {"fr", "Français"},
                                              {"pt_BR", "Português (Brasil)"},
                                              {"ru", "Русский"},
                                              {"zh_CN", "简体中文"}}};

/// The texts of core and formats. Each is asked for many times, from several threads, and must stay where it is.
class CoreTexts {
public:
    explicit CoreTexts(const QTranslator& translator) : translator_(translator) {}

    std::string_view find(const texts::Request& request) {
        const std::lock_guard lock(mutex_);
        auto key = std::tuple(std::string(request.english), std::string(request.id), request.count);
        const auto it = translations_.find(key);
        if (it != translations_.end())
            return it->second;
        const auto& [english, id, count] = key;
        auto text = translator_
                        .translate("core", english.c_str(), id.c_str(),
                                   static_cast<int>(std::min<std::int64_t>(count, 1'000'000'000)))
                        .toStdString();
        return translations_.emplace(std::move(key), std::move(text)).first->second;
    }

private:
    const QTranslator& translator_;
    std::mutex mutex_;
    std::map<std::tuple<std::string, std::string, std::int64_t>, std::string> translations_;
};

CoreTexts* coreTexts = nullptr; // texts::Translate is a plain function; set once, lives as long as the program

} // namespace

std::span<const Language> languages() {
    return kLanguages;
}

const Language& languageFor(const QString& chosen) {
    const auto names = chosen.isEmpty() ? QLocale::system().uiLanguages() : QStringList{chosen};
    for (auto name : names) {
        name.replace(u'-', u'_');
        for (const auto& language : kLanguages) {
            const auto code = QString::fromLatin1(language.code);
            // "de_AT" and "pt" are served by "de" and "pt_BR".
            if (name == code || name.startsWith(code + u'_') || code.startsWith(name + u'_'))
                return language;
        }
    }
    return kLanguages.front();
}

void install(const Language& language, QCoreApplication& application) {
    if (&language == &kLanguages.front())
        return;
    const auto code = QString::fromLatin1(language.code);
    const auto load = [&](const char* catalogue) {
        auto* translator = new QTranslator(&application);
        const bool there = translator->load(QStringLiteral(":/languages/%1_%2.qm").arg(QLatin1String(catalogue), code));
        Q_ASSERT(there); // built into the program
        QCoreApplication::installTranslator(translator);
        return translator;
    };
    load("qtbase");
    static CoreTexts texts(*load("navsmith"));
    coreTexts = &texts;
    const QLocale locale(code);
    QLocale::setDefault(locale);
    texts::install([](const texts::Request& request) { return coreTexts->find(request); },
                   {.point = locale.decimalPoint() == QLatin1String(",") ? ',' : '.',
                    .thousands = locale.groupSeparator().toStdString()});
}

} // namespace navsmith::gui
