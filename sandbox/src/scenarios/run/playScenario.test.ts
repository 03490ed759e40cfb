import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startReplyingApp } from '../../testing/startReplyingApp.ts';
import { type Sandbox, startSandbox } from '../../testing/startSandbox.ts';
import type { RunReport, RunUpdate } from '../language/RunReport.ts';

describe('a run', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox();
    await startReplyingApp(sandbox);
  });
  after(() => sandbox.stop());

  /** Plays the scenario and follows its progress. A failed step shows what it expected and received. */
  async function play(text: string, more: object = {}): Promise<RunReport> {
    const { body, status } = await sandbox.api('POST', '/runs', { text, ...more });
    if (status !== 201) throw new Error(body.error);
    const stream = await sandbox.call(`/sandbox/api/runs/${body.id}/progress`);
    const news: RunUpdate[] = stream.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const last = news.at(-1);
    if (last?.kind !== 'run') throw new Error('The stream did not end with the run.');
    return last.run;
  }
  const scenario = (...steps: string[]) =>
    ['scenario: Test', 'followers: { lea: {}, omar: {} }', 'steps:', ...steps.map((step) => `  - ${step}`)].join('\n');
  const failureOf = (run: RunReport) => run.steps.find(({ state }) => state === 'failed')?.failure;

  it('passes when everything that is expected is received', async () => {
    const run = await play(
      scenario(
        'scene: A question',
        'write: { from: lea, text: price? }',
        'expect: { message: { to: lea, containing: PRICE? }, times: 1 }',
        'expect: { webhook: { kind: message, from: lea }, times: 1 }',
        'expect: { call: { path: /messages, status: 200, to: lea }, times: 1 }',
        'never: { message: { to: omar }, for: 100ms }',
        'scene: Another one',
        'write: { from: omar, text: hello }',
        'expect: { message: { text: "You said: hello" }, atLeast: 1, atMost: 2, within: 1s }',
        'expect: { message: { matching: "^you (said|heard): h" } }',
        'expect: { message: { to: lea }, times: 0, within: 100ms }',
      ),
    );
    expect(failureOf(run)).toBeUndefined();
    expect(run.state).toBe('passed');
  });

  it('checks the order of events', async () => {
    const steps = ['write: { from: lea, text: one }', 'expect: { message: { to: lea } }', 'write: { from: omar, text: two }'];
    const order = (...names: string[]) =>
      scenario(
        ...steps,
        `expect: { order: [${names.map((name) => `{ message: { to: ${name} } }`).join(', ')}], within: 1s }`,
        'wait: 1ms',
      );
    expect((await play(order('lea', 'omar'))).state).toBe('passed');
    const failed = await play(order('omar', 'lea'));
    expect(failureOf(failed)?.received).toEqual([
      'in this order:',
      '  message to omar: "You said: two"',
      'then no message to lea; what there was of it came earlier or not at all:',
      '  message to lea: "You said: one"',
    ]);
    expect(failed.steps.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'failed', 'skipped']);
  });

  it('shows what was received instead', async () => {
    const run = await play(scenario('write: { from: lea, text: hello }', 'expect: { message: { to: omar }, within: 300ms }'));
    expect(run.state).toBe('failed');
    expect(failureOf(run)).toEqual({
      message: 'Expected a message to omar within 0.3 s.',
      expected: 'a message to omar within 0.3 s',
      received: ['nothing of it', '1 besides:', '  message to lea: "You said: hello"'],
    });
  });

  it('notices a message too many', async () => {
    const run = await play(
      scenario(
        'write: { from: lea, text: one }',
        'write: { from: lea, text: two }',
        'expect: { message: { to: lea }, times: 1, within: 2s }',
      ),
    );
    expect(failureOf(run)?.received.slice(0, 3)).toEqual([
      '2 of it:',
      '  message to lea: "You said: one"',
      '  message to lea: "You said: two"',
    ]);
  });

  it('counts from the beginning of the scene', async () => {
    const run = await play(
      scenario(
        'write: { from: lea, text: one }',
        'expect: { message: { to: lea }, times: 1 }',
        'scene: Two',
        'expect: { message: { to: lea }, times: 0, within: 50ms }',
      ),
    );
    expect(run.state).toBe('passed');
  });

  it('moves the clock and puts it back; faults with an end are over then', async () => {
    const run = await play(
      scenario(
        'fault: { fault: down, for: 30m }',
        'write: { from: lea, text: anybody? }',
        'never: { message: { to: lea }, for: 300ms }',
        'clock: 31m',
        'expect: { message: { to: lea }, times: 1 }',
        'fault: { fault: bad_gateway }',
      ),
    );
    expect(run.state).toBe('passed');
    expect((await sandbox.api('GET', '/clock')).body.offsetMs).toBe(0);
    expect((await sandbox.api('GET', '/faults')).body).toEqual([]);
  });

  it('lets time pass at a speed', async () => {
    const startedAt = Date.now();
    const run = await play(scenario('clock: 10m'), { speed: 1000 });
    expect(run.state).toBe('passed');
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(550);
  });

  it('chooses the same again with the same seed', async () => {
    const text = scenario(
      'wait: { between: 1ms, and: 90ms }',
      'write: { from: lea, text: [a, b, c, d, e, f, g, h] }',
      'expect: { message: {} }',
    );
    const notesOf = async (seed: string) => (await play(text, { seed })).steps.map(({ note }) => note);
    expect(await notesOf('7')).toEqual(await notesOf('7'));
    const others = [await notesOf('1'), await notesOf('2'), await notesOf('3')];
    expect(new Set(others.map(String)).size).toBeGreaterThan(1);
  });

  it('sends a burst of a crowd, in batches too', async () => {
    const text = [
      'scenario: Burst',
      'crowd: 20',
      'steps:',
      '  - burst: { kind: comments, count: 100, text: [wow, price?] }',
      '  - burst: { kind: messages, count: 40, batch: 10 }',
      '  - expect: { webhook: { kind: comment }, times: 100, within: 10s }',
      '  - expect: { webhook: { kind: message }, times: 4, within: 10s }',
      '  - expect: { message: { to: crowd }, times: 40, within: 10s }',
    ].join('\n');
    const run = await play(text);
    expect(failureOf(run)).toBeUndefined();
  });

  it('replies automatically until the end', async () => {
    const run = await play(
      scenario(
        'autoReply: { from: lea, text: again, atMost: 3 }',
        'write: { from: lea, text: go }',
        'expect: { message: { to: lea }, times: 4, within: 5s }',
      ),
    );
    expect(failureOf(run)).toBeUndefined();
  });

  it('plays every kind of step', async () => {
    const run = await play(
      [
        'scenario: Everything',
        'accounts: { shop: {}, other: { username: everything.else, isConnected: false } }',
        'followers: { lea: {} }',
        'settings: { deliveryOrder: none, hasRateLimits: false }',
        'steps:',
        ...[
          '{ write: { from: lea, text: hi, files: [image] }, as: first }',
          '{ write: { from: lea, replyTo: first, text: this one } }',
          '{ write: { from: lea, to: other, storyMention: true } }',
          'answer: { to: lea, text: a person here }',
          'edit: { from: lea, message: first, text: hello }',
          'react: { from: lea, message: first, reaction: love }',
          'react: { from: lea, message: first, reaction: none }',
          'look: { from: lea }',
          'open: { from: lea, link: qr-7 }',
          'optIn: { from: lea, payload: news }',
          'expect: { webhook: { kind: optin }, times: 1 }',
          '{ post: { product: LIVE }, as: show }',
          '{ comment: { from: lea, on: show, text: wow }, as: wow }',
          'endLive: { post: show }',
          '{ post: { product: STORY } }',
          'write: { from: lea, text: nice, storyReply: true }',
          '{ post: { product: FEED, by: lea }, as: tagged }',
          '{ comment: { from: lea, text: price? }, as: asked }',
          'comment: { from: lea, replyTo: asked, text: hello? }',
          'write: { from: lea, share: reel }',
          'handOver: { from: lea, what: otherAppTakes }',
          'handOver: { from: lea, what: otherAppGivesBack }',
          'block: { from: lea }',
          'block: { from: lea, isBlocking: false }',
          'messageAccess: { isOn: false }',
          'unsend: { from: lea, message: first }',
          'redeliver: {}',
          'retryWebhooks: now',
          'dashboardTest: messages',
          'stopFaults: all',
        ].map(
          (step) =>
            `  - ${step === 'write: { from: lea, share: reel }' ? '{ post: { product: REELS }, as: reel }\n  - ' : ''}${step}`,
        ),
      ].join('\n'),
    );
    expect(failureOf(run)).toBeUndefined();
    expect((await sandbox.api('GET', '/settings')).body).toMatchObject({ deliveryOrder: 'account', hasRateLimits: true });
    const [shop] = (await sandbox.api('GET', '/accounts')).body;
    expect(shop.isMessageAccessOn).toBe(true);
  });

  it('is stopped, and only one is played at a time', async () => {
    const { body } = await sandbox.api('POST', '/runs', { text: scenario('wait: 60s', 'wait: 1s') });
    expect(await sandbox.api('POST', '/runs', { name: 'first-day' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('is being played') },
    });
    expect((await sandbox.api('DELETE', `/runs/${body.id}`)).status).toBe(204);
    const end = await sandbox.call(`/sandbox/api/runs/${body.id}/progress`);
    expect(end.text).toContain('"state":"stopped"');
    expect((await sandbox.api('GET', `/runs/${body.id}`)).body).toMatchObject({
      state: 'stopped',
      steps: [{ state: 'skipped' }, { state: 'skipped' }],
    });
    expect((await sandbox.api('DELETE', `/runs/${body.id}`)).status).toBe(409);
  });

  it('is rejected when it is invalid, unknown or without an account', async () => {
    const refused = await sandbox.api('POST', '/runs', { text: 'scenario: S\nsteps:\n  - jump: 1s' });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining('3:5 "jump" is not known here') } });
    expect((await sandbox.api('POST', '/runs', { name: 'apocalypse' })).body.error).toContain('shipped are first-day');
    expect((await sandbox.api('POST', '/runs', {})).status).toBe(404);
    const run = await play(scenario('wait: 1ms'), { account: 'mina.paints' });
    expect(run).toMatchObject({ state: 'failed', problem: expect.stringContaining('No app is connected') });
    expect((await sandbox.api('POST', '/scenarios/check', { text: 'steps: 1' })).body.problems).toHaveLength(2);
    expect((await sandbox.api('GET', '/scenarios')).body[0]).toMatchObject({ name: 'first-day', title: 'First day of a shop' });
  });
});
