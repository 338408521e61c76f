// Any text: no expression, or one that can be evaluated; likewise for values to set.
#include "core/query/assignment.h"
#include "core/query/query.h"
#include "core/systems/registry.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    if (input.empty())
        return;
    const auto known = systems::all();
    const auto& system = known[std::to_integer<std::size_t>(input[0]) % known.size()];
    const std::string_view text = textOf(input.subspan(1));
    // Two elements of each type. Those that they cannot be without are the first ones; other references are empty.
    model::ModelBuilder builder(system.schema);
    for (model::ElementTypeId type = 0; type < system.schema->typeCount(); ++type) {
        builder.addRows(type, 2);
        for (model::ColumnId column = 0; column < system.schema->type(type).columnCount(); ++column) {
            const auto& reference = system.schema->type(type).columns[column].ref;
            if (reference && reference->onTargetErased != model::OnTargetErased::Clear)
                std::ranges::fill(builder.column(model::Column<model::Ref>{type, column}), model::Ref::to(0));
        }
    }
    auto m = builder.finish();
    if (const auto selection = query::parseSelection(text, m.schema()))
        (void)selection->select(m);
    for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        const auto assignment = query::Assignment::parse(text, m.schema(), type);
        if (!assignment)
            continue;
        const std::vector<model::Slot> rows{0, 1};
        model::Transaction tx(m, "Set");
        (void)query::assign(tx, std::span(&*assignment, 1), type, rows);
        break;
    }
}
