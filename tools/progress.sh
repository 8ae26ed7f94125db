# Progress that moves, for the other tools (read with `.`). On a terminal one line that is written over;
# elsewhere, as in a log, a line now and then.

# say_step NAME TEXT: shows where NAME is; the name stands in a column of its own.
say_step() {
  if [ -t 1 ]; then
    printf '\r\033[K  %-26s %s' "$1" "$2"
  elif [ $((SECONDS - ${last_said:--99})) -ge 15 ]; then
    last_said=$SECONDS
    printf '  %-26s %s\n' "$1" "$2"
  fi
}

# end_step NAME SECONDS: the last word about NAME stays; what took no time is not worth a line.
end_step() {
  [ ! -t 1 ] || printf '\r\033[K'
  [ "$2" -lt 2 ] || printf '  %-26s %s s\n' "$1" "$2"
}

# follow NAME [%]: reads lines `done all` and shows them, as a share with `%`; ends with the time taken.
follow() {
  local name=$1 unit=${2:-} began=$SECONDS where=... line status
  while :; do
    say_step "$name" "$where, $((SECONDS - began)) s"
    status=0
    read -r -t 2 line || status=$?
    if [ "$status" -gt 128 ]; then continue; fi  # nothing new, but the seconds move
    [ "$status" -eq 0 ] || break
    where=${line/ / of }
    [ -z "$unit" ] || where="${line% *} %"
  done
  end_step "$name" $((SECONDS - began))
}

# wait_for NAME COMMAND...: shows the seconds while a command runs that tells nothing itself; its output
# goes to build/NAME.log and is shown when it fails.
wait_for() {
  local name=$1 began=$SECONDS log="build/${1// /-}.log" status=0 process
  shift
  mkdir -p build
  "$@" >"$log" 2>&1 </dev/null &
  process=$!
  trap 'kill $process 2>/dev/null' EXIT
  while kill -0 $process 2>/dev/null; do
    say_step "$name" "$((SECONDS - began)) s"
    sleep 0.5
  done
  wait $process || status=$?
  trap - EXIT
  end_step "$name" $((SECONDS - began))
  [ "$status" -eq 0 ] || tail -n 40 "$log" >&2
  return $status
}
