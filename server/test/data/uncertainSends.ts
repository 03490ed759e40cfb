import { sql } from 'kysely';
import type { TestServer } from '../servers/startTestServer.ts';

export function refuseConversations({ instagram }: TestServer): void {
  instagram.answers.push(({ name }) => (name.includes('conversations') ? { status: 500, body: {} } : null));
}

export async function endFailingChecks({ database }: TestServer, igsid: string): Promise<void> {
  await sql`update outbox set uncertain_at = now() - interval '16 minutes', check_at = now()
    where recipient_igsid = ${igsid} and state = 'sending' and check_at is not null`.execute(database.system);
}
