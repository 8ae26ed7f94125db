// A record or two of each game and a position of each. They are part of
// version 1 of the links: a change here makes older links unreadable, so it wants a new version.

#include "games/link/samples.h"

#include <array>

namespace games {

namespace {

// clang-format off
constexpr std::array kSamples = std::to_array<std::string_view>({
R"(pentario-record 1
game penta-rush 1
variant base
players 2
moves
chance roll acdff
0 flip
1 ring i7 j7 g8 h8 i8
1 ring e5 e6 c7 d7 e7
1 ring b3 c3 b4 a5 b5
1 erase e5 e6 c7 d7 e7
1 ring c6 b7 c7 d7 c8
1 ring d3 c4 d4 e4 e5
1 erase d3 c4 d4 e4 e5
1 ring g2 g3 e4 f4 g4
1 ring c9 d9 e9 f9 f10
1 erase c9 d9 e9 f9 f10
1 ring e5 e6 e7 f7 e8
1 erase i7 j7 g8 h8 i8
1 erase b3 c3 b4 a5 b5
1 erase g2 g3 e4 f4 g4
1 erase e5 e6 e7 f7 e8
1 ring e4 e5 e6 e7 e8
1 ring a3 b3 c3 b4 b5
1 ring g8 h8 h9 h10 i10
1 ring h2 g3 h3 i3 g4
)",
R"(pentario-record 1
game penta-rush 1
variant solo
players 1
moves
chance roll bbcef
0 ring g3 e4 f4 g4 e5
0 done
chance roll bbcdf
0 ring e9 f9 c10 d10 e10
0 done
chance roll abcdd
0 done
0 strike L g1 h1 i1 j1 j2
chance roll cceef
0 done
0 strike P g2 h2 i2 h3 i3
chance roll aabcf
0 done
0 strike F j3 h4 i4 j4 i5
chance roll accdf
0 done
0 strike U e1 f1 f2 e3 f3
chance roll abdde
0 ring b7 b8 b9 c9 b10
0 done
chance roll cceff
)",
R"(pentario-record 1
game penta-rush 1
variant solo
players 1
option boards aedcbafdbd/eababfabfd/cdcefcebec/adededaafd/dfcbfcbfde/dbdeefbeec/fccafbcacf/efbeddbfaf/dceaeaacaf/ceabcdbacb
start {game penta-rush variant solo round 3 phase search dice bbcef boards [[aedcbafdbd eababfabfd cdcefcebec adededaafd dfcbfcbfde dbdeefbeec fccafbcacf efbeddbfaf dceaeaacaf ceabcdbacb]] outlines [[]] done [] flipped_by null scores [[2 2]] plan [{ringed [[g8 h8 i8 i9 j9] [h5 i5 h6 h7 i7]] struck [] timer 0}]}
moves
)",
R"(pentario-record 1
game riomino 1
variant master
players 2
moves
chance throw 0 02
chance throw 0 01
chance throw 0 03
chance throw 0 02
chance throw 0 23
chance throw 0 23
chance throw 0 12
chance throw 0 03
chance throw 0 01
chance throw 0 03
chance throw 1 23
chance throw 1 02
chance throw 1 23
chance throw 1 02
chance throw 1 03
chance throw 1 01
chance throw 1 02
chance throw 1 03
chance throw 1 23
chance throw 1 03
chance start 1001
1 1,0:1100
0 -1,0:1122
1 1,-1:0022
0 2,-1:0330
1 -1,-1:2233
0 -2,-1:2332
1 1,-2:2200
0 0,-2:3003
1 -2,0:0220
0 -2,1:3003
1 -1,-2:3322
0 0,1:0110
1 0,2:3300
0 -1,2:0022
1 1,2:2233
0 2,0:1001
)",
R"(pentario-record 1
game riomino 1
variant starter
players 2
moves
chance throw 0 02
chance throw 0 13
chance throw 0 01
chance throw 0 01
chance throw 0 02
chance throw 0 23
chance throw 1 03
chance throw 1 03
chance throw 1 02
chance throw 1 03
chance throw 1 03
chance throw 1 23
chance start 1331
1 1,0:0033
0 2,0:1100
1 1,-1:3223
0 0,1:0110
1 -1,1:3003
0 0,2:2002
1 0,-1:3300
0 -1,-1:0022
1 0,-2:0033
)",
R"(pentario-record 1
game riomino 1
variant starter
players 2
start {game riomino variant starter table {-2,0 "1331" -1,0 0033 0,0 "3300" 1,0 0033 2,0 "2200" -1,1 "1001"} stock [[02 02 "12" "23"] ["12" "12" "13"]] to_move 0}
moves
)",
R"(pentario-record 1
game rivero-penta 1
variant standard
players 2
moves
chance start 0
chance draw A4
chance draw A1
chance draw A10
chance draw N4
chance draw D7
chance draw A1
chance draw A4
chance draw C3
chance draw D10
chance draw C2
chance draw D9
chance draw A7
0 D10@-1,0
1 A7@0,1
0 A10@1,0
1 C3@0,-1
chance turn sun
chance draw D6
chance turn bridge
0 D9@-2,0
chance draw A8
chance turn sun
1 A8@-1,1
chance draw A2
chance turn tap
chance draw N1
0 D7@0,2
0 D6@1,2
chance draw N3
chance turn tap
1 A1@1,-1
chance draw D2
chance turn sun
0 pass
0 A2@1,-2
chance draw C4
chance turn bridge
1 C4@-1,-1
chance draw C1
chance turn tap
0 A4@-1,-2
chance draw N1
chance turn bridge
1 C2@2,-2
chance draw N6
chance turn sun
0 D2@3,-2
chance draw N10
chance turn sun
1 pass
1 N10@1,1
chance draw D9
chance turn tap
chance draw A5
0 A4@-2,-1
0 A5@-2,-2
chance draw N4
chance turn bridge
1 N4@-3,-1
chance draw N5
chance turn bridge
0 bridge -2,1
0 N5@-3,0
chance draw A6
chance turn tap
1 A1@2,0
chance draw C6
chance turn bridge
0 C1@3,0
)",
R"(pentario-record 1
game rivero-penta 1
variant standard
players 2
start {game rivero-penta variant standard table {-3,-2 A2 -2,-2 C2 -1,-2 C1 0,-2 D1 1,-2 A1 2,-2 A10 3,-2 C4 4,-2 C3 -4,-1 N8 -3,-1 N9 -2,-1 D10 -1,-1 D1 0,-1 D2 1,-1 A4 2,-1 C4 3,-1 N4 -6,0 A9 -5,0 D9 -4,0 N9 -3,0 N10 -2,0 A10 -1,0 C10 1,0 A3 2,0 A4 -5,1 D10 -4,1 D9 -3,1 A3 -2,1 D3 -1,1 C9 0,1 D6 2,1 A5 3,1 C7 -2,2 A6 -1,2 D6 0,2 N6 1,2 N7 2,2 C5 3,2 C6} hands [[N2 N7 N8 C3 A1] [N1 N4 N6 C9]] scores [3 3] ocean rest discard [C1 C2 D8 A8 A9] closed {sun 3 tap 6 bridge 5} open [sun sun bridge sun] to_move 0 phase play plays_left 1 placed [] penalty false turn 37 seen {all [C1 C2 D8 A8 A9]}}
moves
)",
R"(pentario-record 1
game rivero 1
variant standard
players 2
seat 0 Anna
seat 1 Bert
moves
chance start 1
chance draw D6
chance draw D1
chance draw D4
chance draw A7
chance draw D5
chance draw C7
chance draw N3
chance draw N10
chance draw N9
chance draw N2
chance draw N6
chance draw A2
chance draw D4
chance draw N4
chance draw C3
chance draw D2
1 ocean
chance draw D10
1 spring N9 4c
1 end
0 ocean
chance draw N1
0 spring C7 1a
0 end
1 ocean
chance draw C6
1 spring C6 3c
1 end
0 ocean
chance draw D9
0 spring D9 2a
0 end
1 ocean
chance draw C2
1 spring N3 4a
1 end
0 ocean
chance draw D7
0 spring D2 3a
0 end
1 ocean
chance draw A4
1 spring N6 1c
1 end
0 ocean
chance draw C9
0 spring C9 2c
0 end
1 ocean
chance draw D6
1 river D4 D5 D6
1 exchange A4 3b
1 end
0 ocean
chance draw D3
0 exchange D3 4a
0 end
1 column 4
chance draw D3
1 join D3 1.1
1 spring D4 4c
1 end
0 ocean
chance draw N3
0 river N1 N2 N3 N4
0 spring N3 4a
0 end
1 ocean
chance draw A9
1 exchange A9 2a
1 end
0 ocean
chance draw D2
0 exchange D7 1a
0 end
1 ocean
chance draw C10
1 exchange D9 2c
1 end
0 column 4
chance draw C2
0 river D2 D3 D4
0 spring A2 4a
0 end
1 ocean
chance draw N5
1 spring N9 4c
1 ground N5
1 end
0 ocean
chance draw C1
0 exchange C7 1a
0 end
1 action
chance turn tap
)",
R"(pentario-record 1
game rivero 1
variant standard
players 2
start {game rivero variant standard phase play to_move 0 option ocean hands [[N2 N6 C5 C7 C10 D2 D8 D10 A3 A9] [C1 C2 C5 C6]] ocean 44 spring {1a [C10] 1b [D1] 2a [C9] 2b [N4] 2c [D8] 3a [D5] 3b [D10] 3c [D3] 4a [D7] 4b [C3] 4c [N9]} rivers {1.1 [A5 A6 A7] 1.2 [N7 N8 N9 N10] 1.3 [N2 N3 N4 N5]} flask [null null] action [null null] groundwater [[] []] shown [[C5 A9] [C1]]}
moves
)",
R"(pentario-record 1
game pente 1
variant tournament
players 2
seat 0 Anna
seat 1 Bert
moves
0 K10
1 K8
0 K6
1 J11
0 H10
1 J10
0 J12
1 J7
0 H6
1 L9
0 J6
1 L6
0 H7
1 M10
0 N11
1 G8
0 H8
1 H9
0 J9
1 K5
0 G7
1 G11
0 J9
1 L11
0 F6
end resigned 1
)",
R"(pentario-record 1
game pente 1
variant standard
players 2
moves
0 K10
1 J10
0 K9
1 K11
0 H9
1 J9
0 J8
1 K7
0 J11
1 J9
0 L10
1 H7
0 N12
1 M11
0 J7
1 M10
0 M8
1 L9
0 N11
1 K8
0 K9
1 J6
0 J7
1 N10
0 H15
1 E9
0 D11
1 O1
0 R15
1 B6
0 T13
1 K2
0 P2
1 P19
0 S16
1 E5
0 L4
1 L18
0 C8
1 T10
0 D3
1 N4
0 J14
1 M7
0 J17
1 R5
0 H19
1 B7
0 F1
1 Q10
0 O13
1 S9
0 N8
1 A11
0 C3
1 F18
0 K12
1 M17
0 G12
1 G16
0 A14
1 Q6
)",
R"(pentario-record 1
game pente 1
variant standard
players 2
start {game pente variant standard size 19 stones [[J7 M8 H9 K9 L10 J11 N11 N12] [J6 H7 K7 K8 J9 L9 M10 N10 K11 M11]] captures [1 2] to_move 0}
moves
)",
});
// clang-format on

}  // namespace

std::span<const std::string_view> link_samples() { return kSamples; }

}  // namespace games
