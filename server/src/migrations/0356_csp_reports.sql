-- What browsers report about the content security policy, counted by what was refused and where. Without query strings and without people.
create table csp_reports (
  day date not null,
  directive text not null,
  blocked text not null,
  page text not null,
  source text not null,
  sample text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, directive, blocked, page, source, sample)
);
