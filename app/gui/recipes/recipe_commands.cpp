#include "app/gui/recipes/recipe_commands.h"

#include "app/gui/panels/counted.h"
#include "app/gui/recipes/recipe_dialog.h"
#include "core/document/recipe_log.h"
#include "core/files/own_folder.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/files/save_set.h"
#include "core/recipes/run_recipe.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <QAction>
#include <QDesktopServices>
#include <QInputDialog>
#include <QMessageBox>
#include <QPointer>
#include <QUrl>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <memory>
#include <system_error>
#include <vector>

namespace navsmith::gui {

using document::Document;
namespace fs = std::filesystem;

namespace {

QString nameOf(const fs::path& file) {
    return QString::fromStdString(files::toText(file.stem()));
}

bool isRecipe(const fs::path& file) {
    return file.extension() == ".txt" || file.extension() == ".json";
}

tl::expected<recipes::Recipe, QString> read(const fs::path& file) {
    const auto bytes = files::readFile(file);
    if (!bytes)
        return tl::unexpected(QString::fromStdString(files::describe(bytes.error())));
    auto recipe = recipes::parse(bytes::textOf(*bytes));
    if (!recipe)
        return tl::unexpected(QString::fromStdString(
            recipe.error().line == 0 ? recipe.error().message
                                     : texts::format("line {}: {}", recipe.error().line, recipe.error().message)));
    return std::move(*recipe);
}

} // namespace

RecipeCommands::RecipeCommands(CommandSet& commands, document::Workspace& workspace, document::JobQueue& jobs,
                               QWidget& window)
    : QObject(&window), commands_(commands), workspace_(workspace), jobs_(jobs), window_(window),
      bound_(commands.bind(this)) {
    connect(&workspace_, &document::Workspace::activeChanged, bound_, &BoundCommands::refresh);
}

void RecipeCommands::setFolder(const fs::path& folder) {
    folder_ = folder;
    ids_.clear();
    std::vector<fs::path> files;
    std::error_code failure; // there is no such folder yet
    for (auto it = fs::directory_iterator(folder, failure); !failure && it != fs::directory_iterator();
         it.increment(failure)) {
        if (isRecipe(it->path()))
            files.push_back(it->path());
    }
    std::ranges::sort(files);
    for (const auto& file : files)
        add(file);
    bound_->refresh();
    Q_EMIT changed();
}

void RecipeCommands::add(const fs::path& file) {
    const auto recipe = read(file);
    if (!recipe) {
        spdlog::warn("{}: {}", files::toText(file), recipe.error().toStdString());
        return;
    }
    const auto name = nameOf(file);
    const auto id = QStringLiteral("action.recipe.") + name;
    if (!ids_.insert(id).second || commands_.find(id) != nullptr)
        return; // declared before, or by a file of another form
    const auto system = QString::fromStdString(recipe->system);
    commands_.declare({.id = id,
                       .text = QString(name).replace(u'&', QStringLiteral("&&")) +
                               (recipe->questions.empty() ? QString() : QStringLiteral("…")),
                       .topic = tr("Recipes"),
                       .standard = {},
                       .help = tr("Recipe of %1").arg(counted(recipe->steps.size(), "step")),
                       .systems = system.isEmpty() ? QStringList() : QStringList{system}});
    Behaviour behaviour;
    behaviour.run = [this, file] { run(file); };
    behaviour.visible = [this, id, system] {
        const auto* document = workspace_.active();
        return ids_.contains(id) && (system.isEmpty() || document == nullptr ||
                                     QString::fromUtf8(document->system().id.data(),
                                                       static_cast<qsizetype>(document->system().id.size())) == system);
    };
    behaviour.enabled = [this] { return workspace_.active() != nullptr; };
    bound_->add(id, std::move(behaviour));
}

QList<QAction*> RecipeCommands::actions() const {
    QList<QAction*> actions;
    for (const auto& id : ids_) {
        if (auto* action = commands_.action(id))
            actions << action;
    }
    return actions;
}

void RecipeCommands::keepByDialog() {
    bool accepted = false;
    const auto name = QInputDialog::getText(&window_, tr("Keep as Command"),
                                            tr("Name of the command that does again what was done to this document:"),
                                            QLineEdit::Normal, {}, &accepted)
                          .trimmed();
    if (!accepted || name.isEmpty())
        return;
    if (const auto why = keep(name); !why.isEmpty())
        complain(tr("Keep as Command"), why);
    else
        Q_EMIT statusMessage(tr("Tools > Recipes > %1. Preferences give it a key.").arg(name));
}

QString RecipeCommands::keep(const QString& name) {
    auto* document = workspace_.active();
    if (document == nullptr)
        return tr("No document is open.");
    const auto recipe = document::RecipeLog::of(*document).recipe();
    const bool doesAnything = std::ranges::any_of(
        recipe.steps, [](const recipes::Step& step) { return !step.set.empty() || !step.edit.empty(); });
    if (!doesAnything)
        return tr("Nothing was done yet that can be done again.");
    if (name.contains(u'/') || name.contains(u'\\') || name.startsWith(u'.'))
        return tr("The name must be one for a file, without / and \\.");
    const files::PendingFile pending{folder_ / files::fromBytes(name.toStdString() + ".txt"),
                                     bytes::bytesOf(recipes::toText(recipe))};
    if (const auto saved = files::saveSet(std::span(&pending, 1)); !saved)
        return QString::fromStdString(files::describe(saved.error()));
    setFolder(folder_);
    return {};
}

void RecipeCommands::run(const fs::path& file) {
    auto* document = workspace_.active();
    if (document == nullptr)
        return;
    auto recipe = read(file);
    if (!recipe)
        return complain(nameOf(file), recipe.error());
    std::vector<recipes::Answer> answers;
    if (!recipe->questions.empty()) {
        RecipeDialog dialog(nameOf(file), recipe->questions, &window_);
        const QPointer<Document> still(document);
        if (dialog.exec() != QDialog::Accepted || !still)
            return;
        answers = dialog.answers();
    }
    auto complete = recipes::answered(*recipe, answers);
    if (!complete)
        return complain(nameOf(file), QString::fromStdString(complete.error()));
    runOn(*document, nameOf(file), std::move(*complete));
}

void RecipeCommands::runOn(Document& document, const QString& title, recipes::Recipe recipe) {
    struct Work {
        recipes::Recipe recipe;
        std::vector<model::Element> selected;
        std::optional<model::Model> model;
        quint64 state = 0;
        tl::expected<recipes::Outcome, recipes::RunError> outcome;
    };
    document.commitPreview();
    auto work = std::make_shared<Work>();
    work->recipe = std::move(recipe);
    work->selected = document.selection().elements();
    work->model.emplace(document.model());
    work->state = document.stateId();
    jobs_.run<std::shared_ptr<Work>>(
        &document, {.title = title},
        [work, system = &document.system(), map = document.map()](const document::JobQueue::Report& report) {
            recipes::Surroundings around;
            std::vector<std::byte> mapFile;
            if (map) {
                around.ground = &map->backdrop->rays;
                around.mapBytes = map->backdrop->fileSize;
                if (recipes::usesMapFile(work->recipe, *system)) {
                    if (auto bytes = files::readFile(map->path))
                        mapFile = std::move(*bytes);
                    around.mapFile = mapFile;
                }
            }
            around.progress = [&](std::string_view, double done) { return report(done); };
            work->outcome = recipes::run(work->recipe, *work->model, *system, around, work->selected);
            return work;
        },
        [this, now = &document, title](const std::shared_ptr<Work>& done) {
            if (!done->outcome)
                return complain(title, tr("Step %1: %2")
                                           .arg(done->outcome.error().step + 1)
                                           .arg(QString::fromStdString(done->outcome.error().message)));
            if (now->stateId() != done->state || now->isPreviewing()) {
                Q_EMIT statusMessage(tr("Not done: the document was edited in the meantime"));
                return;
            }
            auto& change = done->outcome->change;
            const bool changes = !change.empty();
            change.label = title.toStdString();
            now->take(std::move(change));
            now->selection().set(done->outcome->selection);
            Q_EMIT statusMessage(changes ? tr("Done: %1").arg(title) : tr("%1: nothing changes").arg(title));
        });
}

void RecipeCommands::complain(const QString& title, const QString& reason) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, reason, QMessageBox::Ok, &window_);
    box->setObjectName(QStringLiteral("message.recipe"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

Topic<RecipeCommands> RecipeCommands::commands() {
    static constexpr Command<RecipeCommands> kRows[] = {
        {.id = "action.keepRecipe",
         .title = QT_TRANSLATE_NOOP("Commands", "&Keep History as Command…"),
         .help = QT_TRANSLATE_NOOP("Commands", "Make a command of what was done to this document, for others like it"),
         .run = [](RecipeCommands& recipes) { recipes.keepByDialog(); },
         .enabled = {[](RecipeCommands& recipes) { return recipes.workspace_.active() != nullptr; },
                     QT_TRANSLATE_NOOP("Commands", "no document is open")}},
        {.id = "action.recipeFolder",
         .title = QT_TRANSLATE_NOOP("Commands", "Open Recipe &Folder"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the folder whose recipes are commands"),
         .run =
             [](RecipeCommands& recipes) {
                 if (const auto ready = files::makeOwnFolder(recipes.folder_); !ready)
                     recipes.complain(tr("Open Recipe Folder"), QString::fromStdString(files::describe(ready.error())));
                 else
                     QDesktopServices::openUrl(
                         QUrl::fromLocalFile(QString::fromStdString(files::toText(recipes.folder_))));
             }},
        {.id = "action.reloadRecipes",
         .title = QT_TRANSLATE_NOOP("Commands", "&Read Recipes Again"),
         .help = QT_TRANSLATE_NOOP("Commands", "Look for new recipes in the folder"),
         .run = [](RecipeCommands& recipes) { recipes.setFolder(recipes.folder_); }}};
    return {QT_TRANSLATE_NOOP("Commands", "Recipes"), kWindow, kRows};
}

} // namespace navsmith::gui
