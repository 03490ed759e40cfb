import { describe, test } from 'node:test';
import { expect } from 'expect';
import { boundedDeletesRule } from './boundedDeletesRule.ts';

const file = 'server/src/domains/identity/auth/auth.repository.ts';
const refuses = (text: string) => boundedDeletesRule.problem({ path: file, text }) !== null;

describe('deletes by time are bounded', () => {
  for (const text of [
    "queries.deleteFrom('attempts').where('since', '<', sql`now()`).execute();",
    "await queries\n  .deleteFrom('release_boots')\n  .where('hour', '<', before)\n  .execute();",
    "sql`delete from inbox where received_at < now() - interval '90 days'`.execute(queries);",
    'sql`delete from csp_reports where day <= current_date - 30`.execute(queries);',
  ]) {
    test(`${text.replaceAll('\n', ' ')} is refused`, () => expect(refuses(text)).toBe(true));
  }

  for (const text of [
    "queries.deleteFrom('attempts').where('key_hash', '=', hash).execute();",
    "queries.deleteFrom('oauth_states').where('owner_id', '=', id).where('expires_at', '<', sql`now()`).execute();",
    "await deleteInBatches(queries, 'attempts', sql`since < now()`);",
    'sql`delete from a where ctid in (select ctid from a where at < now() limit 100)`.execute(queries);',
  ]) {
    test(`${text} is allowed`, () => expect(refuses(text)).toBe(false));
  }
});
