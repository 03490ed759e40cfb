-- The runs of a message are found by its update, which has an index of its own.
drop index runs_of_trigger;
