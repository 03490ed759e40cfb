import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteDir } from '@fanfare/platform/release';
import type { Recording, Scenario, Tour } from '@fanfare/shared/lab';
import { LabError } from './LabError.ts';
import type { Playable } from './Playable.ts';
import { problemsOfScenario } from './problemsOfScenario.ts';

/** @throws LabError with all contract violations */
export async function readScenarios(remote: string): Promise<Playable[]> {
  const { scenarios } = await importFrom<{ scenarios: readonly Scenario[] }>(remote, 'scenarios.ts');
  const read = await Promise.all(
    scenarios.map(async (scenario) => ({ scenario, recording: await readRecording(remote, scenario.recording) })),
  );
  const ids = scenarios.map(({ id }) => id);
  const problems = [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: two scenarios have this name`),
    ...read.flatMap(problemsOfScenario),
  ];
  if (problems.length > 0) throw new LabError(`${remote}/lab:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return read;
}

export async function readTours(remote: string): Promise<readonly Tour[]> {
  return (await importFrom<{ tours: readonly Tour[] }>(remote, 'tours.ts')).tours;
}

export function recordingFile(remote: string, name: string): string {
  return path.join(remoteDir(remote), 'lab/recordings', `${name}.json`);
}

async function readRecording(remote: string, name: string | undefined): Promise<Recording | null> {
  if (name === undefined) return null;
  return JSON.parse(await readFile(recordingFile(remote, name), 'utf8'));
}

async function importFrom<T>(remote: string, file: string): Promise<T> {
  const found = path.join(remoteDir(remote), 'lab', file);
  if (!existsSync(found)) throw new LabError(`${remote} has no lab/${file}. docs/lab.md describes its content.`);
  return await import(pathToFileURL(found).href);
}
