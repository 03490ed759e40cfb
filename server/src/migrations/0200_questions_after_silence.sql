-- A question begins after a day of silence, too: everything is counted once more; until then the messages themselves answer.
delete from rollup_progress;
