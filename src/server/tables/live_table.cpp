// How a live table takes the wishes of its readers.

#include "server/tables/live_table.h"

#include <algorithm>
#include <utility>

#include "server/tables/secrets.h"
#include "wire/answer.h"
#include "wire/show.h"

namespace server::tables {

using game::Reason;
using protocol::Message;
using wire::Json;
using wire::JsonList;
using wire::JsonObject;
using wire::JsonText;

namespace {

constexpr std::int64_t kIdleMs = 60'000, kChatMs = 60'000;
/// Questions in one message.
constexpr std::size_t kMostQuestions = 8;

}  // namespace

LiveTable::LiveTable(Surroundings& around, store::TableId id)
    : around_(around), id_(std::move(id)), touched_(around.loop.now()) {}

bool LiveTable::is_idle(Moment now) const {
    if (doing_ == Doing::lost) return readers_.empty() && mail_.empty();
    return doing_ == Doing::nothing && readers_.empty() && mail_.empty() && late_.empty() &&
           now - touched_ >= kIdleMs;
}

void LiveTable::hear(std::shared_ptr<Guest> guest, Message message) {
    touched_ = around_.loop.now();
    const std::int64_t delay = guest->delay_ms();
    Mail mail{std::move(guest), std::move(message), touched_, delay, {}, {}};
    if (mail_.size() + late_.size() >= around_.limits.waiting_messages)
        return refuse(mail, Reason("server.busy", ""));
    mail_.push_back(std::move(mail));
    if (doing_ == Doing::lost) load();
    work();
}

void LiveTable::leave(const Guest& guest) {
    const std::optional<int> seat = drop_reader(guest);
    touched_ = around_.loop.now();
    if (seat && table_) settle_presence(*seat, nullptr);
}

/// The seat that he sat on.
std::optional<int> LiveTable::drop_reader(const Guest& guest) {
    const auto found = std::find_if(readers_.begin(), readers_.end(),
                                    [&](const Reader& reader) { return reader.guest.get() == &guest; });
    if (found == readers_.end()) return std::nullopt;
    const std::optional<int> seat = found->who.seat;
    readers_.erase(found);
    return seat;
}

void LiveTable::work() {
    while (doing_ == Doing::nothing) {
        if (table_->sequence() < heard_of_) return load_more();
        if (act_in_time() || bot_moves()) continue;
        if (mail_.empty()) break;
        Mail mail = std::move(mail_.front());
        mail_.pop_front();
        if (mail.guest->line) take(std::move(mail));
    }
}

void LiveTable::take(Mail mail) {
    auto who = read_who(*table_, mail.message.body);
    if (!who) {
        if (on_bad_key_) on_bad_key_(*mail.guest);
        return refuse(mail, who.error());
    }
    if (around_.people) who->account = around_.people->who(mail.guest->line->session());
    const std::string& op = mail.message.op;
    if (op == "enter") return enter(mail, *who);
    if (op == "ask") return ask(mail, *who);
    if (op == "relink") return relink(std::move(mail), *who);
    change(std::move(mail), *who);
}

void LiveTable::enter(const Mail& mail, const Who& who) {
    Guest& guest = *mail.guest;
    if (!guest.tables.contains(id_) && guest.tables.size() >= around_.limits.tables_a_line)
        return refuse(mail, Reason("server.too-many-tables", ""));
    guest.tables.insert(id_);
    const std::optional<int> before = drop_reader(guest);
    readers_.push_back({mail.guest, who, table_->sequence()});
    for (const std::optional<int> seat : {before, who.seat})
        if (seat) settle_presence(*seat, &guest);

    std::optional<std::int64_t> known;
    if (const auto given = mail.message.body.find("known"); given != mail.message.body.end())
        known = wire::whole_number_of(*given);
    if (known > table_->sequence()) known.reset();
    JsonObject you;
    you.put("seat", who.seat ? JsonText(*who.seat) : JsonText(nullptr)).put("host", who.is_host);
    JsonObject reply = accepted(mail.message.id);
    reply.put_all(show_view(*table_, around(), {who.seat, guest.language}, known)).put("you", you);
    guest.send(reply);
}

void LiveTable::ask(const Mail& mail, const Who& who) {
    const Json& questions = mail.message.body.at("requests");
    if (questions.size() > kMostQuestions)
        return refuse(mail, Reason("server.too-many-questions", "",
                                   {{"most", static_cast<std::int64_t>(kMostQuestions)}}));
    const wire::Speech speech = speech_for(*table_, mail.guest->language);
    const auto seat = who.seat ? std::optional(game::Seat::player(*who.seat)) : std::nullopt;
    JsonList answers;
    for (const Json& question : questions) {
        JsonObject answer, refusal;
        answer.put("ok", true);
        const auto reason = wire::answer_question(question, table_->match(), seat, speech, answer);
        if (reason) refusal.put("ok", false).put("error", wire::show_error(*reason, speech));
        answers.add(reason ? refusal : answer);
    }
    JsonObject reply = accepted(mail.message.id);
    mail.guest->send(reply.put("answers", answers));
}

void LiveTable::relink(Mail mail, const Who& who) {
    const auto seat = static_cast<int>(*wire::whole_number_of(mail.message.body.at("seat")));
    mail.new_key = key_made_of(*wire::text_of(mail.message.body.at("secret")), std::to_string(seat));
    const store::KeyHash hash = hash_of(*mail.new_key);
    // Sent again, the key is told once more: it opens the seat, or has been withdrawn since.
    if (const auto before = table_->done(Event::kHost, {}, mail.message.id); before && who.is_host)
        return done(mail, *before);
    if (const bool is_so = table_->seating().has(seat) && table_->seating().at(seat).key == hash;
        is_so && who.is_host)
        return done(mail, table_->sequence());
    if (const auto reason = why_not_relinked(*table_, who, seat)) return refuse(mail, *reason);
    Event event;
    event.kind = Event::Kind::linked;
    event.by = Event::kHost;
    event.seat = seat;
    event.hash = hash;
    happen(std::move(event), std::move(mail));
}

void LiveTable::change(Mail mail, const Who& who) {
    if (mail.too_late) return refuse(mail, *mail.too_late);
    const Json& body = mail.message.body;
    const auto name = body.find("name");
    const std::string* named = name == body.end() ? nullptr : wire::text_of(*name);
    if (const auto before = table_->done(who.by(), named ? *named : std::string(), mail.message.id))
        return done(mail, *before);
    if (table_->sequence() + 1 >= static_cast<std::int64_t>(around_.limits.events))
        return refuse(mail, Reason("server.table-full", ""));
    if (is_too_much(mail, who)) return refuse(mail, Reason("server.too-much-said", ""));
    if (mail.message.op == "play" && is_after_clock(mail)) {
        late_.push_back(std::move(mail));
        return set_alarm();
    }
    if (mail.message.op == "play" && who.seat && is_out_of_time(*who.seat, mail.arrived, allowance(mail))) {
        mail.too_late = Reason("server.time-is-up", "");
        return happen(time_is_up(*who.seat), std::move(mail));
    }
    Judgement judged = judge(*table_, who, mail.message, around(), around_.limits);
    if (const auto* reason = std::get_if<Reason>(&judged)) return refuse(mail, *reason);
    if (std::holds_alternative<Already>(judged)) return done(mail, table_->sequence());
    Event event = std::get<Event>(std::move(judged));
    if (event.kind == Event::Kind::accepted && event.what == What::rematch && table_->would_agree(event))
        return make_rematch(std::move(mail), std::move(event));
    happen(std::move(event), std::move(mail));
}

/// Whether he says more than he may.
bool LiveTable::is_too_much(const Mail& mail, const Who& who) {
    if (mail.message.op != "say") return false;
    const std::string by = who.seat ? std::to_string(*who.seat) : std::string(mail.guest->line->visitor());
    std::deque<Moment>& times = said_[by];
    while (!times.empty() && mail.arrived - times.front() >= kChatMs) times.pop_front();
    if (times.size() >= static_cast<std::size_t>(around_.limits.chat_lines_a_minute)) return true;
    times.push_back(mail.arrived);
    return false;
}

void LiveTable::refuse(const Mail& mail, const Reason& reason) {
    mail.guest->send(table_ ? refused(mail.message.id, reason, speech_for(*table_, mail.guest->language))
                            : refused(mail.message.id, reason, mail.guest->language));
}

void LiveTable::done(const Mail& mail, std::int64_t sequence) {
    if (mail.too_late) return refuse(mail, *mail.too_late);
    JsonObject reply = accepted(mail.message.id);
    reply.put("table", id_).put("sequence", sequence);
    if (mail.new_key) reply.put("key", *mail.new_key);
    mail.guest->send(reply);
}

/// The same game once more, everybody a seat further. The keys stay with those who hold them.
void LiveTable::make_rematch(Mail mail, Event event) {
    Event made;
    made.kind = Event::Kind::made;
    made.at = around_.loop.now();
    made.made = table_->made();
    made.made->secret = random_secret();
    std::rotate(made.made->keys.begin(), made.made->keys.begin() + 1, made.made->keys.end());
    auto& levels = made.made->terms.levels;
    std::rotate(levels.begin(), levels.begin() + 1, levels.end());
    event.rematch = random_table();
    doing_ = Doing::storing;
    store::Append append;
    append.table = event.rematch;
    append.event = to_line(made);
    append.at = made.at;
    around_.store.append(std::move(append),
                         [self = weak_from_this(), mail = std::move(mail), event](auto result) mutable {
                             const auto table = self.lock();
                             if (!table) return;
                             table->doing_ = Doing::nothing;
                             if (result && *result == store::Appended::stored)
                                 table->happen(std::move(event), std::move(mail));
                             else
                                 table->refuse(mail, result ? Reason("server.busy", "") : result.error());
                             table->work();
                         });
}

}  // namespace server::tables
