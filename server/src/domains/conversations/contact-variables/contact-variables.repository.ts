import type { AnswerKind, Author } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { VariableSource } from '../../../infrastructure/database/tables/tables.ts';

export interface VariableRow {
  name: string;
  value: string;
  at: string | null;
  flow: Author | null;
  member: Author | null;
}

export async function listVariables(queries: Queries, ownerId: string, contactId: string): Promise<VariableRow[]> {
  const { rows } = await sql<VariableRow>`
    select variable.key as name, variable.value, source ->> 'at' as at,
      case when source ? 'flow' then jsonb_build_object('id', source ->> 'flow', 'name', flow.name) end as flow,
      case when source ? 'user' then jsonb_build_object('id', source ->> 'user', 'name', member.username) end as member
    from contacts contact
    cross join lateral jsonb_each_text(contact.variables) variable
    cross join lateral (select contact.variable_sources -> variable.key as source) origin
    left join bot_flows flow on flow.owner_id = contact.owner_id and flow.id = (source ->> 'flow')::uuid
    left join workspace_authors member on member.owner_id = contact.owner_id and member.user_id = (source ->> 'user')::uuid
    where contact.owner_id = ${ownerId} and contact.id = ${contactId}
    order by lower(variable.key), variable.key`.execute(queries);
  return rows;
}

interface DeclaredVariable {
  name: string;
  kind: AnswerKind;
}

export async function listDeclaredVariables(queries: Queries, ownerId: string): Promise<DeclaredVariable[]> {
  const { rows } = await sql<DeclaredVariable>`
    select distinct on (name) name, kind from (
      select coalesce(data -> 'ask' ->> 'variable', data -> 'variable' ->> 'name') as name, coalesce(data -> 'ask' ->> 'answer', 'text') as kind
      from bot_flows flow
      join bot_flow_versions version on version.flow_id = flow.id and version.version = flow.published_version
      cross join lateral jsonb_array_elements(version.nodes) node
      cross join lateral (select node -> 'data' as data) content
      where flow.owner_id = ${ownerId} and flow.deleted_at is null
    ) declared
    where name ~* '^[a-z][a-z0-9_]{0,63}$' order by name, kind = 'text'`.execute(queries);
  return rows;
}

export function findContact(queries: Queries, ownerId: string, contactId: string): Promise<FoundContact | undefined> {
  return contact(queries, ownerId, contactId).executeTakeFirst();
}

export function lockContact(queries: Queries, ownerId: string, contactId: string): Promise<FoundContact | undefined> {
  return contact(queries, ownerId, contactId).forNoKeyUpdate('contacts').executeTakeFirst();
}

interface FoundContact {
  variables: Record<string, string>;
}

function contact(queries: Queries, ownerId: string, contactId: string) {
  return queries
    .selectFrom('contacts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .where('is_simulated', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('conversations')
          .whereRef('conversations.contact_id', '=', 'contacts.id')
          .where('last_message_at', 'is not', null)
          .select('conversations.id'),
      ),
    )
    .select('variables');
}

interface NewValue {
  name: string;
  value: string | null;
  source: VariableSource;
}

export async function changeVariable(
  queries: Queries,
  ownerId: string,
  contactId: string,
  { name, value, source }: NewValue,
): Promise<void> {
  const change =
    value === null
      ? sql`variables = variables - ${name}::text, variable_sources = variable_sources - ${name}::text`
      : sql`variables = variables || ${JSON.stringify({ [name]: value })}::jsonb,
          variable_sources = variable_sources || ${JSON.stringify({ [name]: source })}::jsonb`;
  await sql`update contacts set ${change} where owner_id = ${ownerId} and id = ${contactId}`.execute(queries);
}
