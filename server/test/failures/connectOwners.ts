import type { FlowGraph } from '@fanfare/shared/contracts';
import type { createTestClient } from '../servers/createTestClient.ts';
import { flowOfLoad } from './startLoad.ts';

export interface Loaded {
  igIds: readonly string[];
  graph?: FlowGraph | undefined;
}

/** An owner per account, whose flow is published. Returns their tokens. */
export async function connectOwners(
  client: ReturnType<typeof createTestClient>,
  { igIds, graph = flowOfLoad }: Loaded,
): Promise<string[]> {
  const tokens: string[] = [];
  for (const igId of igIds) {
    const user = await client.signUp(`owner${tokens.length}`);
    await client.connect(user, igId);
    const { body } = await client.call('POST /api/flow/save', { token: user.token, body: { name: 'Repeat', ...graph } });
    await client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
    tokens.push(user.token);
  }
  return tokens;
}
