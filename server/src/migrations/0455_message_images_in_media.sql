-- Images of replies become files of media; their address contains the secret.
alter table media add column secret text;
alter table media drop constraint media_format_check,
  add constraint media_format_check check (format in ('jpg', 'gif', 'mp4', 'mov')) not valid;
