-- Whoever stores a message as taken has seen before that nothing is open in its lane. Should something have come since, this fails, and with it
-- the transaction: the work is done again and sees it.
create function assert_nothing_waits(waits boolean) returns boolean language plpgsql as $$
begin
  if waits then raise exception 'Something has come into a lane meanwhile.' using errcode = 'serialization_failure'; end if;
  return true;
end $$;
