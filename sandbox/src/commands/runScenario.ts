import type { RunReport, RunUpdate, StepReport } from '../scenarios/language/RunReport.ts';
import { callSandbox, reach } from './callSandbox.ts';

const marks = { passed: '✓', failed: '✗', skipped: '-', running: ' ', waiting: ' ' } as const;

/** Returns the exit code. */
export async function runScenario(url: string, request: object, say: (line: string) => void): Promise<number> {
  const { id } = await callSandbox<RunReport>(url, 'POST', '/runs', request);
  const stop = () => void reach(url, `/runs/${id}`, { method: 'DELETE' }).catch(() => undefined);
  process.once('SIGINT', stop);
  const { body } = await reach(url, `/runs/${id}/progress`);
  let last: RunReport | null = null;
  let printed = 0;
  for await (const news of readLines(body ?? new ReadableStream())) {
    if (news.kind === 'step') {
      if (last) last.steps[news.index] = news.step;
    } else {
      if (last === null) say(`${news.run.title} (seed ${news.run.seed})`);
      last = news.run;
    }
    // The first steps may have ended before the stream started.
    for (const step of last?.steps.slice(printed) ?? []) {
      if (step.state === 'running' || step.state === 'waiting') break;
      printStep(step, say);
      printed += 1;
    }
  }
  process.off('SIGINT', stop);
  if (last?.problem) say(last.problem);
  const seconds = (((last?.endedAt ?? 0) - (last?.startedAt ?? 0)) / 1_000).toFixed(1);
  say(last === null || last.state === 'running' ? 'The sandbox went away.' : `${last.state} after ${seconds} s`);
  return last?.state === 'passed' ? 0 : 1;
}

function printStep({ verb, state, text, line, note, tookMs, failure }: StepReport, say: (line: string) => void): void {
  if (verb === 'scene') {
    if (state === 'passed') say(`\n  ${text}`);
    return;
  }
  const took = tookMs !== null && tookMs >= 100 ? ` (${(tookMs / 1_000).toFixed(1)} s)` : '';
  say(`  ${marks[state]} ${text}${note ? ` -> ${note}` : ''}${took}`);
  if (!failure) return;
  say(`      line ${line}: ${failure.message}`);
  for (const received of failure.received) say(`      ${received}`);
}

async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<RunUpdate> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
