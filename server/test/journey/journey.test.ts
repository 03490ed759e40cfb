import { test } from 'node:test';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { startTestServer } from '../servers/startTestServer.ts';
import { walkJourney } from './walkJourney.ts';

test("a follower's question is answered by the published flow", async (context) => {
  const server = await startTestServer();
  context.after(server.close);
  await walkJourney(server, server.instagram, 'anna', igIdOf(1));
});
