#include "app/gui/exports/export_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "core/exports/fields.h"
#include "core/exports/tiles.h"
#include "formats/texts/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace navsmith::gui {

namespace {

constexpr int kUsualSize = 2048;
constexpr int kLeastSize = 64;
constexpr int kUsualZooms = 6;

template <typename T>
T* named(T* widget, const char* name, const QString& title) {
    widget->setObjectName(QString::fromUtf8(name));
    widget->setAccessibleName(QString(title).remove(u'&').remove(u':'));
    return widget;
}

} // namespace

ExportDialog::ExportDialog(const ViewState& view, symbol::Palette palette, QWidget* parent)
    : Dialog(parent), view_(view), palette_(palette), form_(new QFormLayout) {
    setObjectName("export");
    setWindowTitle(tr("Export"));
    const auto row = [&](auto* widget, const char* name, const QString& label) {
        form_->addRow(label, named(widget, name, label));
        return widget;
    };
    const auto check = [&](const char* name, const QString& text) {
        auto* box = named(new QCheckBox(text, this), name, text);
        form_->addRow(QString(), box);
        return box;
    };
    format_ = row(new QComboBox(this), "export.format", tr("&Format:"));
    for (const auto& info : exports::formats())
        format_->addItem(fromUtf8(texts::translated({info.title})));
    layers_ = row(new QListWidget(this), "export.layers", tr("&Layers:"));
    type_ = row(new QComboBox(this), "export.type", tr("&Elements:"));
    group_ = row(new QComboBox(this), "export.group", tr("&Group by:"));
    selected_ = check("export.selected", tr("Only what is &selected, and what lies between"));
    selected_->setEnabled(!view.document().selection().elements().empty());
    map_ = check("export.map", tr("With the &map"));
    map_->setEnabled(view.document().map().has_value());
    map_->setChecked(map_->isEnabled());
    details_ = check("export.details", tr("Also &details that the window shows only near the camera"));
    size_ = row(new QSpinBox(this), "export.size", tr("Lon&ger side:"));
    size_->setRange(kLeastSize, static_cast<int>(exports::kMostPixels) / 2);
    size_->setValue(kUsualSize);
    size_->setSuffix(tr(" pixels"));
    background_ = row(new QComboBox(this), "export.background", tr("&Background:"));
    background_->addItems({tr("Dark"), tr("Light"), tr("None")});
    zooms_ = row(new QSpinBox(this), "export.zooms", tr("&Zoom levels:"));
    zooms_->setRange(1, static_cast<int>(exports::kMostZooms));
    zooms_->setValue(kUsualZooms);
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons_->setObjectName("export.buttons");
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Export…"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form_);
    layout->addWidget(buttons_);
    fillLayers();
    fillTypes();
    fillGroups();
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::showFields);
    connect(layers_, &QListWidget::itemChanged, this, &ExportDialog::showFields);
    connectButtons(buttons_);
    showFields();
}

const exports::FormatInfo& ExportDialog::format() const {
    return exports::formats()[static_cast<std::size_t>(std::max(format_->currentIndex(), 0))];
}

void ExportDialog::fillLayers() {
    const auto& document = view_.document();
    const auto add = [&](const QString& title, const std::string& name, bool shown) {
        auto* item = new QListWidgetItem(capitalised(title), layers_);
        item->setData(Qt::UserRole, QString::fromStdString(name));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(shown ? Qt::Checked : Qt::Unchecked);
    };
    for (const auto& symbol : document.system().view.symbols) {
        const auto& type = document.model().schema().type(symbol.type);
        if (document.model().count(symbol.type) == 0)
            continue;
        const auto id = std::string(type.id);
        if (symbol.groups.empty())
            add(fromUtf8(type.plural), id, view_.isTypeShown(symbol.type));
        for (std::size_t i = 0; i < symbol.groups.size(); ++i)
            add(tr("%1: %2").arg(fromUtf8(type.plural), fromUtf8(symbol.groups[i].title)),
                id + '.' + std::string(symbol.groups[i].id), view_.isGroupShown(symbol.type, i));
    }
}

void ExportDialog::fillTypes() {
    const auto& model = view_.document().model();
    const auto& selection = view_.document().selection().elements();
    for (model::ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
        if (model.count(type) == 0)
            continue;
        type_->addItem(capitalised(fromUtf8(model.schema().type(type).plural)), int{type});
        if (!selection.empty() && selection.back().type == type)
            type_->setCurrentIndex(type_->count() - 1);
    }
    if (selection.empty() && type_->count() > 1)
        type_->setCurrentIndex(1); // the first after files
}

void ExportDialog::fillGroups() {
    const auto& document = view_.document();
    group_->addItem(tr("As usual"), QString());
    group_->addItem(tr("Single elements"), "none");
    const auto& system = document.system();
    auto node = system.routing.node;
    for (const auto& type : document.model().schema().types) {
        if (type.edge)
            node = type.columns[type.edge->from].ref->target;
    }
    if (node == model::kNoElementType)
        return;
    for (const auto& field : exports::fieldsOf(document.model().schema().type(node)))
        group_->addItem(fromUtf8(field.property->title), QString::fromStdString(field.id));
}

void ExportDialog::showFields() {
    const auto& info = format();
    using enum exports::Format;
    const bool picture = info.format == Svg || info.format == Png;
    const auto show = [&](QWidget* field, bool shown) {
        field->setVisible(shown);
        if (auto* label = form_->labelForField(field))
            label->setVisible(shown);
    };
    show(layers_, info.drawn || info.format == GeoJson);
    show(type_, info.needsType);
    show(group_, info.format == Dot);
    show(map_, info.drawn);
    show(details_, info.drawn);
    show(size_, picture);
    show(background_, picture || info.format == Tiles);
    show(zooms_, info.format == Tiles);
    bool any = false;
    for (int i = 0; i < layers_->count(); ++i)
        any = any || layers_->item(i)->checkState() == Qt::Checked;
    const bool needsLayers = info.drawn || info.format == GeoJson;
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(any || !needsLayers);
}

exports::Look ExportDialog::look() const {
    const auto& document = view_.document();
    const auto& drawing = document.system().view;
    exports::Look look{.overrides = view_.overrides(), .scheme = symbol::ColourScheme(palette_, drawing)};
    if (view_.painter().any())
        look.legends[view_.painter().type] = {view_.colourer().legend(), view_.colourer().continuous()};
    std::vector<std::string> layers;
    for (int i = 0; i < layers_->count(); ++i) {
        if (layers_->item(i)->checkState() == Qt::Checked)
            layers.push_back(layers_->item(i)->data(Qt::UserRole).toString().toStdString());
    }
    // The names are those of the view, so nothing can be wrong with them.
    (void)exports::showOnly(look, document.model().schema(), drawing, layers);
    look.details = look.details || details_->isChecked();
    return look;
}

exports::Request ExportDialog::request() const {
    const auto& document = view_.document();
    exports::Request request{.format = format().format, .look = look()};
    if (format().needsType)
        request.type = static_cast<model::ElementTypeId>(type_->currentData().toInt());
    if (selected_->isChecked()) {
        auto& elements = request.elements.emplace();
        for (const auto& element : document.selection().elements()) {
            if (!format().needsType || element.type == request.type)
                elements.push_back(element);
        }
    }
    request.group = group_->currentData().toString().toStdString();
    request.zooms = static_cast<std::uint32_t>(zooms_->value());
    request.picture.title = document.title().toStdString();
    request.picture.note = std::string(document.system().title);
    request.picture.size = static_cast<std::uint32_t>(size_->value());
    request.picture.background = static_cast<exports::Background>(std::max(background_->currentIndex(), 0));
    return request;
}

bool ExportDialog::wantsMap() const {
    return format().drawn && map_->isEnabled() && map_->isChecked();
}

} // namespace navsmith::gui
