// Display: what people choose for a document and its files do not store.
#include "app/gui/panels/display_panel.h"
#include "app/gui/panels/schema_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace navsmith::gui {

void DisplayPanel::fillSettings() {
    while (auto* item = settingsLayout_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    settings_.clear();
    if (!view_)
        return;
    const auto& document = view_->document();
    const auto& settings = document.system().settings;
    for (std::size_t i = 0; i < settings.size(); ++i) {
        const auto row = static_cast<int>(i);
        auto* box = new QComboBox;
        box->setObjectName(QStringLiteral("display.setting.") + fromUtf8(settings[i].id));
        box->setAccessibleName(fromUtf8(settings[i].title));
        box->setToolTip(fromUtf8(settings[i].help));
        setUp(*box);
        for (const auto& option : systems::optionsOf(settings[i], document.model()))
            box->addItem(fromUtf8(option.title));
        connect(box, &QComboBox::activated, this,
                [this, i](int option) { view_->document().setSetting(i, static_cast<std::size_t>(option)); });
        auto* label = new QLabel(fromUtf8(settings[i].title) + u':');
        label->setBuddy(box);
        if (box->count() < 2) { // nothing to choose
            label->hide();
            box->hide();
        }
        settingsLayout_->addWidget(label, row, 0);
        settingsLayout_->addWidget(box, row, 1);
        settings_.push_back(box);
    }
    showSettings();
}

void DisplayPanel::showSettings() {
    for (std::size_t i = 0; i < settings_.size(); ++i) {
        auto& box = *settings_[i];
        const auto option = static_cast<int>(view_->document().model().setting(i));
        box.setCurrentIndex(option < box.count() ? option : 0);
    }
}

} // namespace navsmith::gui
