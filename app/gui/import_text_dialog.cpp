#include "app/gui/import_text_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "core/document/paths.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/model/change_summary.h"
#include "core/systems/registry.h"
#include "core/world/backdrop.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

enum class Lights { None, OfDocument, OfWorld };

constexpr double kCompiled = 0.6; ///< part of the work that the compiler does for an open document

/// A failure of the compiler without a reason.
bool isCancelled(const std::vector<systems::Notice>& failure) {
    return failure.empty();
}

QString namesOf(const std::vector<std::filesystem::path>& texts) {
    QStringList names;
    for (const auto& path : texts)
        names << QString::fromStdString(files::toText(path.filename()));
    return names.join(QStringLiteral(", "));
}

} // namespace

struct ImportTextDialog::Input {
    std::vector<std::filesystem::path> texts;
    const systems::System* target = nullptr;
    std::optional<model::Model> open; ///< a copy
    const systems::System* openSystem = nullptr;
    bool isOver = false;
    Lights lights = Lights::None;
    bool plain = false;
};

struct ImportTextDialog::Result {
    systems::CompileOutput output;
    std::vector<systems::Notice> failure; ///< why there is no output
    QString refusal;                      ///< why the document cannot take it
    std::optional<model::Change> change;
    std::string summary; ///< of the change
    bool cancelled = false;
};

ImportTextDialog::ImportTextDialog(std::vector<std::filesystem::path> texts, Document* open, document::JobQueue& jobs,
                                   QWidget* parent)
    : TextDialog("importText", tr("Import Path Text"), tr("&Import"), jobs, parent),
      systems_(systems::systemsWithTextCompiler()), texts_(std::move(texts)), open_(open) {
    auto* names = new QLabel(namesOf(texts_), this);
    names->setObjectName(nameOf("texts"));
    names->setWordWrap(true);
    names->setToolTip(tr("They count in this order, which decides the order of nodes"));
    form().addRow(tr("Texts:"), names);
    QStringList targets{tr("New files in a folder")};
    QStringList lights{tr("None on roads, one at every crossing")};
    if (open != nullptr) {
        targets.prepend(tr("%1 (one undo step)").arg(open->title()));
        lights.prepend(tr("From %1, by place").arg(open->title()));
        if (const auto& world = open->model().map(); world != nullptr && world->placed != nullptr)
            lights.insert(1, tr("From the objects of the open world"));
    }
    target_ = addChoice("target", tr("I&nto:"), targets);
    folderRow_ = new QWidget(this);
    folder_ = new QLineEdit(folderRow_);
    folder_->setObjectName(nameOf("folder"));
    folder_->setAccessibleName(tr("Folder"));
    auto* choose = new QPushButton(tr("B&rowse…"), folderRow_);
    choose->setObjectName(nameOf("choose"));
    auto* row = new QHBoxLayout(folderRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(folder_, 1);
    row->addWidget(choose);
    auto* label = new QLabel(tr("&Folder:"), this);
    label->setBuddy(folder_);
    form().addRow(label, folderRow_);
    QStringList maps;
    for (const auto* system : systems_)
        maps << fromUtf8(system->title);
    map_ = addChoice("map", tr("&Map:"), maps);
    map_->setToolTip(tr("Files of an extended map are for larger maps, and need a mod of the game"));
    lights_ = addChoice("lights", tr("Traffic &lights:"), lights);
    lights_->setToolTip(tr("The texts have none"));
    arithmetic_ = addArithmetic();
    connect(choose, &QPushButton::clicked, this, &ImportTextDialog::browse);
    connect(folder_, &QLineEdit::textChanged, this, &ImportTextDialog::enableOk);
    connect(target_, &QComboBox::currentIndexChanged, this, &ImportTextDialog::chooseTarget);
    connect(map_, &QComboBox::currentIndexChanged, this, &ImportTextDialog::plan);
    connect(lights_, &QComboBox::currentIndexChanged, this, &ImportTextDialog::plan);
    connect(arithmetic_, &QComboBox::currentIndexChanged, this, &ImportTextDialog::plan);
    if (open != nullptr) {
        connect(open, &Document::changed, this, &ImportTextDialog::plan);
        connect(open, &QObject::destroyed, this, &QDialog::reject);
    }
    chooseTarget();
}

bool ImportTextDialog::isOver() const {
    return open_ && target_->currentIndex() == 0;
}

const systems::System& ImportTextDialog::target() const {
    return isOver() ? open_->system() : *systems_[static_cast<std::size_t>(map_->currentIndex())];
}

void ImportTextDialog::browse() {
    const auto folder =
        QFileDialog::getExistingDirectory(this, tr("Folder for %1").arg(fromUtf8(target().title)), folder_->text());
    if (!folder.isEmpty())
        folder_->setText(QDir::toNativeSeparators(folder));
}

void ImportTextDialog::chooseTarget() {
    folderRow_->setEnabled(!isOver());
    map_->setEnabled(!isOver());
    if (isOver()) {
        const QSignalBlocker blocker(map_);
        map_->setCurrentIndex(static_cast<int>(std::ranges::find(systems_, &target()) - systems_.begin()));
    }
    plan();
}

void ImportTextDialog::plan() {
    result_ = nullptr;
    const auto input = std::make_shared<Input>();
    input->texts = texts_;
    input->isOver = isOver();
    input->target = &target();
    input->plain = arithmetic_->currentIndex() == 1;
    if (lights_->currentIndex() + 1 < lights_->count())
        input->lights = lights_->currentIndex() == 0 ? Lights::OfDocument : Lights::OfWorld;
    begin([&] {
        return jobs().run<std::shared_ptr<Result>>(
            this,
            {.title = tr("Compiling %1").arg(namesOf(texts_)),
             .quiet = true,
             .prepare =
                 [this, input] {
                     if (open_) {
                         open_->commitPreview();
                         input->open.emplace(open_->model());
                         input->openSystem = &open_->system();
                     }
                     return true;
                 }},
            [input](const document::JobQueue::Report& report) {
                return std::make_shared<Result>(make(*input, report));
            },
            [this](std::shared_ptr<Result> result) { show(std::move(result)); });
    });
}

ImportTextDialog::Result ImportTextDialog::make(const Input& input, const document::JobQueue::Report& report) {
    Result result;
    std::vector<std::vector<std::byte>> bytes;
    for (const auto& path : input.texts) {
        auto read = files::readFile(path);
        if (!read) {
            result.failure.push_back({{}, files::describe(read.error())});
            return result;
        }
        bytes.push_back(std::move(*read));
    }
    std::vector<systems::InputFile> texts;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        texts.push_back({files::toText(input.texts[i].filename()), bytes[i]});
    systems::Saved open;
    std::vector<systems::InputFile> lights;
    if (input.lights == Lights::OfDocument) {
        open = input.openSystem->codec.save(*input.open);
        for (const auto& file : open.files)
            lights.push_back({file.name, file.bytes});
    }
    const double part = input.isOver ? kCompiled : 1.0;
    const auto& compiler = *input.target->textCompiler;
    auto output =
        compiler.compile({.texts = texts,
                          .lightsFrom = lights,
                          .world = input.lights == Lights::OfWorld ? input.open->map()->placed.get() : nullptr,
                          .plain = input.plain},
                         [&](double done) { return report(part * done); });
    if (!output) {
        result.cancelled = isCancelled(output.error());
        result.failure = std::move(output.error());
        return result;
    }
    result.output = std::move(*output);
    if (!input.isOver)
        return result;
    std::vector<systems::InputFile> compiled;
    for (const auto& file : result.output.files)
        compiled.push_back({file.name, file.bytes});
    const auto loaded = input.target->codec.load(compiled, [&](double done) { return report(part + 0.2 * done); });
    if (!loaded) {
        result.failure.push_back({loaded.error().file, describe(loaded.error())});
        return result;
    }
    auto change = compiler.replace(*input.open, loaded->model);
    if (!change) {
        result.refusal = QString::fromStdString(change.error().reason);
        return result;
    }
    auto after = *input.open;
    after.apply(*change, model::Direction::Forward);
    result.summary = model::describe(after.schema(), model::summarise(after, *change));
    result.change = std::move(*change);
    result.cancelled = !report(1.0);
    return result;
}

void ImportTextDialog::show(std::shared_ptr<Result> result) {
    if (result->cancelled)
        return;
    result_ = std::move(result);
    if (!result_->failure.empty()) {
        showReport(tr("Nothing can be made from these texts."), tr("Problems"), linesOf(result_->failure), false);
        return;
    }
    QStringList parts;
    if (!result_->refusal.isEmpty())
        parts << result_->refusal + u'\n';
    else if (result_->change && result_->change->empty())
        parts << tr("The document is as the texts are: nothing changes.") + u'\n';
    else if (result_->change && result_->summary.empty())
        parts << tr("Only the order in the files changes.") + u'\n';
    else if (result_->change)
        parts << QString::fromStdString(result_->summary);
    parts << textOf(tr("Compiled"), result_->output.counts)
          << textOf(tr("Not taken over from the texts"), result_->output.losses);
    parts.removeAll(QString());
    showReport(parts.join(u'\n'), tr("Broken groups, left out"), linesOf(result_->output.skipped), false);
    enableOk();
}

void ImportTextDialog::enableOk() {
    const bool isComplete = result_ != nullptr && result_->failure.empty();
    setMayAccept(isComplete && (isOver() ? result_->change && !result_->change->empty() : !folder_->text().isEmpty()));
}

ImportTextDialog::Accepted ImportTextDialog::takeAccepted() {
    Accepted accepted{
        .change = {}, .files = {}, .folder = folder_->text(), .leftOut = linesOf(result_->output.skipped)};
    if (isOver())
        accepted.change = std::move(result_->change);
    else
        accepted.files = std::move(result_->output.files);
    return accepted;
}

} // namespace navsmith::gui
