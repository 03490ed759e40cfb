-- The member who takes care of a conversation. Unassigned when the membership ends.
alter table conversations
  add column assigned_to uuid,
  add constraint conversations_assigned_to_member foreign key (owner_id, assigned_to) references memberships
    on delete set null (assigned_to) not valid;
