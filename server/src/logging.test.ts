import { test } from 'node:test';
import { expect } from 'expect';
import { createLogger } from './infrastructure/logger/createLogger.ts';
import { dm } from './testing/deliveries.ts';
import { eventually } from './testing/eventually.ts';
import { flowThatSays } from './testing/flows.ts';
import { igIdOf } from './testing/startInstagramDouble.ts';
import { startTestServer } from './testing/startTestServer.ts';

test('S26: no secret and no content reaches the log or the metrics', async (context) => {
  const lines: string[] = [];
  const server = await startTestServer({ logger: createLogger('trace', { write: (line) => void lines.push(line) }) });
  context.after(server.close);
  const user = await server.signUp('anna.canary');
  const igId = igIdOf(1);
  await server.connect(user, igId);
  await server.send('GET', '/api/auth/session?token=query-canary', { token: user.token });
  await server.call('POST /api/auth/login', { body: { username: 'anna.canary', password: 'password-canary' } });
  await server.send('POST', '/api/auth/login', { body: '{"username":"body-canary"' });
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'flow-canary', ...flowThatSays('answer-canary') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  server.instagram.onSend = () => ({
    status: 400,
    body: { error: { message: 'graph-canary', type: 'x', code: 100, fbtrace_id: 'A' } },
  });
  await server.deliver(dm({ igId, from: '5001', text: 'message-canary', mid: 'm1' }));
  await server.deliver('{"dead-canary"');
  await eventually(() => expect(server.instagram.sent).toHaveLength(1));
  await server.database.system.schema.alterTable('feed_positions').renameTo('gone').execute();
  await server.send('GET', '/api/webhooks/events', { token: user.token });
  await server.deliver(dm({ igId, from: '5001', text: 'failing-canary', mid: 'm2' }));
  await eventually(() => expect(lines.join('')).toContain('processing an update failed'));
  await server.database.system.schema.alterTable('gone').renameTo('feed_positions').execute();
  const metrics = await server.app.metrics.render();

  const log = lines.join('');
  expect(log).toContain('"route":"/api/auth/login"');
  for (const secret of ['canary', user.token, 'SBX_', 'correct horse battery', 'verify-token']) {
    expect(log).not.toContain(secret);
    expect(metrics).not.toContain(secret);
  }
  // A figure with an id in a label would grow without end, too.
  expect(metrics).not.toMatch(new RegExp(`${igId}|5001|${user.id}`));
  expect(metrics).toContain('fanfare_webhooks_total{outcome="accepted"}');
});
