#include "game/messages.h"

#include <gtest/gtest.h>

namespace game {
namespace {

constexpr std::array kSample = std::to_array<Message>({
    {"stones",
     {"{n} {n:steen|stenen}", "{n} {n:stone|stones}", "{n} {n:pierre|pierres}", "{n} {n:Stein|Steine}"}},
    {"takes",
     {"{seat} neemt {what}.", "{seat} takes {what}.", "{seat} prend {what}.", "{seat} nimmt {what}."}},
});

Catalog sample() {
    Catalog catalog;
    catalog.add(kSample);
    return catalog;
}

TEST(Messages, ChooseThePluralOfTheLanguage) {
    const auto say = [&](int n, Language language) {
        return sample().say(Notice("stones", "", {{"n", n}}), language);
    };
    EXPECT_EQ(say(1, Language::english), "1 stone");
    EXPECT_EQ(say(0, Language::english), "0 stones");
    EXPECT_EQ(say(0, Language::french), "0 pierre");
    EXPECT_EQ(say(2, Language::french), "2 pierres");
    EXPECT_EQ(say(1, Language::dutch), "1 steen");
}

TEST(Messages, NameSeatsAndBeginWithACapital) {
    const Notice notice("takes", "", {{"seat", Seat::player(1)}, {"what", std::string("K10")}});
    EXPECT_EQ(sample().say(notice, Language::german), "Spieler 2 nimmt K10.");
    EXPECT_EQ(sample().say(notice, Language::english, [](Seat, Language) { return std::string("Anna"); }),
              "Anna takes K10.");
}

TEST(Messages, SayWhatLiesBehindAfterwards) {
    Notice notice("takes", "", {{"seat", Seat::player(0)}, {"what", std::string("it")}});
    notice.because.emplace_back("stones", "", std::vector<Arg>{{"n", 2}});
    EXPECT_EQ(sample().say(notice, Language::english), "Player 1 takes it. 2 stones");
}

TEST(Messages, ShowAnUnknownCodeAndAMissingArgumentWithoutFailing) {
    EXPECT_EQ(sample().say("no-such-code", Language::english), "no-such-code");
    EXPECT_EQ(sample().say("takes", Language::english), "? takes ?.");
}

TEST(Messages, ReadALanguageOrTheNameOfALocale) {
    EXPECT_EQ(read_language("nl"), Language::dutch);
    EXPECT_EQ(read_language("fr_BE.UTF-8"), Language::french);
    EXPECT_EQ(read_language("DE"), Language::german);
    EXPECT_EQ(read_language("C"), std::nullopt);
    EXPECT_EQ(read_language(""), std::nullopt);
    for (const Language language : kLanguages) EXPECT_EQ(read_language(to_text(language)), language);
}

}  // namespace
}  // namespace game
