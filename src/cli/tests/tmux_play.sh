#!/bin/bash
# Plays in a real terminal: tmux_play.sh PENTARIO TMUX
. "$(dirname "$0")/tmux_table.sh"

# How many moves are in the saved game.
saved() { sed -n '/^moves/,$p' "$home/data/pentario/pente.record" 2>/dev/null | grep -c '^[01] ' || true; }
expect_saved() {
    for _ in $(seq 200); do
        if [ "$(saved)" = "$1" ]; then return 0; fi
        sleep 0.05
    done
    fail "saved moves: $(saved), not $1"
}

sit_down 100 32

echo "1. a first game against the computer, by cursor and by typing"
keys "$pentario play --option begins=0 --nodes 60000 --seed 1" Enter
see 'Basic game'
see '[•]'
keys Enter
expect_saved 2
keys Up Up Up Right Enter
expect_saved 4
see '●'
keys k14
see '› k14'
keys Enter
expect_saved 6

echo "2. a refusal is one sentence with its rule; Escape clears the input"
keys k10 Enter
see 'There is a stone on K10 already.  PE-04'
keys zzz
see '› zzz'
keys Escape
gone '› zzz'

echo "3. undo takes back to one's own turn"
keys BSpace
expect_saved 4
keys undo Enter
expect_saved 2

echo "4. help lies over the table and goes away"
keys '?'
see 'Ctrl-C       leave; the game is saved'
keys Escape
gone 'Ctrl-C       leave; the game is saved'

echo "5. a window that is too small says so, and comes back"
tmux resize-window -t play -x 60 -y 20
see 'too small'
tmux resize-window -t play -x 80 -y 24
see 'Basic game'
tmux resize-window -t play -x 100 -y 32
see 'Basic game'

echo "6. leaving gives the shell back; playing again goes on"
keys C-c
see 'goes on where you left off'
keys clear Enter
keys "(echo \$BASHPID > $home/pid; exec $pentario play)" Enter
see 'Going on with the saved game after 2 moves.'

echo "7. a terminated program leaves the terminal as it was"
tmux send-keys -t play l5
see '› l5'
kill -TERM "$(cat "$home/pid")"
see 'ready>'
keys 'echo still-${USER:-here}' Enter
see 'still-here'

echo "8. stepping through the saved game"
keys clear Enter
keys "$pentario replay $home/data/pentario/pente.record" Enter
see 'Move 0 of 2'
keys Right
see 'Move 1 of 2'
keys End
see 'Move 2 of 2'
keys q
see 'ready>'

echo "9. RioMino: Tab goes through the dice that fit a square, Enter lays the one shown"
keys clear Enter
keys "$pentario play riomino --variant starter --option begins=0 --people --seed 1" Enter
see 'in stock'
keys Enter
see 'There is a die on 0,0 already.  RM-04'
keys Right
see '›1  1,0:'
keys Tab
see '›2  1,0:'
die=$(screen | grep -o '›2  1,0:[0-3]*' | grep -o '1,0:.*')
keys Enter
see "◇ $die"
keys C-c
see 'ready>'
echo "all seen"
