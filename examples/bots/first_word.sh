#!/bin/sh
# The shortest bot there is: it takes the first legal choice.
while read -r word rest; do
  case "$word" in
    hotelier) echo "ready" ;;
    choose) echo "${rest%% *}" ;;
  esac
done
