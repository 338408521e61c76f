#include "app/gui/panels/log_panel.h"

#include "app/gui/panels/log_model.h"
#include "core/document/post.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

class LogPanel::LevelFilter final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setLevel(spdlog::level::level_enum level) {
        level_ = level;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex&) const override {
        return static_cast<const LogModel*>(sourceModel())->message(row).level >= level_;
    }

private:
    spdlog::level::level_enum level_ = spdlog::level::info;
};

LogPanel::LogPanel(CommandSet& commands, QWidget* parent)
    : QWidget(parent), model_(new LogModel(this)), filter_(new LevelFilter(this)), level_(new QComboBox(this)),
      view_(new QTableView(this)) {
    setObjectName(QStringLiteral("panel.log"));
    setAccessibleName(tr("Log"));
    filter_->setSourceModel(model_);
    level_->setObjectName(QStringLiteral("log.level"));
    level_->setAccessibleName(tr("Minimum level"));
    const std::pair<QString, spdlog::level::level_enum> levels[] = {{tr("Everything"), spdlog::level::trace},
                                                                    {tr("Information"), spdlog::level::info},
                                                                    {tr("Warnings"), spdlog::level::warn},
                                                                    {tr("Errors"), spdlog::level::err}};
    for (const auto& [title, level] : levels)
        level_->addItem(title, static_cast<int>(level));
    level_->setCurrentIndex(1);
    view_->setObjectName(QStringLiteral("log.view"));
    view_->setAccessibleName(tr("Messages"));
    view_->setModel(filter_);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->setTabKeyNavigation(false);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view_->verticalHeader()->setDefaultSectionSize(view_->fontMetrics().height() + 4);
    view_->horizontalHeader()->hide();
    view_->horizontalHeader()->setStretchLastSection(true);
    view_->setColumnWidth(LogModel::Time, view_->fontMetrics().horizontalAdvance(QStringLiteral("00:00:00.000")) + 16);
    view_->setColumnWidth(LogModel::Level, view_->fontMetrics().horizontalAdvance(tr("warning")) + 20);

    const auto button = [this](const char* name, const QString& text, auto run) {
        auto* b = new QToolButton(this);
        b->setObjectName(QLatin1String(name));
        b->setText(text);
        b->setAccessibleName(text);
        connect(b, &QToolButton::clicked, this, run);
        return b;
    };
    auto* copy = button("log.copy", tr("Copy"), [this] { this->copy(); });
    auto* clear = button("log.clear", tr("Clear"), [this] { this->clear(); });
    commands.bind(LogPanel::commands(), *this, view_);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(6, 4, 6, 4);
    top->addWidget(level_);
    top->addStretch(1);
    top->addWidget(copy);
    top->addWidget(clear);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(view_, 1);

    connect(level_, &QComboBox::currentIndexChanged, this, [this] {
        filter_->setLevel(static_cast<spdlog::level::level_enum>(level_->currentData().toInt()));
        view_->scrollToBottom();
    });
    sink_ = std::make_shared<LogSink>([this] { document::post(this, [this] { fetch(); }); });
    listenTo(*spdlog::default_logger());
}

LogPanel::~LogPanel() {
    // The loggers keep the sink, so silence it.
    sink_->close();
}

void LogPanel::listenTo(spdlog::logger& logger) {
    logger.sinks().push_back(sink_);
}

void LogPanel::setLevel(spdlog::level::level_enum level) {
    level_->setCurrentIndex(std::max(0, level_->findData(static_cast<int>(level))));
}

void LogPanel::clear() {
    model_->clear();
}

void LogPanel::fetch() {
    // Scroll to the newest message unless the user has scrolled up.
    const auto* bar = view_->verticalScrollBar();
    const bool atEnd = bar->value() == bar->maximum();
    model_->append(sink_->take());
    if (atEnd)
        view_->scrollToBottom();
}

Topic<LogPanel> LogPanel::commands() {
    static constexpr Command<LogPanel> kRows[] = {
        {.id = "log.copySelected",
         .title = QT_TRANSLATE_NOOP("Commands", "&Copy"),
         .keys = "Ctrl+C",
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the selected messages, or all"),
         .run = [](LogPanel& panel) { panel.copy(); }},
    };
    return {
        QT_TRANSLATE_NOOP("Commands", "Log Panel"), {"panel.log", QT_TRANSLATE_NOOP("Commands", "Log panel")}, kRows};
}

void LogPanel::copy() const {
    QApplication::clipboard()->setText(text());
}

QString LogPanel::text() const {
    std::vector<int> rows;
    for (const auto& index : view_->selectionModel()->selectedRows())
        rows.push_back(index.row());
    if (rows.empty()) {
        for (int row = 0; row < filter_->rowCount(); ++row)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    QString out;
    for (const int row : rows)
        out += model_->line(filter_->mapToSource(filter_->index(row, 0)).row()) + u'\n';
    return out;
}

} // namespace navsmith::gui
