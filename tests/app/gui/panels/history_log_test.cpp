// The history panel and the log panel.
#include "app/gui/panels/history_panel.h"
#include "app/gui/panels/log_model.h"
#include "app/gui/panels/log_panel.h"
#include "app/logging/logging.h"
#include "tests/app/gui/panels/panel_commands.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/app/gui/panels/widgets.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLoggingCategory>
#include <QTableView>
#include <QToolButton>
#include <QUndoView>

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include <thread>

namespace navsmith::gui {
namespace {

using model::Slot;
using tests::find;

TEST(HistoryPanel, clickGoesToAStep) {
    const auto document = tests::smallDocument();
    HistoryPanel panel;
    EXPECT_FALSE(panel.isEnabled());
    panel.setDocument(document.get());
    tests::showActive(panel, {240, 200});
    const auto node = tests::typeOf(*document, "node");
    const auto& width = tests::propertyOf(*document, "node", "width");
    const Slot row = 1;
    for (const double value : {1.0, 2.0, 3.0})
        ASSERT_TRUE(document->edit(QString("Width %1").arg(value), [&](model::Transaction& tx) {
            model::writeValue(tx, node, width, std::span(&row, 1), value);
        }));
    auto& view = find<QUndoView>(panel, "history.view");
    ASSERT_EQ(view.model()->rowCount(), 4);
    EXPECT_EQ(view.model()->index(0, 0).data().toString(), "As opened");
    EXPECT_EQ(view.model()->index(2, 0).data().toString(), "Width 2");
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(1, 0)).center());
    EXPECT_EQ(tests::numberOf(*document, "node", "width", row), 1);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(0, 0)).center());
    EXPECT_EQ(tests::numberOf(*document, "node", "width", row), 5);
    EXPECT_FALSE(document->isModified());
    panel.setDocument(nullptr);
    EXPECT_EQ(view.model()->rowCount(), 0);
}

TEST(HistoryPanel, survivesDeletionOfItsDocument) {
    HistoryPanel panel;
    auto document = tests::smallDocument();
    panel.setDocument(document.get());
    document.reset();
    EXPECT_EQ(find<QUndoView>(panel, "history.view").model()->rowCount(), 0);
    EXPECT_EQ(panel.document(), nullptr);
}

/// Replaces spdlog's default logger during a test.
class LogPanelTest : public ::testing::Test {
protected:
    std::shared_ptr<spdlog::logger> before = spdlog::default_logger();
    std::shared_ptr<spdlog::logger> logger =
        logging::makeLogger({.name = "test", .consoleLevel = spdlog::level::off}).value();
    tests::PanelCommands commands;
    std::unique_ptr<LogPanel> panel;

    void SetUp() override {
        spdlog::set_default_logger(logger);
        panel = std::make_unique<LogPanel>(commands);
        tests::showActive(*panel, {600, 240});
    }
    void TearDown() override {
        qInstallMessageHandler(nullptr);
        spdlog::set_default_logger(before);
    }

    QTableView& view() { return find<QTableView>(*panel, "log.view"); }
    QString cell(int row, int column) { return view().model()->index(row, column).data().toString(); }
    bool waitForRows(int count) {
        return QTest::qWaitFor([&] { return view().model()->rowCount() == count; });
    }
};

TEST_F(LogPanelTest, showsMessagesWithTheirLevel) {
    logger->info("opened {} files", 2);
    logger->warn("odd form");
    logger->debug("not by default");
    ASSERT_TRUE(waitForRows(2));
    EXPECT_EQ(cell(0, LogModel::Text), "opened 2 files");
    EXPECT_EQ(cell(0, LogModel::Level), "info");
    EXPECT_EQ(cell(1, LogModel::Level), "warning");
}

TEST_F(LogPanelTest, filtersByLevel) {
    logger->debug("detail");
    logger->info("news");
    logger->error("trouble");
    ASSERT_TRUE(waitForRows(2));
    auto& level = find<QComboBox>(*panel, "log.level");
    level.setFocus();
    QTest::keyClick(&level, Qt::Key_Up);
    ASSERT_EQ(level.currentText(), "Everything");
    EXPECT_EQ(view().model()->rowCount(), 3);
    panel->setLevel(spdlog::level::err);
    ASSERT_EQ(view().model()->rowCount(), 1);
    EXPECT_EQ(cell(0, LogModel::Text), "trouble");
}

TEST_F(LogPanelTest, acceptsMessagesFromAnyThread) {
    std::vector<std::thread> threads;
    threads.reserve(4);
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([this, t] {
            for (int i = 0; i < 250; ++i)
                logger->info("{} {}", t, i);
        });
    for (auto& thread : threads)
        thread.join();
    EXPECT_TRUE(waitForRows(1000));
}

TEST_F(LogPanelTest, dropsTheOldestMessages) {
    for (std::size_t i = 0; i < LogModel::kMost + 100; ++i)
        logger->info("{}", i);
    ASSERT_TRUE(waitForRows(static_cast<int>(LogModel::kMost)));
    EXPECT_EQ(cell(0, LogModel::Text), "100");
    logger->info("one more");
    ASSERT_TRUE(QTest::qWaitFor([&] { return cell(0, LogModel::Text) == "101"; }));
    EXPECT_EQ(view().model()->rowCount(), static_cast<int>(LogModel::kMost));
}

TEST_F(LogPanelTest, copiesAndClearsMessages) {
    logger->info("first");
    logger->info("second");
    ASSERT_TRUE(waitForRows(2));
    QTest::mouseClick(&find<QToolButton>(*panel, "log.copy"), Qt::LeftButton);
    const auto all = QApplication::clipboard()->text();
    EXPECT_EQ(all.count(u'\n'), 2) << all.toStdString();
    EXPECT_TRUE(all.contains("info: first"));
    view().selectRow(1);
    EXPECT_FALSE(panel->text().contains("first"));
    EXPECT_TRUE(panel->text().contains("info: second"));
    QTest::mouseClick(&find<QToolButton>(*panel, "log.clear"), Qt::LeftButton);
    EXPECT_EQ(view().model()->rowCount(), 0);
}

TEST_F(LogPanelTest, loggingWorksAfterThePanelIsDeleted) {
    panel.reset();
    logger->warn("nobody listens");
    QApplication::processEvents();
}

TEST_F(LogPanelTest, logsQtMessages) {
    installQtMessageHandler();
    qWarning("a warning of %s", "Qt");
    const QLoggingCategory category("sample.category");
    qCCritical(category, "worse");
    qInstallMessageHandler(nullptr);
    ASSERT_TRUE(waitForRows(2));
    EXPECT_EQ(cell(0, LogModel::Text), "a warning of Qt");
    EXPECT_EQ(cell(0, LogModel::Level), "warning");
    EXPECT_EQ(cell(1, LogModel::Text), "[sample.category] worse");
    EXPECT_EQ(cell(1, LogModel::Level), "error");
}

TEST(LogModel, passesModelTester) {
    LogModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.append({{spdlog::level::info, {}, "a"}, {spdlog::level::err, {}, "b"}});
    model.append(std::vector<LogMessage>(LogModel::kMost, {spdlog::level::info, {}, "c"}));
    EXPECT_EQ(model.rowCount(), static_cast<int>(LogModel::kMost));
    EXPECT_EQ(model.message(0).text, "c");
    model.clear();
    EXPECT_EQ(model.rowCount(), 0);
}

} // namespace
} // namespace navsmith::gui
