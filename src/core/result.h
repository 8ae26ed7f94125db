#pragma once

#include <cassert>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace core {

/// Marks a value as the error side of a Result: `return core::fail(reason);`
template <class E>
struct Failure {
    E error;
};

template <class E>
Failure<std::decay_t<E>> fail(E&& error) {
    return {std::forward<E>(error)};
}

/// A value or a named error. Everything that reads input from outside returns one;
/// exceptions do not exist in the WebAssembly build, and g++-12 has no full std::expected.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(Failure<E> failure) : held_(std::in_place_index<1>, std::move(failure.error)) {}

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() & { return *checked(std::get_if<0>(&held_)); }
    const T& value() const& { return *checked(std::get_if<0>(&held_)); }
    T&& value() && { return std::move(*checked(std::get_if<0>(&held_))); }
    const E& error() const { return *checked(std::get_if<1>(&held_)); }

    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }

private:
    template <class P>
    static P* checked(P* held) {
        assert(held != nullptr);  // asking for the side that is not there is a bug of the caller
        return held;
    }

    std::variant<T, E> held_;
};

}  // namespace core
