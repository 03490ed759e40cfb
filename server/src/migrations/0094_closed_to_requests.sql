-- What belongs to nobody is read by the server itself, never on behalf of an owner.
revoke select on intake_drops, worker_beats from fanfare_tenant;
