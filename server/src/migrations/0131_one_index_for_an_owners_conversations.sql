-- The index over the newest conversations of an owner begins with the same column, and both were written with every message.
drop index conversations_owner;
