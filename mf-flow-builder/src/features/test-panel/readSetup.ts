import type { SimulatedContact } from '@fanfare/engine';
import type { TestSetup } from '../../state/slices/testRun.slice.ts';

/** Returns the contact of a setup. It is stable, so that a random split takes the same branch. */
export function readSetup({ isNew, username, tags, variables }: TestSetup): SimulatedContact {
  return {
    id: 'test',
    isNew,
    username: username.trim() || null,
    tags: readTags(tags),
    variables: Object.fromEntries(linesOf(variables).flatMap((line) => variableOf(line) ?? [])),
  };
}

export function brokenVariable(variables: string): string | null {
  return linesOf(variables).find((line) => variableOf(line) === null) ?? null;
}

export function readTags(tags: string): string[] {
  return [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function variableOf(line: string): [[string, string]] | null {
  const [, name, value = ''] = /^([A-Za-z]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
  return name === undefined ? null : [[name, value]];
}
