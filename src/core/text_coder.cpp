#include "core/text_coder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace core {

namespace text_coding {

/// Chances of a one bit have 12 bits; "stretched", as odds, they run from -2047 to 2047.
constexpr int kChanceBits = 12, kCertain = 1 << kChanceBits, kMostOdds = 2047;

constexpr int chance_of(int odds) {
    // 4096 / (1 + e^-x) for x from -8 to 8 in steps of a half; linear in between.
    constexpr std::array<int, 33> kCurve{1,    2,    3,    6,    10,   16,   27,   45,   73,   120,  194,
                                         310,  488,  747,  1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
                                         3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};
    const int from_left = std::clamp(odds, -kMostOdds, kMostOdds) + 2048;
    const auto at = static_cast<std::size_t>(from_left / 128);
    const int part = from_left % 128;
    return (kCurve[at] * (128 - part) + kCurve[at + 1] * part + 64) / 128;
}

/// The inverse of chance_of.
constexpr std::array<std::int16_t, kCertain> make_odds() {
    std::array<std::int16_t, kCertain> all{};
    int chance = 0;
    for (int odds = -kMostOdds; odds <= kMostOdds; ++odds)
        for (; chance <= chance_of(odds); ++chance)
            all[static_cast<std::size_t>(chance)] = static_cast<std::int16_t>(odds);
    for (; chance < kCertain; ++chance) all[static_cast<std::size_t>(chance)] = kMostOdds;
    return all;
}
constexpr auto kOdds = make_odds();

constexpr std::uint32_t scramble(std::uint32_t x) {
    x *= 0x9e3779b1U;
    x ^= x >> 15;
    x *= 0x85ebca6bU;
    return x ^ x >> 13;
}

/// How often a one bit has come in a context so far.
struct Counter {
    std::uint16_t chance = 1 << 15;
    std::uint8_t seen = 0;
    std::uint8_t mark = 0;  // tells apart contexts that share a place

    static constexpr int kMostSeen = 40;

    void learn(int bit) {
        const int target = bit ? 65535 : 0;
        chance = static_cast<std::uint16_t>(chance + (target - chance) * 2 / (2 * seen + 3));
        if (seen < kMostSeen) ++seen;
    }
    int odds() const { return kOdds[chance >> (16 - kChanceBits)]; }
    /// How far it can be trusted, from 0.
    std::size_t trust() const { return seen < 2 ? seen : seen < 5 ? 2 : seen < 16 ? 3 : 4; }
    static constexpr std::size_t kTrusts = 5;
};

/// What stands before the next byte, in the ways that records repeat themselves.
class Surroundings {
public:
    static constexpr std::size_t kContexts = 8;

    void add(char c) {
        const auto byte = static_cast<unsigned char>(c);
        recent_ = recent_ << 8 | byte;
        if (c == '\n') {
            if (++line_ == 2) kind_ = so_far_;  // the second line says which game it is
            older_ = std::exchange(before_, std::exchange(now_, {}));
            so_far_ = 0;
            word_ = 0;
            fields_ = 0;
            return;
        }
        now_ += c;
        so_far_ = scramble(so_far_ + byte + 1);
        const bool letter = c != ' ' && c != ',' && c != '@' && c != ':';
        word_ = letter ? scramble(word_ + byte + 1) : 0;
        if (!letter) ++fields_;
    }

    std::array<std::uint32_t, kContexts> contexts() const {
        const std::uint32_t heads = first_of(before_) << 8 | first_of(older_);
        const std::uint32_t field = std::min<std::uint32_t>(fields_, 15);
        return {of(1, kind_, recent_ & 0xff, field),
                of(2, kind_, recent_ & 0xffff, 0),
                of(3, 0, recent_ & 0xffffff, 0),
                of(4, kind_, recent_, 0),
                of(5, kind_, so_far_, 0),
                of(6, kind_, so_far_, heads),
                of(7, kind_, static_cast<std::uint32_t>(now_.size()), above(before_)),
                of(8, field, word_, above(older_))};
    }
    /// Which set of weights mixes them: headers, first fields, later fields.
    std::size_t part() const { return line_ < 2 ? 0 : now_.empty() ? 1 : fields_ < 2 ? 2 : 3; }
    static constexpr std::size_t kParts = 4;

private:
    static std::uint32_t of(std::uint32_t which, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
        return scramble(scramble(scramble(which * 0x01000193U + a) + b) + c);
    }
    static std::uint32_t first_of(const std::string& line) {
        return line.empty() ? 0 : static_cast<unsigned char>(line.front());
    }
    /// What another line has where the next byte will be, and after it.
    std::uint32_t above(const std::string& line) const {
        std::uint32_t two = 0;
        for (std::size_t i = now_.size(); i < now_.size() + 2; ++i)
            two = two << 8 | (i < line.size() ? static_cast<unsigned char>(line[i]) : 0U);
        return two << 8 | (recent_ & 0xff);
    }

    std::uint32_t recent_ = 0, so_far_ = 0, word_ = 0, kind_ = 0, fields_ = 0;
    std::size_t line_ = 0;
    std::string now_, before_, older_;
};

/// Predicts the next bit, and learns from it. A byte goes highest bit first; after a line feed
/// comes one more bit: whether the text ends.
class Model {
public:
    Model() : slots_(kContexts << kSlotBits), weights_(kParts * kContexts * Counter::kTrusts, kFirstWeight) {
        choose();
    }

    /// The chance of a one, never certain.
    int chance() {
        if (ending_) return std::clamp(ends_.chance >> 4, 1, kCertain - 1);
        find_counters();
        int sum = 0;
        for (std::size_t i = 0; i < kContexts; ++i) sum += odds(i) * weight(i) / (1 << 16);
        mixed_ = std::clamp(chance_of(sum), 1, kCertain - 1);
        return mixed_;
    }

    void learn(int bit) {
        if (ending_) {
            ends_.learn(bit);
            ending_ = false;
            if (bit) around_ = {};
            return choose();
        }
        const int error = ((bit << kChanceBits) - mixed_) * kRate;
        for (std::size_t i = 0; i < kContexts; ++i) {
            const int better = weight(i) + (odds(i) * error + (1 << 13)) / (1 << 14);
            weight(i) = std::clamp(better, -kMostWeight, kMostWeight);
            found_[i]->learn(bit);
        }
        partial_ = partial_ << 1 | static_cast<std::uint32_t>(bit);
        if (partial_ < 256) return;
        const char byte = static_cast<char>(partial_ & 255);
        partial_ = 1;
        around_.add(byte);
        ending_ = byte == '\n';
        if (!ending_) choose();
    }

    bool ending() const { return ending_; }

private:
    static constexpr std::size_t kContexts = Surroundings::kContexts, kParts = Surroundings::kParts;
    static constexpr unsigned kSlotBits = 16;
    static constexpr int kFirstWeight = (1 << 16) * 3 / 10, kMostWeight = 1 << 19, kRate = 8;

    void choose() {
        bases_ = around_.contexts();
        part_ = around_.part();
    }
    /// The counters of the next bit in each context; one left behind by another context starts afresh.
    void find_counters() {
        for (std::size_t i = 0; i < kContexts; ++i) {
            const std::uint32_t hash = scramble(bases_[i] + partial_ * 0x2c1b3c6dU);
            Counter& counter = slots_[i << kSlotBits | hash >> (32 - kSlotBits)];
            const auto mark = static_cast<std::uint8_t>(hash & 255);
            if (counter.mark != mark) counter = {.mark = mark};
            found_[i] = &counter;
        }
    }
    int odds(std::size_t i) const { return found_[i]->odds(); }
    int& weight(std::size_t i) {
        return weights_[(part_ * kContexts + i) * Counter::kTrusts + found_[i]->trust()];
    }

    Surroundings around_;
    std::vector<Counter> slots_;
    std::vector<int> weights_;
    std::array<std::uint32_t, kContexts> bases_{};
    std::array<Counter*, kContexts> found_{};  // by chance(), for learn(); of no use to a copy
    std::size_t part_ = 0;
    std::uint32_t partial_ = 1;  // the bits of the byte so far, after a leading one
    int mixed_ = kCertain / 2;
    Counter ends_{.chance = 1 << 10, .seen = 16};
    bool ending_ = false;
};

/// What encoder and decoder share: an interval that narrows with every bit.
struct Interval {
    std::uint32_t low = 0, high = 0xffffffff;

    std::uint32_t split(int chance) const {
        const std::uint32_t width = high - low, part = static_cast<std::uint32_t>(chance);
        return low + (width >> kChanceBits) * part + ((width & (kCertain - 1)) * part >> kChanceBits);
    }
    void take(int bit, std::uint32_t split) { (bit ? high : low) = bit ? split : split + 1; }
    bool settled() const { return ((low ^ high) >> 24) == 0; }
    void shift() {
        low <<= 8;
        high = high << 8 | 255;
    }
};

class Encoder {
public:
    void write(int bit, int chance) {
        interval_.take(bit, interval_.split(chance));
        for (; interval_.settled(); interval_.shift()) out_ += static_cast<char>(interval_.high >> 24);
    }
    /// The fewest bytes that lie in the interval, for a reader that adds zeros.
    std::string finish() {
        for (std::uint32_t kept = 0; kept < 4; ++kept) {
            const std::uint32_t mask = kept == 0 ? 0 : ~(0xffffffffU >> 8 * kept);
            const std::uint32_t value = interval_.high & mask;
            if (value < interval_.low) continue;
            for (std::uint32_t i = 0; i < kept; ++i) out_ += static_cast<char>(value >> (24 - 8 * i));
            return std::move(out_);
        }
        for (int shift = 24; shift >= 0; shift -= 8) out_ += static_cast<char>(interval_.low >> shift);
        return std::move(out_);
    }

private:
    Interval interval_;
    std::string out_;
};

class Decoder {
public:
    explicit Decoder(std::string_view bytes) : bytes_(bytes) {
        for (int i = 0; i < 4; ++i) fetch();
    }
    int read(int chance) {
        const std::uint32_t split = interval_.split(chance);
        const int bit = value_ <= split;
        interval_.take(bit, split);
        for (; interval_.settled(); interval_.shift()) fetch();
        return bit;
    }
    /// More was read than an encoder leaves out: the bytes are cut short.
    bool starved() const { return at_ > bytes_.size() + 4; }

private:
    void fetch() {
        const bool there = at_ < bytes_.size();
        value_ = value_ << 8 | (there ? static_cast<unsigned char>(bytes_[at_]) : 0U);
        ++at_;
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    Interval interval_;
    std::uint32_t value_ = 0;
};

/// Sends a text through the model bit by bit; `pass` does something with each.
template <class Pass>
void walk(Model& model, std::string_view text, Pass pass) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        for (int shift = 7; shift >= 0; --shift) pass(byte >> shift & 1);
        if (model.ending()) pass(i + 1 == text.size());
    }
}

Model trained(std::span<const std::string_view> samples) {
    Model model;
    for (const std::string_view sample : samples)
        walk(model, sample, [&](int bit) {
            model.chance();
            model.learn(bit);
        });
    return model;
}

}  // namespace text_coding

using text_coding::Decoder;
using text_coding::Encoder;
using text_coding::Model;

TextCoder::TextCoder(std::span<const std::string_view> samples)
    : trained_(std::make_shared<const Model>(text_coding::trained(samples))) {}

std::string TextCoder::pack(std::string_view text) const {
    Model model = *trained_;
    Encoder encoder;
    walk(model, text, [&](int bit) {
        encoder.write(bit, model.chance());
        model.learn(bit);
    });
    return encoder.finish();
}

std::optional<std::string> TextCoder::unpack(std::string_view bytes, std::size_t most) const {
    Model model = *trained_;
    Decoder decoder(bytes);
    const auto next = [&] {
        const int bit = decoder.read(model.chance());
        model.learn(bit);
        return bit;
    };
    std::string text;
    while (text.size() < most && !decoder.starved()) {
        int byte = 0;
        for (int i = 0; i < 8; ++i) byte = byte << 1 | next();
        text += static_cast<char>(byte);
        if (model.ending() && next() && !decoder.starved()) return text;
    }
    return std::nullopt;
}

}  // namespace core
