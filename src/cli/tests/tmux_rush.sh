#!/bin/bash
# Plays Penta Rush in a real terminal: tmux_rush.sh PENTARIO TMUX
. "$(dirname "$0")/tmux_table.sh"

play() {
    keys clear Enter
    see 'ready>'
    keys "$pentario play penta-rush --nodes 1000 --seed 1 $1" Enter
}

sit_down 80 24

echo "1. five rounds of two people, the keyboard handed over in between"
play '--people --name 0=Anna --name 1=Bert --option overlap=fitting'
for round in 1 2 3 4 5; do
    see "Round $round of 5"
    see 'Hand the keyboard to Anna.'
    if screen | grep -qF '■'; then fail "the board is seen before Anna is ready"; fi
    keys Enter
    see '▌ Anna'
    keys Space Right Space Right Space Right Space
    see '+'
    keys Right Space
    see 'I4•'
    keys d
    see 'Hand the keyboard to Bert.'
    if screen | grep -qF 'I4•'; then fail "Anna's outline is seen"; fi
    keys Enter
    see '▌ Bert'
    if screen | grep -qF 'I4•'; then fail "Anna's outline is seen"; fi
    keys f
    see '(1 of 2)'
    see 'Anna: I on e5 f5 g5'
    keys Enter
    see 'Bert scores 1 point in'
    keys Enter
done
see 'Five rounds played: '
keys r
see 'Move 0 of '
keys q
see 'n new game'
keys n
see 'Hand the keyboard to Anna.'
keys q
see 'ready>'

echo "2. the sand runs against the computer; leaving and coming back"
play '--new --option sand_seconds=10'
see 'Press Enter when you are ready'
keys Enter
see '▌ player 1'
keys x
see 'There is no outline of this round on this square.'
keys f
see 'sand ████████████████'
see 'Player 1 turns the sand timer: 10 seconds left.  PR-17'
keys C-c
see 'goes on where you left off'
play ''
see 'Going on with the saved game'
keys Escape
see 'Press Enter when you are ready'
keys Enter
see '✓ timer'
see 'Stop. The sand of player 1 has'
keys q
see 'ready>'

echo "3. alone: an outline by keys, erased; a strike"
play '--new --variant solo'
see 'A new game; the previous one is in'
keys Escape
gone 'A new game'
keys Space Up Space Up Space Up Space Up Space
see 'I on e5 e6 e7 e8 e9 ringed.'
keys x
see 'I on e5 e6 e7 e8 e9 erased.'
keys h
see 'Hints are for practice only'
keys '?'
see 'turn the sand timer: a point'
keys Escape
gone 'turn the sand timer: a point'
keys d
see '(1 of 1)'
keys Enter
see 'Choose five free squares for the shape you strike.'
keys Space Down Space Down Space Down Space Down Space
see 'I4✗'
see 'Round 2 of 12'
tmux resize-window -t play -x 70 -y 20
see 'too small'
tmux resize-window -t play -x 120 -y 40
see 'Round 2 of 12'
keys q
see 'ready>'
echo "all seen"
