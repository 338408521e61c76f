// What was open when the program ended, and how it was looked at: found again at the next start.
#pragma once

#include "app/gui/look.h"
#include "core/document/document.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace navsmith::gui {

class MainWindow;
class ViewState;

/// Kept in the settings under "session/". "session/restore" (true) says whether it is to be used.
class LastSession : public QObject {
    Q_OBJECT

public:
    /// Follows the window and writes down what is open.
    explicit LastSession(MainWindow& window, QObject* parent = nullptr);

    [[nodiscard]] static bool isWanted();

    /// Until then nothing is written down: what a crash has left may be opened before the session is.
    void begin() { begun_ = true; }
    /// Opens what was open. False, and nothing has happened, when that is not wanted, there was nothing, none of it is
    /// there any more, or the last attempt did not come to its end.
    bool restore();
    /// One document comes to be looked at as another of the same system is.
    void copyView(const document::Document& from, document::Document& to);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        QString path;
        Look look;
    };
    struct State {
        std::vector<Place> places;
        QString active;
        QStringList camera; ///< x, y, z, yaw, pitch
    };

    [[nodiscard]] State capture() const;
    static void store(const State& state);
    [[nodiscard]] static State stored();
    void showAsStored(document::Document* document);
    void finishRestoring();

    MainWindow& window_;
    QTimer later_;
    bool begun_ = false;
    std::optional<State> atClosing_;
    std::optional<State> restoring_;
};

} // namespace navsmith::gui
