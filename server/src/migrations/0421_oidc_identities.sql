-- Who signs in with an OpenID Connect provider.
create table oidc_identities (
  issuer text not null,
  subject text not null,
  owner_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index oidc_identities_owner on oidc_identities (owner_id);
select guard_tenant_table('oidc_identities');
