-- A comparison with Instagram goes on from here after each page and after a restart.
alter table delivery_checks add column progress jsonb;
-- Null: no comparison is under way.
alter table delivery_checks add column next_slice_at timestamptz;
-- What the last comparisons could not read at Instagram.
alter table delivery_checks add column left_out jsonb;
alter table delivery_checks add column left_out_at timestamptz;
