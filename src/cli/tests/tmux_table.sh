# Sourced by the tests that play in a real terminal: a session of their own with a home of its own.
# Every wait polls with a deadline; nothing depends on how fast the machine is.
set -eu
pentario=$1
tmux_program=$2
home=$(mktemp -d)
tmux() { "$tmux_program" -S "$home/socket" -f /dev/null -u "$@"; }
trap 'tmux kill-server 2>/dev/null || true; rm -rf "$home"' EXIT

screen() { tmux capture-pane -p -t play 2>/dev/null; }
fail() {
    echo "FAILED: $1"
    screen || true
    exit 1
}
# Waits until the screen has a text (or, with 'gone', has it no more).
see() {
    for _ in $(seq 400); do
        if screen | grep -qF -- "$1"; then return 0; fi
        sleep 0.05
    done
    fail "never saw: $1"
}
gone() {
    for _ in $(seq 400); do
        if ! screen | grep -qF -- "$1"; then return 0; fi
        sleep 0.05
    done
    fail "still there: $1"
}
keys() { tmux send-keys -t play "$@"; }
shell="env -i PATH=$PATH HOME=$home XDG_DATA_HOME=$home/data LC_ALL=C.UTF-8 HISTFILE= TERM=screen-256color PS1='ready> ' bash --norc --noprofile"
# sit_down COLUMNS LINES: a shell that is ready for commands.
sit_down() {
    tmux new-session -d -s play -x "$1" -y "$2" "$shell"
    see 'ready>'
}
