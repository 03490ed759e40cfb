-- To analyze a table sorts a sample of each column, and documents are the dearest to compare: half of the time (`pnpm bench intake`). No plan
-- depends on what is common in them, and while an installation grows its tables are analyzed often (ADR 0014).
alter table events alter column payload set statistics 0, alter column considered set statistics 0;
alter table runs alter column memory set statistics 0, alter column trace set statistics 0;
alter table outbox alter column calls set statistics 0;
alter table inbox alter column body set statistics 0;
