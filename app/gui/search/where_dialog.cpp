#include "app/gui/search/where_dialog.h"

#include "app/gui/panels/filter_edit.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/search/saved_queries.h"
#include "app/gui/widgets/text_box.h"
#include "core/document/named_selections.h"
#include "core/document/recipe_log.h"
#include "core/model/change_summary.h"
#include "core/query/assignment.h"
#include "core/symbol/overrides.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <unordered_set>
#include <utility>

namespace navsmith::gui {

namespace {

/// More would not be read.
constexpr std::size_t kMostListed = 300;
constexpr int kListWidth = 520;
constexpr int kListHeight = 220;

/// The property or coordinate as a cell shows it.
QString shown(const model::Model& model, const model::PropertySpec& property, model::Element element) {
    return QString::fromStdString(model::displayText(model, property, element));
}

/// A number that can be set; the first one that elements of the type have.
QString numberOf(const model::ElementType& type) {
    const auto number = std::ranges::find_if(type.properties, [](const model::PropertySpec& property) {
        return property.editable() &&
               (property.type == model::PropertyType::Integer || property.type == model::PropertyType::Number);
    });
    return number == type.properties.end() ? QStringLiteral("index") : fromUtf8(number->id);
}

/// "radius > 2 and not water".
QString conditionOf(const model::ElementType& type) {
    const auto flag = std::ranges::find_if(type.properties, &model::PropertySpec::isFlag);
    const auto condition = numberOf(type) + QStringLiteral(" > 2");
    return flag == type.properties.end() ? condition : condition + QStringLiteral(" and not ") + fromUtf8(flag->id);
}

} // namespace

WhereDialog::WhereDialog(ViewState& view, Purpose purpose, model::ElementTypeId shown, QWidget* parent)
    : Dialog(parent), document_(&view.document()), view_(view), purpose_(purpose),
      selected_(document_->selection().elements()), type_(new QComboBox(this)), expressionPlace_(new QVBoxLayout),
      expressionLabel_(new QLabel(tr("&Where:"), this)), saved_(new QComboBox(this)), property_(new QComboBox(this)),
      value_(new QLineEdit(this)), outcome_(new QLabel(this)), list_(new TextBox({kListWidth, kListHeight}, this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    const bool sets = purpose == Purpose::Set;
    setObjectName("where");
    setWindowTitle(sets ? tr("Set Where") : tr("Select Where"));
    type_->setObjectName("where.type");
    for (const auto& type : document_->model().schema().types)
        type_->addItem(capitalised(fromUtf8(type.plural)));
    saved_->setObjectName("where.saved");
    auto* save = new QPushButton(tr("Sa&ve…"), this);
    save->setObjectName("where.save");
    auto* forget = new QPushButton(tr("&Remove"), this);
    forget->setObjectName("where.forget");
    auto* savedRow = new QHBoxLayout;
    savedRow->addWidget(saved_, 1);
    savedRow->addWidget(save);
    savedRow->addWidget(forget);
    property_->setObjectName("where.property");
    value_->setObjectName("where.value");
    value_->setAccessibleName(tr("Value"));
    outcome_->setObjectName("where.told");
    outcome_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    outcome_->setTextFormat(Qt::PlainText);
    outcome_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    list_->setObjectName("where.list");
    list_->setAccessibleName(tr("Preview"));
    buttons_->setObjectName("where.buttons");
    buttons_->button(QDialogButtonBox::Ok)->setText(sets ? tr("&Set") : tr("&Select"));

    auto* form = new QFormLayout;
    form->addRow(tr("&Elements:"), type_);
    form->addRow(expressionLabel_, expressionPlace_);
    auto* savedLabel = new QLabel(tr("Save&d:"), this);
    savedLabel->setBuddy(saved_);
    form->addRow(savedLabel, savedRow);
    if (sets) {
        form->addRow(tr("&Property:"), property_);
        form->addRow(tr("Val&ue:"), value_);
    } else {
        property_->hide();
        value_->hide();
    }
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(outcome_);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons_);

    if (sets)
        preview_ = document_->beginPreview();
    const auto types = symbol::selectionOrder(document_->system().view);
    chooseType(!selected_.empty()               ? selected_.back().type
               : shown != model::kNoElementType ? shown
               : types.empty()                  ? model::kFileType
                                                : types.front());
    if (sets && !selected_.empty()) { // who selects something first means that
        expression_->setText(QStringLiteral("selected"));
        expression_->selectAll();
        tryOut();
    }
    fillSaved();
    connect(type_, &QComboBox::activated, this,
            [this](int index) { chooseType(static_cast<model::ElementTypeId>(index)); });
    connect(saved_, &QComboBox::activated, this, &WhereDialog::load);
    connect(save, &QPushButton::clicked, this, &WhereDialog::save);
    connect(forget, &QPushButton::clicked, this, &WhereDialog::forget);
    connect(property_, &QComboBox::currentIndexChanged, this, &WhereDialog::tryOut);
    connect(value_, &QLineEdit::textChanged, this, &WhereDialog::tryOut);
    connectButtons(buttons_);
    expression_->setFocus();
}

void WhereDialog::chooseType(model::ElementTypeId type) {
    if (!document_ || type == chosen_)
        return;
    const auto text = expression_ == nullptr ? QString() : expression_->text();
    delete expression_;
    chosen_ = type;
    type_->setCurrentIndex(type);
    expression_ = new FilterEdit(document_->model().schema(), type, this);
    expression_->setObjectName("where.expression");
    expression_->setEscapeClears(false);
    expression_->setAccessibleName(tr("Where"));
    const auto& spec = document_->model().schema().type(type);
    expression_->setPlaceholderText(tr("Such as: %1. Empty: all").arg(conditionOf(spec)));
    value_->setPlaceholderText(tr("A value, or an expression such as %1 * 2").arg(numberOf(spec)));
    expression_->setText(text);
    expressionPlace_->addWidget(expression_);
    expressionLabel_->setBuddy(expression_);
    connect(expression_, &FilterEdit::filterChanged, this, &WhereDialog::tryOut);
    connect(expression_, &FilterEdit::entered, this, &WhereDialog::accept);
    showProperties();
    tryOut();
}

void WhereDialog::showProperties() {
    const QSignalBlocker quiet(property_);
    property_->clear();
    for (const auto& property : document_->model().schema().type(chosen_).properties) {
        if (!property.editable() || property.type == model::PropertyType::Bytes)
            continue;
        for (std::size_t i = 0; i < property.components.size(); ++i)
            property_->addItem(fromUtf8(property.title) + u' ' + coordinateName(i),
                               fromUtf8(property.id) + u'.' + coordinateName(i));
        if (property.components.empty())
            property_->addItem(fromUtf8(property.title), fromUtf8(property.id));
    }
}

// Saved queries ------------------------------------------------------------------------------------------------------

void WhereDialog::fillSaved() {
    saved_->clear();
    saved_->addItem(tr("Choose one"));
    for (const auto& query : savedQueries(document_->system().id))
        saved_->addItem(query.name);
}

void WhereDialog::load(int index) {
    const auto all = savedQueries(document_->system().id);
    if (!document_ || index < 1 || static_cast<std::size_t>(index) > all.size())
        return;
    const auto& query = all[static_cast<std::size_t>(index) - 1];
    const auto type = document_->model().schema().findElementType(query.type.toStdString());
    if (type)
        chooseType(*type);
    expression_->setText(query.expression);
    tryOut();
}

void WhereDialog::save() {
    if (!document_)
        return;
    const auto name = QInputDialog::getText(this, tr("Save Query"), tr("Name:"), QLineEdit::Normal,
                                            saved_->currentIndex() > 0 ? saved_->currentText() : QString())
                          .trimmed();
    if (name.isEmpty())
        return;
    saveQuery(document_->system().id,
              {name, fromUtf8(document_->model().schema().type(chosen_).id), expression_->text()});
    fillSaved();
    saved_->setCurrentText(name);
}

void WhereDialog::forget() {
    if (!document_ || saved_->currentIndex() < 1)
        return;
    forgetQuery(document_->system().id, saved_->currentText());
    fillSaved();
}

// The preview --------------------------------------------------------------------------------------------------------

query::Sets WhereDialog::sets() const {
    const auto& document = *document_;
    const auto& overrides = view_.overrides();
    const auto selected = std::make_shared<std::unordered_set<model::Element>>(selected_.begin(), selected_.end());
    query::Sets sets{.selected = [selected](model::Element e) { return selected->contains(e); },
                     .hidden =
                         [&](model::Element e) {
                             const auto* drawn = symbol::symbolOf(document.system().view, e.type);
                             return drawn != nullptr && symbol::isHidden(overrides, *drawn, document.model(), e.slot);
                         },
                     .issues = {}};
    sets.stored = [&](std::string_view name) -> std::optional<query::ElementSet> {
        const auto& selections = document::NamedSelections::of(*document_);
        const auto title = fromUtf8(name);
        if (selections.find(title) == nullptr)
            return std::nullopt;
        const auto elements = selections.elementsOf(title);
        const auto set = std::make_shared<std::unordered_set<model::Element>>(elements.begin(), elements.end());
        return [set](model::Element e) { return set->contains(e); };
    };
    if (view_.issues().isReady())
        sets.issues = view_.issues().issues();
    return sets;
}

std::string WhereDialog::condition() const {
    return expression_->text().trimmed().toStdString();
}

std::string WhereDialog::selectionText() const {
    const auto text = condition();
    const std::string type(document_->model().schema().type(chosen_).id);
    return text.empty() ? type : type + ": " + text;
}

void WhereDialog::tell(const QString& text, bool wrong) {
    outcome_->setText(text);
    expression_->setError(wrong ? text : QString(), wrong);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!wrong);
}

void WhereDialog::tryOut() {
    if (!document_)
        return;
    // The elements are those before the setting that the preview shows.
    if (purpose_ == Purpose::Set)
        preview_.show({}, {});
    const auto& model = document_->model();
    const auto text = condition();
    auto query = text.empty() ? query::Query::all(chosen_) : query::Query::parse(text, model.schema(), chosen_);
    matches_.clear();
    list_->clear();
    if (!query)
        return tell(QString::fromStdString(query::withCaret(query.error(), text)), true);
    matches_ = query->select(model, sets());
    usesSets_ = query->usesSets();
    auto summary = counted(model.schema().type(chosen_), matches_.size());
    for (const auto& name : query->missingNames(sets()))
        summary += u'\n' + tr("No selection is stored under the name '%1'.").arg(QString::fromStdString(name));
    for (const auto& doubt : query->doubts(model))
        summary += u'\n' + QString::fromStdString(doubt);
    tell(summary, false);
    if (purpose_ == Purpose::Set)
        trySetting();
    else
        list({});
}

void WhereDialog::trySetting() {
    const auto name = property_->currentData().toString().toStdString();
    const auto text = value_->text().toStdString();
    auto* ok = buttons_->button(QDialogButtonBox::Ok);
    ok->setEnabled(false);
    if (text.empty() || name.empty())
        return list({});
    const auto& model = document_->model();
    const auto assignment = query::Assignment::parse(name, text, model.schema(), chosen_);
    if (!assignment) {
        outcome_->setText(QString::fromStdString(assignment.error().position > text.size()
                                                     ? assignment.error().message
                                                     : query::withCaret(assignment.error(), text)));
        return;
    }
    std::vector<QString> before;
    for (std::size_t i = 0; i < std::min(matches_.size(), kMostListed); ++i)
        before.push_back(shown(model, assignment->property(), matches_[i]));
    std::vector<model::Slot> rows;
    for (const auto& element : matches_)
        rows.push_back(element.slot);
    query::AssignmentOutcome outcome;
    const auto namedSets = sets();
    const auto label =
        tr("Set %1: %2").arg(property_->currentText(), counted(model.schema().type(chosen_), rows.size()));
    const auto tried = preview_.update(label, [&](model::Transaction& tx) {
        auto done = query::assign(tx, std::span(&*assignment, 1), chosen_, rows, namedSets);
        if (done)
            outcome = *done;
        else
            tx.refuse(std::move(done.error()));
    });
    if (!tried) {
        outcome_->setText(tried.error());
        return;
    }
    ok->setEnabled(*tried);
    std::size_t changed = 0;
    if (const auto* change = preview_.change()) {
        for (const auto& values : model::summarise(model, *change).values) {
            if (values.type == chosen_ && values.property == &assignment->property())
                changed = values.elements;
        }
    }
    auto summary = tr("%1, of which %2 change").arg(counted(model.schema().type(chosen_), rows.size())).arg(changed);
    if (outcome.clamped > 0)
        summary += u'\n' + tr("Did not fit, and became the nearest that does: %1").arg(outcome.clamped);
    if (outcome.snapped > 0)
        summary += u'\n' + tr("Rounded to what the file can hold: %1").arg(outcome.snapped);
    if (outcome.without > 0)
        summary += u'\n' + tr("No value, so they stay: %1").arg(outcome.without);
    outcome_->setText(summary);
    list(before);
}

/// The elements, and what becomes of the property.
void WhereDialog::list(const std::vector<QString>& before) {
    const auto& model = document_->model();
    const auto* property = before.empty() ? nullptr
                                          : model.schema().type(chosen_).findProperty(
                                                property_->currentData().toString().section(u'.', 0, 0).toStdString());
    QString text;
    for (std::size_t i = 0; i < std::min(matches_.size(), kMostListed); ++i) {
        text += QString::fromStdString(model::elementName(model, matches_[i]));
        if (property != nullptr)
            text += QStringLiteral(":  %1 → %2").arg(before[i], shown(model, *property, matches_[i]));
        text += u'\n';
    }
    if (matches_.size() > kMostListed)
        text += QStringLiteral("…\n");
    list_->setPlainText(text);
}

void WhereDialog::accept() {
    // What was typed last may not have been tried out yet.
    tryOut();
    if (buttons_->button(QDialogButtonBox::Ok)->isEnabled())
        Dialog::accept();
}

void WhereDialog::done(int result) {
    if (document_) {
        auto& log = document::RecipeLog::of(*document_);
        const auto matches = matches_;
        const auto select = usesSets_ ? log.nameOf(matches) : selectionText();
        if (result == Accepted && purpose_ == Purpose::Set) {
            log.expectSettings(
                select, {property_->currentData().toString().toStdString() + " = " + value_->text().toStdString()});
            preview_.commit();
            log.forget();
        } else if (purpose_ == Purpose::Set) {
            preview_.abandon();
        }
        if (result == Accepted) {
            document_->selection().set(matches);
            if (!select.empty())
                log.selected(select, matches);
        } else {
            document_->selection().set(selected_);
        }
    }
    Dialog::done(result);
}

} // namespace navsmith::gui
