#include "server/net/listener.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <utility>

#include "server/net/asio_line.h"
#include "server/net/asio_loop.h"
#include "server/net/doors.h"
#include "server/net/http_session.h"

namespace server {

namespace {

using game::Reason;
using net::Clock;
using net::kToken;
namespace asio = net::asio;

class AsioListener final : public Listener {
public:
    AsioListener(Answerer answerer, const Limits& limits)
        : house_{.answerer = std::move(answerer), .limits = limits} {}

    std::optional<Reason> open(const Place& place) {
        house_.is_proxied = place.is_proxied;
        return doors_.open(place);
    }

    std::uint16_t port() const override { return doors_.port(); }
    Loop& loop() override { return loop_; }

    void connect(Switchboard& switchboard) override {
        exchange_ = std::make_unique<net::Exchange>(io_, house_.limits, switchboard);
        house_.exchange = exchange_.get();
    }

    void run() override {
        wait_for_signal();
        doors_.keep();
        asio::co_spawn(io_, look(), asio::detached);
        io_.run();
    }

    void stop() override {
        asio::post(io_, [this] {
            if (!std::exchange(stops_, true)) asio::co_spawn(io_, part(), asio::detached);
        });
    }

private:
    void wait_for_signal() {
        signals_.async_wait([this](const net::error_code& error, int) {
            if (error) return;
            if (stops_) return io_.stop();  // somebody is in a hurry
            stop();
            wait_for_signal();
        });
    }

    /// Every line and every visitor, again and again.
    asio::awaitable<void> look() {
        constexpr std::chrono::milliseconds kLongest{1000};
        constexpr int kLooks = 4;  // in the shortest time that is kept
        const Limits& limits = house_.limits;
        const auto pause =
            std::min({kLongest, limits.ping / kLooks, limits.silence / kLooks, limits.farewell / kLooks});
        for (asio::steady_timer timer(io_);;) {
            timer.expires_after(pause);
            co_await timer.async_wait(kToken);
            if (exchange_) exchange_->look(Clock::now());
            house_.visitors.forget(Clock::now());
        }
    }

    asio::awaitable<void> part() {
        constexpr std::chrono::milliseconds kPause{5};
        doors_.close();
        if (exchange_) exchange_->stop();
        asio::steady_timer timer(io_);
        while (exchange_ && !exchange_->is_empty()) {
            timer.expires_after(kPause);
            co_await timer.async_wait(kToken);
        }
        io_.stop();
    }

    // The order counts: connections that end with `io_` look at what stands before it.
    net::House house_;
    std::unique_ptr<net::Exchange> exchange_{};
    asio::io_context io_{1};
    net::AsioLoop loop_{io_};
    asio::signal_set signals_{io_, SIGINT, SIGTERM};
    net::Doors doors_{io_, house_};
    bool stops_ = false;
};

}  // namespace

core::Result<std::unique_ptr<Listener>, Reason> listen(const Place& place, Answerer answerer,
                                                       const Limits& limits) {
    try {  // Boost has no other way to say that the system gives it no descriptor
        auto listener = std::make_unique<AsioListener>(std::move(answerer), limits);
        if (const auto reason = listener->open(place)) return core::fail(*reason);
        return std::unique_ptr<Listener>(std::move(listener));
    } catch (const boost::system::system_error& error) {
        return core::fail(why_not_listening(error.code().value(), place));
    }
}

}  // namespace server
