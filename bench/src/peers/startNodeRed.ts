import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FakeInstagram } from '../load/fakeInstagram.ts';
import { findPort, runPeer } from './runPeer.ts';
import type { StartedPeer } from './StartedPeer.ts';

export async function startNodeRed(peersDir: string, instagram: FakeInstagram): Promise<StartedPeer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'fanfare-bench-node-red-'));
  const port = await findPort();
  const settings = {
    uiHost: '127.0.0.1',
    uiPort: port,
    flowFile: 'flows.json',
    credentialSecret: false,
    httpAdminRoot: false,
    logging: { console: { level: 'error' } },
  };
  writeFileSync(path.join(directory, 'settings.js'), `module.exports = ${JSON.stringify(settings)};\n`);
  writeFileSync(path.join(directory, 'flows.json'), JSON.stringify(flowTo(instagram.url)));
  const args = ['--userDir', directory, '--settings', path.join(directory, 'settings.js')];
  const peer = await runPeer(path.join(peersDir, 'node_modules/node-red/red.js'), args, port, {}, instagram);
  return {
    ...peer,
    directory,
    stop: async () => {
      await peer.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function flowTo(instagramUrl: string): object[] {
  const of = (id: string, type: string, wires: string[][], rest: object) => ({ id, type, z: 'tab', wires, ...rest });
  const toAnswer = `
    const [update] = msg.payload.entry[0].messaging;
    return { payload: { recipient: { id: update.sender.id }, message: { text: 'It is 20 EUR.' } }, headers: { 'content-type': 'application/json' } };
  `;
  return [
    { id: 'tab', type: 'tab', label: 'Bench' },
    of('in', 'http in', [['acknowledge', 'price']], { url: '/webhooks/instagram', method: 'post' }),
    of('acknowledge', 'http response', [], { statusCode: '200' }),
    of('price', 'switch', [['answer']], {
      property: 'payload.entry[0].messaging[0].message.text',
      propertyType: 'msg',
      rules: [{ t: 'cont', v: 'price', vt: 'str' }],
      checkall: 'true',
    }),
    of('answer', 'function', [['send']], { func: toAnswer, outputs: 1 }),
    of('send', 'http request', [[]], {
      method: 'POST',
      ret: 'txt',
      paytoqs: 'ignore',
      persist: true,
      url: `${instagramUrl}/v25.0/me/messages`,
    }),
  ];
}
