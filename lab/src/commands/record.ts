import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { User } from '@fanfare/shared/contracts';
import { performStep } from '../check/performStep.ts';
import { recordingOf } from '../record/recordingOf.ts';
import { LabError } from '../scenarios/LabError.ts';
import { pluralize } from '../scenarios/pluralize.ts';
import { readTours, recordingFile } from '../scenarios/readScenarios.ts';
import { openStage } from '../stage/openStage.ts';
import { publishAlone } from '../stage/publishAlone.ts';
import { buildAlone } from './buildAlone.ts';
import { requestProduct } from './requestProduct.ts';
import { withBrowser } from './withBrowser.ts';

interface RecordRequest {
  remote: string;
  url: string;
  name: string;
  as?: string | undefined;
  password?: string | undefined;
}

export async function record({ remote, url, name, as, password }: RecordRequest): Promise<void> {
  if (as === undefined || password === undefined)
    throw new LabError('Enter the account to record with: --as <username> --password <password>');
  const tours = await readTours(remote);
  const session = await signIn(url, as, password);
  await buildAlone([remote]);
  const releases = await publishAlone(remote);
  const calls: unknown[] = [];
  try {
    await withBrowser(async (browser) => {
      for (const [at, { route, steps = [] }] of tours.entries()) {
        const scenario = { id: 'tour', title: route, about: route, route, sees: [] };
        const stage = await openStage({ releases, scenario, recording: null, live: { url, session } });
        const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });
        try {
          const page = await context.newPage();
          await page.goto(stage.url);
          for (const step of steps) await performStep(page, stage, step);
          await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
          const passed = stage.log.filter(({ kind }) => kind === 'call').map(({ detail }) => detail);
          calls.push(...passed);
          process.stdout.write(`${at + 1} of ${tours.length}  ${route}  ${pluralize(passed.length, 'call')}\n`);
          for (const { kind, text } of stage.log) if (kind === 'problem') process.stderr.write(`${text}\n`);
        } finally {
          await context.close();
          await stage.close();
        }
      }
    });
  } finally {
    await releases.remove();
  }
  const file = recordingFile(remote, name);
  await mkdir(path.dirname(file), { recursive: true });
  const recording = recordingOf(calls, session.user, new Date());
  await writeFile(file, `${JSON.stringify(recording, null, 1)}\n`);
  process.stdout.write(`${pluralize(recording.answers.length, 'answer')} in ${file}\n`);
}

async function signIn(url: string, username: string, password: string): Promise<{ token: string; user: User }> {
  const answer = await requestProduct(url, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (answer.status === 401) throw new LabError(`${url} rejected the username ${username} or the password. Check both.`);
  if (!answer.ok) throw new LabError(`Signing in at ${url} returned status ${answer.status}.`);
  return JSON.parse(await answer.text());
}
