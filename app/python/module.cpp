// The module navsmith._native: what `navsmith-cli serve` answers, within Python's own process, and columns of
// properties as arrays that nothing encodes on the way.
#include "app/cli/columns.h"
#include "app/cli/server.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

namespace cli = navsmith::cli;
namespace py = pybind11;

/// Takes the values over. Read-only, as the document does not follow changes of the array.
template <typename T>
py::array arrayOf(std::vector<T> values, std::size_t components, const char* type) {
    auto owner = std::make_unique<std::vector<T>>(std::move(values));
    const auto* const data = owner->data();
    std::vector<py::ssize_t> shape{static_cast<py::ssize_t>(owner->size() / components)};
    if (components > 1)
        shape.push_back(static_cast<py::ssize_t>(components));
    const py::capsule capsule(owner.get(), [](void* vector) { delete static_cast<std::vector<T>*>(vector); });
    static_cast<void>(owner.release()); // the capsule has it now
    py::array array(py::dtype(type), shape, data, capsule);
    array.attr("setflags")(py::arg("write") = false);
    return array;
}

/// Texts of files need not be UTF-8.
py::object textOf(const std::string& bytes) {
    return py::reinterpret_steal<py::object>(
        PyUnicode_DecodeUTF8(bytes.data(), static_cast<py::ssize_t>(bytes.size()), "replace"));
}

py::object objectOf(cli::PropertyColumn column) {
    const auto components = column.components;
    struct Convert {
        std::size_t components;
        py::object operator()(std::vector<std::uint8_t>& values) const {
            return arrayOf(std::move(values), components, "?");
        }
        py::object operator()(std::vector<std::int64_t>& values) const {
            return arrayOf(std::move(values), components, "<i8");
        }
        py::object operator()(std::vector<double>& values) const {
            return arrayOf(std::move(values), components, "<f8");
        }
        py::object operator()(std::vector<std::optional<std::string>>& values) const {
            py::list texts;
            for (const auto& text : values)
                texts.append(text ? textOf(*text) : py::none());
            return texts;
        }
    };
    return std::visit(Convert{components}, column.values);
}

/// Calls Python now and then while a request works without its lock: for what the user has pressed, and for a function
/// that is told how much is done.
class Watch {
public:
    void begin(std::optional<py::function> progress) {
        progress_ = std::move(progress);
        next_ = {};
        isCancelled_ = false;
        failure_.reset();
    }
    /// Raises what Python raised meanwhile.
    void end() {
        progress_.reset();
        if (const auto failure = std::exchange(failure_, std::nullopt))
            throw py::error_already_set(*failure);
    }
    bool operator()(double done) {
        constexpr std::chrono::milliseconds interval{50};
        const auto now = std::chrono::steady_clock::now();
        if (isCancelled_)
            return false;
        if (now < next_)
            return true;
        next_ = now + interval;
        const py::gil_scoped_acquire lock;
        try {
            if (PyErr_CheckSignals() != 0)
                throw py::error_already_set();
            isCancelled_ = progress_ && (*progress_)(done).is(py::bool_(false));
        } catch (const py::error_already_set& failure) {
            failure_ = failure;
            isCancelled_ = true;
        }
        return !isCancelled_;
    }

private:
    std::optional<py::function> progress_;
    std::chrono::steady_clock::time_point next_;
    bool isCancelled_ = false;
    std::optional<py::error_already_set> failure_;
};

/// Not for several threads at once.
class Server {
public:
    explicit Server(bool readOnly)
        : server_({.readOnly = readOnly, .mayUseFiles = true, .openingProgress = [this](double done) {
                       return watch_(done);
                   }}) {}

    std::string answer(const std::string& line, std::optional<py::function> progress) {
        watch_.begin(std::move(progress));
        std::string answer;
        {
            const py::gil_scoped_release unlocked;
            answer = server_.answer(line).line;
        }
        watch_.end();
        return answer;
    }

    /// None: the request `column` tells why.
    py::object column(const std::string& document, const std::string& kind, const std::string& property) {
        const std::filesystem::path path(document);
        std::vector<navsmith::files::FileError> problems;
        const auto documents = server_.documents().find(std::span(&path, 1), problems);
        if (documents.size() != 1)
            return py::none();
        const auto& model = documents.front()->document.model;
        const auto place = cli::findColumn(model.schema(), kind, property);
        if (!place)
            return py::none();
        cli::PropertyColumn column;
        {
            const py::gil_scoped_release unlocked;
            column = cli::readColumn(model, place->type, *place->property);
        }
        return objectOf(std::move(column));
    }

private:
    Watch watch_;
    cli::Server server_;
};

} // namespace

PYBIND11_MODULE(_native, module) { // NOLINT(readability-identifier-naming): pybind11's macro
    module.doc() = "What navsmith-cli serve answers, within this process; see navsmith.Session.";
    py::class_<Server>(module, "Server")
        .def(py::init<bool>(), py::arg("read_only"))
        .def("answer", &Server::answer, py::arg("line"), py::arg("progress") = py::none())
        .def("column", &Server::column, py::arg("document"), py::arg("kind"), py::arg("property"));
}
