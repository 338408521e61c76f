#include "app/gui/preferences/preferences_dialog.h"

#include "app/gui/language/language.h"
#include "app/gui/preferences/keys_page.h"
#include "app/gui/view/surface_looks.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace navsmith::gui {

PreferencesDialog::PreferencesDialog(Preferences& preferences, CommandSet& commands, QWidget* parent)
    : Dialog(parent), preferences_(preferences), pages_(new QListWidget(this)), stack_(new QStackedWidget(this)),
      keys_(new KeysPage(commands, this)) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    resize(760, 520);
    pages_->setObjectName(QStringLiteral("preferences.pages"));
    pages_->setAccessibleName(tr("Pages"));
    pages_->setFixedWidth(130);
    pages_->setSpacing(2);
    connect(pages_->model(), &QAbstractItemModel::rowsInserted, pages_, [this](const QModelIndex&, int row) {
        pages_->item(row)->setSizeHint({0, fontMetrics().height() + 6}); // texts of large fonts need the room
    });
    makeGeneral();
    makeView();
    makeMap();
    makeSnap();
    stack_->addWidget(keys_);
    pages_->addItem(tr("Keys"));
    connect(pages_, &QListWidget::currentRowChanged, stack_, &QStackedWidget::setCurrentIndex);
    pages_->setCurrentRow(0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Enter must commit the field and not press a button.
    for (auto* button : buttons->buttons()) {
        static_cast<QPushButton*>(button)->setAutoDefault(false);
        button->setIcon({});
    }
    auto* body = new QHBoxLayout;
    body->addWidget(pages_);
    body->addWidget(stack_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(body, 1);
    layout->addWidget(buttons);
}

void PreferencesDialog::showPage(const QString& title) {
    for (const auto* item : pages_->findItems(title, Qt::MatchExactly))
        pages_->setCurrentRow(pages_->row(item));
}

QFormLayout* PreferencesDialog::addPage(const QString& title, const QString& heading) {
    auto* page = new QWidget(stack_);
    auto* label = new QLabel(heading, page);
    auto font = label->font();
    font.setBold(true);
    label->setFont(font);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(label);
    layout->addSpacing(6);
    layout->addLayout(form);
    layout->addStretch(1);
    stack_->addWidget(page);
    pages_->addItem(title);
    return form;
}

QWidget* PreferencesDialog::addField(QFormLayout* form, const QString& label, QWidget* field, const char* key,
                                     const QString& tip) {
    field->setObjectName(QLatin1String(key));
    field->setAccessibleName(QString(label).remove(u':'));
    field->setToolTip(tip);
    form->addRow(label, field);
    if (auto* text = form->labelForField(field))
        text->setToolTip(tip);
    return field;
}

QWidget* PreferencesDialog::addNumber(QFormLayout* form, const NumberSetting& setting, const QString& label,
                                      const QString& unit, const QString& tip) {
    auto* box = new QSpinBox;
    box->setRange(setting.minimum, setting.maximum);
    box->setSingleStep(setting.step);
    box->setSuffix(unit);
    box->setMinimumWidth(140);
    box->setKeyboardTracking(false);
    box->setValue(valueOf(setting));
    connect(box, &QSpinBox::valueChanged, this, [this, setting](int value) { preferences_.set(setting, value); });
    return addField(form, label, box, setting.key, tip);
}

QWidget* PreferencesDialog::addToggle(QFormLayout* form, const ToggleSetting& setting, const QString& label,
                                      const QString& tip) {
    auto* box = new QCheckBox(label);
    box->setObjectName(QLatin1String(setting.key));
    box->setAccessibleName(label);
    box->setToolTip(tip);
    box->setChecked(valueOf(setting));
    connect(box, &QCheckBox::toggled, this, [this, setting](bool on) { preferences_.set(setting, on); });
    form->addRow(QString(), box);
    return box;
}

void PreferencesDialog::addLanguage(QFormLayout* form) {
    auto* box = new QComboBox;
    box->setMinimumWidth(140);
    box->addItem(tr("As the system"), QString());
    for (const auto& language : languages())
        box->addItem(QString::fromUtf8(language.name), QString::fromLatin1(language.code));
    box->setCurrentIndex(std::max(0, box->findData(valueOf(settings::kLanguage))));
    auto* later = new QLabel(tr("The window changes when Navsmith starts the next time."));
    later->setObjectName("preferences.languageLater");
    later->hide();
    connect(box, &QComboBox::activated, this, [this, box, later, before = box->currentIndex()](int index) {
        preferences_.set(settings::kLanguage, box->currentData().toString());
        later->setVisible(index != before);
    });
    addField(form, tr("Language:"), box, settings::kLanguage.key,
             tr("Of the window. Takes effect when Navsmith starts the next time."));
    form->addRow(QString(), later);
}

void PreferencesDialog::makeGeneral() {
    auto* form = addPage(tr("General"), tr("Language, Memory and Safety"));
    addLanguage(form);
    addNumber(form, settings::kUndoMegabytes, tr("Undo memory:"), tr(" MiB"),
              tr("Memory for the history of a document. When it is full, the oldest steps are dropped."));
    auto* minutes = static_cast<QSpinBox*>(
        addNumber(form, settings::kAutosaveMinutes, tr("Autosave every:"), tr(" min"),
                  tr("How often a copy of unsaved work is stored. The files themselves do not change.")));
    minutes->setSpecialValueText(tr("Never"));
    addNumber(form, settings::kAutosaveCopies, tr("Copies to keep:"), {},
              tr("Number of autosaved copies per document"));
    addToggle(form, settings::kRestoreSession, tr("Restore last session"),
              tr("When Navsmith starts without files to open"));
    addToggle(form, settings::kReloadChanged, tr("Reload changed files"),
              tr("Read files again as soon as another program has changed them, if there are no unsaved changes"));
    addToggle(form, settings::kConsoleLine, tr("Console line after saving"),
              tr("After a save, tell the line for the game's console that reads the file again"));
}

void PreferencesDialog::makeView() {
    auto* form = addPage(tr("View"), tr("Appearance and Camera"));
    auto* theme = new QComboBox;
    theme->addItems({tr("Dark"), tr("Light"), tr("High contrast")});
    theme->setMinimumWidth(140);
    theme->setCurrentIndex(valueOf(settings::kHighContrast) ? 2 : valueOf(settings::kLightTheme) ? 1 : 0);
    connect(theme, &QComboBox::activated, this, [this](int index) {
        preferences_.set(settings::kHighContrast, index == 2);
        if (index != 2)
            preferences_.set(settings::kLightTheme, index == 1);
    });
    addField(form, tr("Theme:"), theme, settings::kLightTheme.key, tr("Colours of the window and the 3D view"));
    auto* colours = new QComboBox;
    colours->addItems({tr("Standard"), tr("Colour-blind safe")});
    colours->setMinimumWidth(140);
    colours->setCurrentIndex(valueOf(settings::kSafeColours) ? 1 : 0);
    connect(colours, &QComboBox::activated, this,
            [this](int index) { preferences_.set(settings::kSafeColours, index == 1); });
    addField(form, tr("Colours:"), colours, settings::kSafeColours.key,
             tr("Colours of elements, values, selection and axes in the 3D view and the legend"));
    auto* scale = new QComboBox;
    scale->setMinimumWidth(140);
    for (int percent = settings::kScale.minimum; percent <= settings::kScale.maximum; percent += settings::kScale.step)
        scale->addItem(tr("%1 %").arg(percent), percent);
    scale->setCurrentIndex(std::max(0, scale->findData(valueOf(settings::kScale))));
    connect(scale, &QComboBox::activated, this,
            [this, scale] { preferences_.set(settings::kScale, scale->currentData().toInt()); });
    addField(form, tr("Size:"), scale, settings::kScale.key,
             tr("Size of texts, icons and marks, in addition to that of the desktop. Takes effect after a restart."));
    auto* samples = new QComboBox;
    samples->setMinimumWidth(140);
    for (const int count : {0, 2, 4, 8})
        samples->addItem(count == 0 ? tr("Off") : tr("%1 samples").arg(count), count);
    samples->setCurrentIndex(std::max(0, samples->findData(valueOf(settings::kSamples))));
    connect(samples, &QComboBox::activated, this,
            [this, samples] { preferences_.set(settings::kSamples, samples->currentData().toInt()); });
    addField(form, tr("Anti-aliasing:"), samples, settings::kSamples.key,
             tr("Multisampling of the 3D view. Takes effect after a restart."));
    addNumber(form, settings::kLabelDistance, tr("Label distance:"), tr(" %"),
              tr("Distance up to which labels are drawn, relative to the default"));
    addNumber(form, settings::kFlySpeed, tr("Fly speed:"), tr(" %"),
              tr("Relative to the speed that fits the game and the height. The wheel changes it while the right button "
                 "is held."));
    addToggle(form, settings::kInvertMouse, tr("Invert vertical look"), tr("Moving the mouse up looks down."));
    addToggle(
        form, settings::kFocusFollowsMouse, tr("Keys go to the view under the mouse"),
        tr("The 3D view gets the keyboard focus when the mouse enters it, except from a field for text or numbers"));
}

void PreferencesDialog::makeMap() {
    auto* form = addPage(tr("Map"), tr("Maps Behind Documents"));
    auto* looks = new QComboBox;
    looks->setMinimumWidth(140);
    const auto titles = surfaceLookTitles();
    const auto ids = render::surfaceLookIds();
    for (qsizetype i = 0; i < titles.size(); ++i) {
        looks->addItem(titles[i], QString::fromLatin1(ids[static_cast<std::size_t>(i)].data()));
        looks->setItemData(static_cast<int>(i), helpOf(static_cast<render::SurfaceLook>(i)), Qt::ToolTipRole);
    }
    looks->setCurrentIndex(static_cast<int>(usualSurfaces()));
    connect(looks, &QComboBox::activated, this,
            [this, looks] { preferences_.set(settings::kSurfaces, looks->currentData().toString()); });
    addField(form, tr("Look:"), looks, settings::kSurfaces.key,
             tr("How maps of documents are drawn that you open from now on. The Map panel changes it for a document."));
    addNumber(form, settings::kTextureMegabytes, tr("Texture memory:"), tr(" MiB"),
              tr("Memory for the textures of a map. If they need more, the largest ones are drawn less sharp."));
    addGameFolders(form);
    addToggle(form, settings::kSky, tr("Sky"), tr("A gradient from the horizon up instead of a plain background"));
    addToggle(form, settings::kHaze, tr("Haze"), tr("Distant parts of the map take on the colour of the horizon."));
    addToggle(form, settings::kOcclusion, tr("Ambient occlusion"),
              tr("Corners and crevices of the map are darker, which shows its shape. Takes longer to draw."));
}

void PreferencesDialog::addGameFolders(QFormLayout* form) {
    auto* row = new QWidget;
    auto* folders = new QLineEdit(valueOf(settings::kGameFolders), row);
    folders->setObjectName(QLatin1String(settings::kGameFolders.key) + QStringLiteral(".text"));
    folders->setAccessibleName(tr("Game folders"));
    folders->setMinimumWidth(260);
    folders->setPlaceholderText(tr("None; separate several by semicolons"));
    auto* browse = new QPushButton(tr("Add…"), row);
    browse->setAutoDefault(false);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(folders, 1);
    layout->addWidget(browse);
    connect(folders, &QLineEdit::editingFinished, this,
            [this, folders] { preferences_.set(settings::kGameFolders, folders->text().trimmed()); });
    connect(browse, &QPushButton::clicked, this, [this, folders] {
        const auto folder = QFileDialog::getExistingDirectory(this, tr("Folder of a Game"));
        if (folder.isEmpty())
            return;
        const auto before = folders->text().trimmed();
        folders->setText(before.isEmpty() ? folder : before + u';' + folder);
        preferences_.set(settings::kGameFolders, folders->text());
    });
    addField(form, tr("Game folders:"), row, settings::kGameFolders.key,
             tr("Where models that stand in Source maps are looked for, besides the map and its own game, such as "
                "\"Half-Life 2/hl2\". Takes effect when a map is opened the next time."));
}

void PreferencesDialog::makeSnap() {
    auto* form = addPage(tr("Snap"), tr("Snap to Grid"));
    addToggle(form, settings::kSnap, tr("Snap to grid"),
              tr("Moved and placed elements snap to the nearest grid line."));
    auto* step = new QDoubleSpinBox;
    step->setRange(0, settings::kSnapStep.maximum);
    step->setSpecialValueText(tr("Usual for the game"));
    step->setDecimals(3);
    step->setSingleStep(0.125);
    step->setSuffix(tr(" units"));
    step->setMinimumWidth(140);
    step->setKeyboardTracking(false);
    step->setValue(isSet(settings::kSnapStep) ? valueOf(settings::kSnapStep) : 0);
    connect(step, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (value > 0)
            preferences_.set(settings::kSnapStep, value);
        else
            preferences_.reset(settings::kSnapStep);
    });
    addField(form, tr("Grid step:"), step, settings::kSnapStep.key,
             tr("Distance between grid lines; 0 for what is usual in the game of each document"));
}

} // namespace navsmith::gui
