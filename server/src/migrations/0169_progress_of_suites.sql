-- What the steps of an execution under way have come to, and since when; both empty while none is.
alter table test_suites add progress jsonb, add progress_at timestamptz;
