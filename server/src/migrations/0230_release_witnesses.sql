-- Who told what of a build while its rollout drives itself: an address, keyed and hashed, counts once per build. Rows go with the rollout, within
-- seconds; nothing here says who somebody is. Closed to requests: no grant.
create table release_witnesses (
  remote text not null,
  -- Of the rollout.
  salt text not null,
  build text not null,
  witness bytea not null,
  has_asked boolean not null,
  has_failed boolean not null,
  has_drawn boolean not null,
  has_crashed boolean not null,
  -- Of the first time to being drawn with the files at hand.
  time_bucket smallint,
  primary key (remote, salt, build, witness)
);
