// How a live table stores what happens, and tells it then.

#include <algorithm>
#include <utility>

#include "server/tables/live_table.h"
#include "wire/show.h"

namespace server::tables {

using game::Reason;
using wire::JsonObject;

namespace {

/// Before a store that failed is asked again.
constexpr std::int64_t kAgainMs = 1000;

}  // namespace

void LiveTable::load() {
    forget();
    doing_ = Doing::loading;
    heard_of_ = -1;
    around_.store.load(id_, 0, [self = weak_from_this()](auto result) {
        if (const auto table = self.lock()) table->loaded(std::move(result));
    });
}

/// What is in memory may be wrong: only the store knows.
void LiveTable::forget() {
    stop_bots();
    table_.reset();
    told_at_.fill(0);
}

void LiveTable::loaded(core::Result<std::vector<std::string>, Reason> result) {
    std::optional<Reason> reason;
    if (!result)
        reason = result.error();
    else if (result->empty())
        reason = Reason("server.no-table", "");
    else
        reason = fold(*result);
    if (reason) {
        forget();
        doing_ = Doing::lost;
        if (has_readers())
            around_.loop.later(kAgainMs, [self = weak_from_this()] {
                if (const auto table = self.lock()) table->wake();
            });
        return refuse_all(*reason);
    }
    const Moment now = around_.loop.now();
    if (away_since_.empty()) away_since_.resize(table_->seating().places().size(), now);
    doing_ = Doing::nothing;
    tell_readers();
    for (int seat = 0; table_->seating().has(seat); ++seat)
        settle_presence(seat, nullptr);  // who left meanwhile
    go_on();
}

/// Nothing is being stored or loaded any more: whatever waited for that has its turn.
void LiveTable::go_on() {
    while (!late_.empty()) {
        mail_.push_front(std::move(late_.back()));
        late_.pop_back();
    }
    set_alarm();
    ask_bots();
    work();
}

/// Folds events, from the first one where there is no table yet.
std::optional<Reason> LiveTable::fold(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        const auto event = read_event(line);
        if (!event) return event.error();
        if (!table_) {
            auto begun = Table::begin(id_, *event);
            if (!begun) return begun.error();
            table_.emplace(std::move(*begun));
        } else if (auto reason = table_->apply(*event)) {
            return Reason("server.store-damaged", "");
        }
    }
    return std::nullopt;
}

void LiveTable::look_for_more(std::int64_t sequence) {
    heard_of_ = std::max(heard_of_, sequence);
    work();
}

void LiveTable::look_again() {
    if (doing_ == Doing::lost && has_readers()) return load();
    if (doing_ == Doing::nothing && has_readers()) load_more();
}

void LiveTable::load_more() {
    doing_ = Doing::loading;
    heard_of_ = -1;
    around_.store.load(id_, table_->sequence() + 1, [self = weak_from_this()](auto result) {
        if (const auto table = self.lock()) table->more_loaded(std::move(result));
    });
}

void LiveTable::more_loaded(core::Result<std::vector<std::string>, Reason> result) {
    doing_ = Doing::nothing;
    if (result && fold(*result)) return load();
    tell_readers();
    go_on();
}

/// Lets something happen: in memory, then in the store, then it is told.
void LiveTable::happen(Event event, std::optional<Mail> mail) {
    const Moment now = mail ? mail->arrived : around_.loop.now();
    event.at = std::max(now, table_->last_at());
    if (mail && !mail->too_late) event.id = mail->message.id;
    measure(event, event.at, mail ? allowance(*mail) : 0);
    std::vector<store::KeyHash> withdrawn;
    if (event.kind == Event::Kind::linked) withdrawn.push_back(*table_->seating().at(event.seat).key);
    if (const auto reason = table_->happen(event)) {
        acts_from_ = around_.loop.now() + kAgainMs;
        if (mail) refuse(*mail, *reason);
        return load();
    }
    commit(event, std::move(mail), std::move(withdrawn));
}

std::vector<store::Append::NewKey> LiveTable::new_keys(const Event& event) const {
    if (event.kind != Event::Kind::linked) return {};
    return {{*event.hash, event.seat}};
}

void LiveTable::commit(const Event& event, std::optional<Mail> mail, std::vector<store::KeyHash> withdrawn) {
    doing_ = Doing::storing;
    touched_ = around_.loop.now();
    store::Append append;
    append.table = id_;
    append.sequence = table_->sequence();
    append.event = to_line(event);
    append.at = event.at;
    append.deadline = due();
    append.keys = new_keys(event);
    append.withdrawn = std::move(withdrawn);
    around_.store.append(std::move(append),
                         [self = weak_from_this(), mail = std::move(mail)](auto result) mutable {
                             if (const auto table = self.lock())
                                 table->stored(std::move(result), std::move(mail));
                         });
}

void LiveTable::stored(core::Result<store::Appended, Reason> result, std::optional<Mail> mail) {
    if (!result) {
        acts_from_ = around_.loop.now() + kAgainMs;
        if (mail) refuse(*mail, result.error());
        return load();
    }
    if (*result == store::Appended::taken) {
        // Somebody else was first: with what he wrote in view it is judged again.
        if (mail) {
            mail->too_late.reset();
            mail_.push_front(std::move(*mail));
        }
        return load();
    }
    doing_ = Doing::nothing;
    for (const game::Seat seat : table_->clocks().running())
        if (table_->clocks().since(seat.index()) == table_->last_at())
            told_at_[static_cast<std::size_t>(seat.index())] = around_.loop.now();
    if (mail) done(*mail, table_->sequence());
    tell_readers();
    if (around_.people && table_->terms().is_rated && table_->over_at()) around_.people->over(*table_);
    around_.bus.tell(id_, std::to_string(table_->sequence()));
    go_on();
}

/// Everybody hears what he does not know yet; those who may know the same hear the same text.
void LiveTable::tell_readers() {
    struct Group {
        Audience audience;
        std::int64_t told = 0;
        auto operator<=>(const Group&) const = default;
    };
    const Around now = around();
    std::map<Group, std::shared_ptr<const std::string>> texts;
    for (Reader& reader : readers_) {
        if (reader.told >= table_->sequence()) continue;
        const Group group{{reader.who.seat, reader.guest->language}, reader.told};
        auto& text = texts[group];
        if (!text) {
            JsonObject news;
            news.put("news", "table").put("view", show_view(*table_, now, group.audience, group.told));
            text = std::make_shared<const std::string>(news.text());
        }
        reader.told = table_->sequence();
        reader.guest->send(text);
    }
}

void LiveTable::settle_presence(int seat, const Guest* but) {
    auto& away = away_since_[static_cast<std::size_t>(seat)];
    const bool is_here = std::any_of(readers_.begin(), readers_.end(),
                                     [&](const Reader& reader) { return reader.who.seat == seat; });
    if (is_here != away.has_value()) return;
    away = is_here ? std::nullopt : std::optional(around_.loop.now());
    JsonObject news;
    news.put("news", "here").put("table", id_).put("now", around_.loop.now());
    news.put("seats", show_seats(*table_, around().presence));
    const auto text = std::make_shared<const std::string>(news.text());
    for (const Reader& reader : readers_)
        if (reader.guest.get() != but) reader.guest->send(text);
}

void LiveTable::refuse_all(const Reason& reason) {
    for (std::list<Mail>* list : {&mail_, &late_}) {
        for (const Mail& mail : *list) refuse(mail, reason);
        list->clear();
    }
}

}  // namespace server::tables
