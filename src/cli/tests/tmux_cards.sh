#!/bin/bash
# Plays the games with hidden cards in a real terminal: tmux_cards.sh PENTARIO TMUX
. "$(dirname "$0")/tmux_table.sh"

# The cards on the last line that begins with a seat's sign: the hand of the one who looks.
hand() { screen | grep -E "^ +$1 " | tail -1 | cut -c1-44 | grep -oE '[NCDA](10|[1-9])\b' | sort -u; }
# No card of a list is on the screen, but for those in a second list.
hides() {
    for card in $1; do
        if echo "$2" | grep -qxF "$card"; then continue; fi
        if screen | grep -qE "(^|[^A-Za-z0-9])$card([^A-Za-z0-9]|$)"; then fail "shows $card"; fi
    done
}

sit_down 80 24

echo "1. Rivero: the table is covered until the one whose turn it is presses Enter"
keys "$pentario play rivero --people --seed 3 --name 0=Anna --name 1=Bert" Enter
see 'Hand the keyboard to Bert.'
keys x Tab
see 'Hand the keyboard to Bert.'
keys Enter
see '1  ocean: a card'
keys ocean Enter
see '◇ ocean'
bert=$(hand ◇)
[ "$(echo "$bert" | wc -l)" -ge 5 ] || fail "Bert has no hand"

echo "2. a refusal is one sentence with its rule, places lists what may be done"
keys 'river N1 N2 N3' Enter
see 'RV-'
keys places Enter
see 'spring '
keys Escape
gone 'spring '

echo "3. a card by Tab, its place by the arrows; then the other's turn, with nothing of it seen"
keys Tab
keys Enter
see '›1  end: end of the turn'
laid=$(screen | grep -oE 'spring [NCDA][0-9]+' | tail -1 | cut -d' ' -f2)
keys Enter
see 'Hand the keyboard to Anna.'
see "Bert: spring $laid"
hides "$bert" "$laid"
keys Enter
see '1  ocean: a card'
open=$(screen | grep -E '^ +[abc] ' | grep -oE '[NCDA](10|[1-9])\b' | sort -u)
anna=$(hand ◆)
hides "$bert" "$open
$anna"

echo "4. leaving in the middle, coming back: covered again; a small window says so"
keys C-c
see 'ready>'
keys clear Enter
keys "$pentario play rivero" Enter
see 'Hand the keyboard to Anna.'
hides "$anna" "$laid"
keys Enter
see 'Going on with the saved game'
tmux resize-window -t play -x 60 -y 20
see 'too small'
tmux resize-window -t play -x 120 -y 40
see '≈≈≈'
keys C-c
see 'ready>'

echo "5. against the computer nothing is covered"
tmux resize-window -t play -x 80 -y 24
keys clear Enter
keys "$pentario play rivero --new --seed 3 --nodes 200 --bot 1" Enter
see '1  ocean: a card'
keys C-c
see 'ready>'

echo "6. line by line: sixty empty lines, then the same cover"
keys clear Enter
keys "$pentario play rivero --people --new --plain --seed 3" Enter
see 'Press Enter when nobody else sees the screen.'
keys Enter
see '1  ocean: a card'
bert=$(hand ◇)
for move in ocean 'spring N1 1a' 1; do keys "$move" Enter; done
see 'Hand the keyboard to player 1.'
hides "$bert" N1
keys quit Enter
see 'Saved in'

echo "7. Rivero Penta: a card by Tab, its places on the field, the cover in between"
keys clear Enter
keys "$pentario play rivero-penta --people --seed 3 --name 0=Anna --name 1=Bert" Enter
see 'Hand the keyboard to Bert.'
keys Enter
see '(○)'
bert=$(hand ◇)
[ "$(echo "$bert" | wc -l)" -ge 5 ] || fail "Bert has no hand"
first=$(screen | grep -oE '›[NCDA][0-9]+ *‹' | tail -1)
keys Tab
gone "$first"
keys BTab
see "$first"
keys Tab
gone "$first"
second=$(screen | grep -oE '›[NCDA][0-9]+' | tail -1 | tr -d '›')
keys Enter
see 'Hand the keyboard to Anna.'
see "Bert: $second@"
hides "$bert" "$second"
keys Enter
see '(○)'
hides "$bert" "$second
$(hand ◆)"

echo "8. a refusal with its rule; what a card may do, and what it brings"
card=$(hand ◆ | head -1)
keys "$card@9,2" Enter
see 'RP-'
keys "places $card" Enter
see "$card@"
keys Escape
gone "$card@"
tmux resize-window -t play -x 60 -y 20
see 'too small'
tmux resize-window -t play -x 130 -y 36
see '(○)'
keys C-c
see 'ready>'
echo "all seen"
