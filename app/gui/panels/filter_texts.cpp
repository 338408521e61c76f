#include "app/gui/panels/filter_texts.h"

#include "core/document/document.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace navsmith::gui {

FilterTexts::FilterTexts() = default;
FilterTexts::~FilterTexts() = default;

void FilterTexts::change(QLineEdit& filter, const document::Document* to) {
    if (shown_ == to && to != nullptr)
        return;
    std::erase_if(texts_, [&](const auto& each) { return each.first.isNull() || each.first == shown_; });
    if (shown_ && !filter.text().isEmpty())
        texts_.emplace_back(shown_, filter.text());
    shown_ = to;
    const auto entry = std::ranges::find_if(texts_, [&](const auto& each) { return each.first == to; });
    const QSignalBlocker quiet(filter);
    filter.setText(entry == texts_.end() ? QString() : entry->second);
}

} // namespace navsmith::gui
