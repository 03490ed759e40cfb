import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FakeInstagram } from '../load/fakeInstagram.ts';
import { startProduct } from '../startProduct.ts';
import { findPort, runPeer } from './runPeer.ts';
import type { StartedPeer } from './StartedPeer.ts';

const ID = 'bench';

/** n8n stores all executions by default. */
export async function startN8n(peersDir: string, instagram: FakeInstagram): Promise<StartedPeer> {
  const database = await startProduct(instagram.url, {}, 'database');
  const directory = mkdtempSync(path.join(tmpdir(), 'fanfare-bench-n8n-'));
  const port = await findPort();
  const { hostname, searchParams, username, password, pathname, port: databasePort } = new URL(database.url);
  const env = {
    N8N_USER_FOLDER: directory,
    N8N_PORT: String(port),
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_ENDPOINT_WEBHOOK: 'webhooks',
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
    N8N_LOG_LEVEL: 'error',
    DB_TYPE: 'postgresdb',
    DB_POSTGRESDB_HOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    DB_POSTGRESDB_PORT: databasePort,
    DB_POSTGRESDB_USER: decodeURIComponent(username),
    DB_POSTGRESDB_PASSWORD: decodeURIComponent(password),
    DB_POSTGRESDB_DATABASE: pathname.slice(1),
  };
  const script = path.join(peersDir, 'node_modules/n8n/bin/n8n');
  const workflow = path.join(directory, 'workflow.json');
  writeFileSync(workflow, JSON.stringify(workflowTo(instagram.url)));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('import:workflow', `--input=${workflow}`);
  run('publish:workflow', `--id=${ID}`);
  const peer = await runPeer(script, ['start'], port, env, instagram);
  return {
    ...peer,
    directory,
    stop: async () => {
      await peer.stop();
      await database.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function workflowTo(instagramUrl: string): object {
  const node = (name: string, type: string, typeVersion: number, parameters: object, n: number) => ({
    id: name,
    name,
    type: `n8n-nodes-base.${type}`,
    typeVersion,
    position: [n * 200, 0],
    parameters,
    ...(type === 'webhook' && { webhookId: ID }),
  });
  const first = '$json.body.entry[0].messaging[0]';
  const hasPrice = {
    id: 'price',
    leftValue: `={{ ${first}.message.text }}`,
    rightValue: 'price',
    operator: { type: 'string', operation: 'contains' },
  };
  return {
    id: ID,
    name: 'Bench',
    active: false,
    settings: { executionOrder: 'v1' },
    nodes: [
      node('Webhook', 'webhook', 2, { httpMethod: 'POST', path: 'instagram', responseMode: 'onReceived', options: {} }, 0),
      node(
        'If',
        'if',
        2.2,
        {
          conditions: {
            options: { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 },
            conditions: [hasPrice],
            combinator: 'and',
          },
          options: {},
        },
        1,
      ),
      node(
        'Answer',
        'httpRequest',
        4.2,
        {
          method: 'POST',
          url: `${instagramUrl}/v25.0/me/messages`,
          sendBody: true,
          specifyBody: 'json',
          jsonBody: `={{ JSON.stringify({ recipient: { id: ${first}.sender.id }, message: { text: 'It is 20 EUR.' } }) }}`,
          options: {},
        },
        2,
      ),
    ],
    connections: {
      Webhook: { main: [[{ node: 'If', type: 'main', index: 0 }]] },
      If: { main: [[{ node: 'Answer', type: 'main', index: 0 }]] },
    },
  };
}
