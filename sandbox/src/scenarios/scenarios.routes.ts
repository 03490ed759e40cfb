import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { ApiError } from '../state/ApiError.ts';
import type { CheckView, RunReport, RunUpdate, ScenarioView } from './language/RunReport.ts';
import type { Scenario } from './language/Scenario.ts';
import { ScenarioError } from './language/ScenarioError.ts';
import { listShipped } from './listShipped.ts';
import { readScenario } from './readScenario.ts';
import type { Runs } from './run/createRuns.ts';

const closed = { additionalProperties: false } as const;
const ScenarioText = Type.String({ minLength: 1, maxLength: 200_000 });
const NewRun = Type.Object(
  {
    /** Name of a shipped scenario, instead of the text. */
    name: Type.Optional(Type.String()),
    text: Type.Optional(ScenarioText),
    seed: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** Speed of `clock` steps relative to real time; by default they jump. */
    speed: Type.Optional(Type.Number({ minimum: 1, maximum: 1_000_000 })),
    account: Type.Optional(Type.String()),
  },
  closed,
);
type RunRoute = { Params: { id: string } };

export function scenariosRoutes(app: FastifyInstance, runs: Runs): void {
  app.get('/scenarios', (): ScenarioView[] =>
    listShipped().map(({ name, text }) => {
      const { title, about, needs } = readScenario(text);
      return { name, title, about, needs, text };
    }),
  );

  app.post<{ Body: { text: string } }>(
    '/scenarios/check',
    { schema: { body: Type.Object({ text: ScenarioText }, closed) } },
    (request): CheckView => {
      try {
        readScenario(request.body.text);
        return { problems: [] };
      } catch (error) {
        if (error instanceof ScenarioError) return { problems: error.problems };
        throw error;
      }
    },
  );

  app.get('/runs', () => runs.list());
  app.get<RunRoute>('/runs/:id', (request) => findRun(request.params.id));

  app.post<{ Body: Static<typeof NewRun> }>('/runs', { schema: { body: NewRun } }, (request, reply) => {
    const { name, text, seed = null, speed = null, account = null } = request.body;
    const shipped = name === undefined ? undefined : listShipped().find((each) => each.name === name);
    const script = text ?? shipped?.text;
    if (script === undefined)
      throw new ApiError(404, name === undefined ? 'Give the name or the text of a scenario.' : noSuch(name));
    const run = runs.start(read(script), { name: shipped?.name ?? null, seed, speed, username: account });
    return reply.status(201).send(run);
  });

  app.delete<RunRoute>('/runs/:id', (request, reply) => {
    runs.stop(findRun(request.params.id).id);
    return reply.status(204).send();
  });

  /** Streams JSON lines (`RunUpdate`). */
  app.get<RunRoute>('/runs/:id/progress', (request, reply) => {
    const run = findRun(request.params.id);
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const write = (news: RunUpdate) => {
      stream.write(`${JSON.stringify(news)}\n`);
      if (news.kind === 'run' && news.run.state !== 'running') stream.end();
    };
    request.raw.on('close', runs.follow(run.id, write));
    write({ kind: 'run', run });
  });

  function findRun(id: string): RunReport {
    const run = runs.find(id);
    if (!run) throw new ApiError(404, `There is no run ${id}.`);
    return run;
  }
}

function noSuch(name: string): string {
  const names = listShipped().map((each) => each.name);
  return `There is no scenario ${name}; shipped are ${names.join(', ')}.`;
}

function read(text: string): Scenario {
  try {
    return readScenario(text);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new ApiError(400, `The scenario cannot be read:\n${error.message}`);
  }
}
