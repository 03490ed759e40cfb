-- Invitations that have made an account. Unused ones are nowhere: they are sealed, not stored. Closed to requests: no owner, no grant.
create table used_invitations (
  invitation_hash bytea primary key,
  -- After this it is refused for its age, so the row can go.
  expires_at timestamptz not null
);
