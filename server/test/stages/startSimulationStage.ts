import {
  advanceTime,
  answerRequest,
  readResponse,
  type SimulatedContact,
  type SimulatedInput,
  type SimulatedSurface,
  type Simulation,
  startSimulation,
  write,
} from '@fanfare/engine';
import type { FlowGraph, RunStory } from '@fanfare/shared/contracts';
import type { WebhookBody } from '@fanfare/shared/contracts/graph';
import { expect } from 'expect';
import { sql } from 'kysely';
import { storedStep } from '../../src/infrastructure/messages/storedStep.ts';
import { conversation } from '../data/deliveries.ts';
import { type DoubleCall, igIdOf } from '../doubles/startInstagramDouble.ts';
import { startWebDouble } from '../doubles/startWebDouble.ts';
import { eventually } from '../eventually.ts';
import { startTestServer } from '../servers/startTestServer.ts';

const HOUR_MS = 3_600_000;
const igId = igIdOf(1);
const newPart: SimulatedContact = { id: '', isNew: true, username: null, tags: [], variables: {} };

export type Happening =
  | { text: string; surface?: SimulatedSurface }
  | { tap: string }
  | { postback: string; title: string }
  | { hours: number };

export interface Play {
  flow: FlowGraph;
  flowId: string;
  happenings: readonly Happening[];
}

type Line = Omit<RunStory['steps'][number], 'at'>;
export type SimulationStage = Awaited<ReturnType<typeof startSimulationStage>>;

/** Starts a server with a movable clock, with which the simulation must agree. */
export async function startSimulationStage() {
  let movedMs = 0;
  let fans = 50_000;
  let updates = 0;
  const nowMs = () => Date.now() + movedMs;
  const web = await startWebDouble();
  const server = await startTestServer({ clock: { nowMs }, web: web.policy, pollMs: 100 });
  const user = await server.signUp('anna');
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  server.instagram.answers = [takeCommentAction];
  await server.connect(user, igId);
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(server.database.system)).rows;

  async function publish(name: string, graph: FlowGraph): Promise<string> {
    const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name, ...graph } });
    const { id } = saved.body.data;
    const published = await server.call('POST /api/flow/{id}/publish', { token: user.token, id });
    expect([published.status, published.body]).toMatchObject([200, { success: true }]);
    return id;
  }

  async function play({ flow, flowId, happenings }: Play): Promise<Line[]> {
    movedMs = 0;
    fans += 1;
    const fan = `${fans}`;
    let simulation: Simulation | null = null;
    let seenCount = 0;
    let said = 0;
    for (const happening of happenings) {
      const written = simulatedInputOf(simulation, happening);
      if (written) {
        said += 1;
        await server.deliver(asWebhook(fan, written));
      } else await letHoursPass(happening);
      const stories = await settledStories(fan, flowId, said);
      const fresh = linesOf(stories).slice(seenCount);
      const atMs = fresh[0] ? Date.parse(fresh[0].at) : nowMs();
      const before: Simulation = simulation ?? startSimulation(flow, newPart, null, atMs);
      simulation = { ...before, nowMs: atMs, part: { ...before.part, id: stories[0]?.contact.id ?? '' } };
      // A message's name is fetched later.
      if (written?.surface === 'comment') simulation = named(simulation, `user.${fan}`);
      const begun: number = simulation.turns.length;
      simulation = written ? write(simulation, written) : advanceTime(simulation, 0);
      simulation = answerRequests(simulation, begun, fresh);
      const lines = traceSince(simulation, begun);
      expect({ happening, lines }).toEqual({ happening, lines: fresh.map(withoutTime) });
      seenCount += fresh.length;
      simulation = named(simulation, await usernameOf(fan));
    }
    const stories = await settledStories(fan, flowId, said);
    expect(stories.map(({ status, variables, tags }) => ({ status, variables, tags }))).toEqual(
      (simulation?.runs ?? []).toReversed().map(({ status, variables, tags }) => ({ status, variables, tags })),
    );
    return linesOf(stories).map(withoutTime);
  }

  function asWebhook(fan: string, { text, surface, payload = null, isQuickReply = false }: SimulatedInput): WebhookBody {
    updates += 1;
    const mid = `r-${updates}`;
    if (surface === 'comment') {
      const from = { id: fan, username: `user.${fan}` };
      const changes = [{ field: 'comments', value: { id: `c-${updates}`, text, from, media: { id: `media-${fan}` } } }];
      return { object: 'instagram', entry: [{ id: igId, time: Math.floor(nowMs() / 1000), changes }] };
    }
    const about = { sender: { id: fan }, recipient: { id: igId }, timestamp: nowMs() };
    if (payload !== null && !isQuickReply) return conversation(igId, { ...about, postback: { mid, title: text, payload } });
    const story = { story: { id: 's-1', url: 'https://cdn.example.com/s' } };
    const message = {
      mid,
      text,
      ...(payload !== null && { quick_reply: { payload } }),
      ...(surface === 'story_reply' && { reply_to: story }),
    };
    return conversation(igId, { ...about, message });
  }

  async function letHoursPass(happening: Happening): Promise<void> {
    movedMs += 'hours' in happening ? happening.hours * HOUR_MS : 0;
    const due = sql`due_at <= ${new Date(nowMs())}`;
    await rowsOf(sql`update timers set due_at = now() where ${due}`);
    // A timer may set the next one before time advances.
    await eventually(async () => expect(await rowsOf(sql`select 1 from timers where ${due}`)).toEqual([]));
  }

  async function settledStories(fan: string, flowId: string, said: number): Promise<RunStory[]> {
    await eventually(async () => {
      const open = sql`
        select 1 from inbox where state in ('ready', 'active') union all select 1 from flow_requests where state <> 'done'`;
      const heard = sql`select 1 from events where sender_id = ${fan} and processed_status = 'completed'
        and event_type in ('messages', 'message_postbacks', 'comments')`;
      expect([await rowsOf(open), (await rowsOf(heard)).length]).toEqual([[], said]);
    });
    const { body } = await server.call('GET /api/runs', { token: user.token, query: '?limit=200' });
    const runs = body.data.runs.filter((run) => run.contact.igsid === fan && run.flow.id === flowId);
    const stories = await Promise.all(runs.map(({ id }) => server.call('GET /api/runs/{id}', { token: user.token, id })));
    return stories.map((story) => story.body.data).toReversed();
  }

  async function usernameOf(fan: string): Promise<string | null> {
    return eventually(async () => {
      const [contact] = await rowsOf(sql`select username from contacts where igsid = ${fan}`);
      const username = contact && typeof contact === 'object' && 'username' in contact ? contact.username : null;
      expect(contact === undefined || username !== null).toBe(true);
      return typeof username === 'string' ? username : null;
    });
  }

  function answerRequests(simulation: Simulation, begun: number, fresh: readonly { at: string }[]): Simulation {
    const asked = simulation.turns
      .slice(begun)
      .flatMap(({ runNo, commands }) =>
        commands.flatMap((command) => (command.kind === 'http_request' && runNo !== null ? [{ runNo, command }] : [])),
      );
    let answered = simulation;
    for (const [n, { runNo, command }] of asked.entries()) {
      const answer = web.onRequest(web.received.at(n - asked.length)?.path ?? '', 0);
      if (answer === 'hang') throw new Error('A request that hangs is not answered here.');
      const last = fresh[traceSince(answered, begun).length];
      answered = { ...answered, nowMs: last ? Date.parse(last.at) : answered.nowMs };
      const response = readResponse(answer.status, answer.body, command.request.mapping);
      answered = answerRequest(answered, runNo, command.stepNo, response);
    }
    return answered;
  }

  return {
    web,
    publish,
    play,
    async close() {
      expect(server.instagram.violations).toEqual([]);
      await web.close();
      await server.close();
    },
  };
}

function takeCommentAction({ name, body, token }: DoubleCall) {
  if (!name.startsWith('POST ') || token === '') return null;
  if (name.endsWith('/messages') && body.includes('comment_id')) {
    return { status: 200, body: { recipient_id: '1', message_id: `private-${body.length}-${Math.random()}` } };
  }
  if (name.endsWith('/replies')) return { status: 200, body: { id: `reply-${Math.random()}` } };
  return /\/c-\d+$/.test(name) ? { status: 200, body: { success: true } } : null;
}

function named(simulation: Simulation, username: string | null): Simulation {
  return { ...simulation, part: { ...simulation.part, username } };
}

function simulatedInputOf(simulation: Simulation | null, happening: Happening): SimulatedInput | null {
  if ('text' in happening) return { surface: 'message', ...happening };
  if ('postback' in happening) return { surface: 'message', text: happening.title, payload: happening.postback };
  if ('hours' in happening) return null;
  const offered = simulation?.turns.flatMap(({ commands }) => commands).flatMap(offeredBy) ?? [];
  const tapped = offered.findLast(({ title }) => title === happening.tap);
  if (!tapped) throw new Error(`Nothing to tap is called ${happening.tap}.`);
  return { surface: 'message', text: tapped.title, ...tapped };
}

type Command = Simulation['turns'][number]['commands'][number];
type Offered = { title: string; payload: string; isQuickReply?: boolean };

function offeredBy(command: Command): Offered[] {
  if (command.kind !== 'send_message') return [];
  const { message } = command;
  const buttons = message.kind === 'cards' ? message.cards.flatMap((card) => card.buttons ?? []) : [];
  if (message.kind === 'buttons') buttons.push(...message.buttons);
  const quick = message.kind === 'text' ? (message.quickReplies ?? []) : [];
  return [
    ...quick.map((reply) => ({ ...reply, isQuickReply: true })),
    ...buttons.flatMap((button) => ('payload' in button ? [{ title: button.title, payload: button.payload }] : [])),
  ];
}

function traceSince({ turns }: Simulation, begun: number): Line[] {
  return turns.slice(begun).flatMap(({ trace }) => trace.map(storedStep));
}

function linesOf(stories: readonly RunStory[]): RunStory['steps'] {
  return stories.flatMap(({ steps }) => steps).toSorted((a, b) => a.at.localeCompare(b.at));
}

function withoutTime({ at: _at, ...line }: RunStory['steps'][number]): Line {
  return line;
}
