#include "app/gui/agent_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/parameter_form.h"
#include "core/files/read_file.h"
#include "core/files/save_set.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace navsmith::gui {

using systems::Argument;
using systems::numberParameter;
using texts::mark;
using walkable::Agent;

namespace {

/// In the order of sizesOf().
const std::vector<systems::Parameter>& sizeParameters() {
    static const auto all = [] {
        std::vector<systems::Parameter> parameters{
            numberParameter(Argument<double>{"radius"}, mark("Radius"),
                            mark("Distance from walls and from the rim of floors"),
                            {.min = 0, .max = 512, .initial = 16, .decimals = 2}),
            numberParameter(Argument<double>{"height"}, mark("Height"), mark("Room above a floor"),
                            {.min = 0.5, .max = 4096, .initial = 45, .decimals = 2}),
            numberParameter(Argument<double>{"step"}, mark("Step"), mark("The highest step that is walked"),
                            {.min = 0, .max = 1024, .initial = 18, .decimals = 2}),
            numberParameter(Argument<double>{"climb"}, mark("Climb"), mark("The highest that is jumped on"),
                            {.min = 0, .max = 4096, .initial = 45, .decimals = 2}),
            numberParameter(Argument<double>{"slope"}, mark("Slope"), mark("The steepest ground that is walked on"),
                            {.min = 1, .max = 89, .initial = 45, .decimals = 1}, "°")};
        for (auto& parameter : parameters) {
            parameter.title = texts::translated({parameter.title});
            parameter.help = texts::translated({parameter.help});
        }
        return parameters;
    }();
    return all;
}

std::vector<double> sizesOf(const Agent& agent) {
    std::vector<double> sizes;
    for (const float size : {agent.radius, agent.height, agent.step, agent.climb, agent.slope})
        sizes.push_back(double{size});
    return sizes;
}

/// What the form holds of them.
bool sameSizes(const Agent& a, const Agent& b) {
    constexpr double kRounded = 0.051;
    return std::ranges::equal(sizesOf(a), sizesOf(b), [](double x, double y) { return std::abs(x - y) < kRounded; });
}

QString titleOf(const Agent& agent) {
    return QString::fromStdString(agent.title.empty() ? agent.name : agent.title);
}

} // namespace

AgentDialog::AgentDialog(std::vector<Agent> games, std::filesystem::path file, const QString& last,
                         const model::Model& model, QWidget* parent)
    : Dialog(parent), file_(std::move(file)), games_(std::move(games)), who_(new QComboBox(this)),
      name_(new QLineEdit(this)), keep_(new QPushButton(tr("&Keep"), this)),
      remove_(new QPushButton(tr("&Remove"), this)), problem_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setObjectName("agent");
    setWindowTitle(tr("Estimate Walkable Ground For"));
    if (const auto bytes = files::readFile(file_))
        own_ = walkable::parseAgents(bytes::textOf(*bytes));
    who_->setObjectName("agent.who");
    sizes_ = new ParameterForm(sizeParameters(), model, ParameterForm::Shape::Column, this);
    name_->setObjectName("agent.name");
    name_->setPlaceholderText(tr("Name of these sizes"));
    name_->setAccessibleName(tr("Name"));
    keep_->setObjectName("agent.keep");
    keep_->setToolTip(tr("Keep these sizes under this name, also for the command line"));
    remove_->setObjectName("agent.remove");
    remove_->setToolTip(tr("Remove the chosen sizes of your own"));
    problem_->setObjectName("agent.problem");
    problem_->setWordWrap(true);
    buttons_->setObjectName("agent.buttons");
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Estimate"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Who walks:"), who_);
    auto* names = new QHBoxLayout;
    names->addWidget(name_, 1);
    names->addWidget(keep_);
    names->addWidget(remove_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(sizes_);
    layout->addLayout(names);
    layout->addWidget(problem_);
    layout->addStretch(1);
    layout->addWidget(buttons_);
    fill(last);
    choose();
    connect(who_, &QComboBox::activated, this, &AgentDialog::choose);
    connect(sizes_, &ParameterForm::changed, this, &AgentDialog::refresh);
    connect(name_, &QLineEdit::textChanged, this, &AgentDialog::refresh);
    connect(keep_, &QPushButton::clicked, this, &AgentDialog::keep);
    connect(remove_, &QPushButton::clicked, this, &AgentDialog::remove);
    connectButtons(buttons_);
}

void AgentDialog::fill(const QString& name) {
    who_->clear();
    for (const auto* list : {&games_, &own_}) {
        for (const auto& one : *list)
            who_->addItem(titleOf(one), QString::fromStdString(one.name));
    }
    who_->setCurrentIndex(std::max(0, who_->findData(name)));
}

void AgentDialog::choose() {
    const auto at = static_cast<std::size_t>(std::max(0, who_->currentIndex()));
    const auto& preset = at < games_.size() ? games_[at] : own_[at - games_.size()];
    sizes_->setValues(sizesOf(preset));
    name_->setText(at < games_.size() ? QString() : QString::fromStdString(preset.name));
    refresh();
}

Agent AgentDialog::agent() const {
    const auto values = sizes_->values();
    Agent agent;
    agent.radius = static_cast<float>(values[0]);
    agent.height = static_cast<float>(values[1]);
    agent.step = static_cast<float>(values[2]);
    agent.climb = static_cast<float>(values[3]);
    agent.slope = static_cast<float>(values[4]);
    const auto at = static_cast<std::size_t>(std::max(0, who_->currentIndex()));
    const auto& preset = at < games_.size() ? games_[at] : own_[at - games_.size()];
    return sameSizes(agent, preset) ? preset : agent;
}

void AgentDialog::refresh() {
    const auto name = name_->text().trimmed().toStdString();
    const auto reason = walkable::whyNotName(name);
    keep_->setEnabled(reason.empty());
    problem_->setText(name.empty() ? QString() : QString::fromStdString(reason));
    remove_->setEnabled(static_cast<std::size_t>(std::max(0, who_->currentIndex())) >= games_.size());
}

void AgentDialog::keep() {
    auto sizes = agent();
    sizes.name = name_->text().trimmed().toStdString();
    sizes.title = {};
    const auto before = own_;
    const auto same = std::ranges::find(own_, sizes.name, &Agent::name);
    if (same != own_.end())
        *same = sizes;
    else
        own_.push_back(sizes);
    if (!write()) {
        own_ = before;
        return;
    }
    fill(QString::fromStdString(sizes.name));
    refresh();
}

void AgentDialog::remove() {
    const auto at = static_cast<std::size_t>(std::max(0, who_->currentIndex()));
    if (at < games_.size())
        return;
    const auto before = own_;
    own_.erase(own_.begin() + static_cast<std::ptrdiff_t>(at - games_.size()));
    if (!write()) {
        own_ = before;
        return;
    }
    fill({});
    choose();
}

bool AgentDialog::write() {
    const files::PendingFile pending{file_, bytes::bytesOf(walkable::agentsText(own_))};
    const auto saved = files::saveSet(std::span(&pending, 1));
    if (!saved)
        problem_->setText(QString::fromStdString(files::describe(saved.error())));
    return saved.has_value();
}

} // namespace navsmith::gui
