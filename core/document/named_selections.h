// Selections that people have stored under names, to recall and combine them.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QString>

#include <span>
#include <vector>

namespace navsmith::document {

struct NamedSelection {
    QString name;
    std::vector<model::Element> elements; ///< also erased ones, which undo may bring back
};

/// Not part of the data: storing one is no edit, and they are not saved with the files.
class NamedSelections : public QObject {
    Q_OBJECT

public:
    /// The named selections of a document, which owns them.
    static NamedSelections& of(Document& document);
    /// The same, if anything was stored yet; else null.
    static const NamedSelections* existing(const Document& document);

    /// In alphabetical order.
    [[nodiscard]] const std::vector<NamedSelection>& all() const { return all_; }
    [[nodiscard]] const NamedSelection* find(const QString& name) const;
    /// The live elements; none if there is no such name.
    [[nodiscard]] std::vector<model::Element> elementsOf(const QString& name) const;
    /// Replaces one of the same name. The name must not be empty.
    void store(const QString& name, std::span<const model::Element> elements);
    /// "Selection 1", or the next number that is free.
    [[nodiscard]] QString freeName() const;
    /// False, and nothing happens, if the new name is empty or in use.
    bool rename(const QString& name, const QString& newName);
    void remove(const QString& name);

Q_SIGNALS:
    void changed();

private:
    explicit NamedSelections(Document& document);
    void sort();

    Document& document_;
    std::vector<NamedSelection> all_;
};

} // namespace navsmith::document
