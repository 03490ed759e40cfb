import type { Command } from '../../contracts/index.ts';
import { copy } from '../lazyCopy.ts';
import { fuzzyMatch } from './fuzzyMatch.ts';

export interface FoundGroup {
  name: string;
  commands: { command: Command; at: readonly number[] }[];
}

/** Titles score higher. */
const BY_GROUP = -100;

/**
 * Finds commands. An empty query returns all of them, recent ones first.
 */
export function findCommands(
  all: readonly Command[],
  query: string,
  recent: readonly string[],
  searchable: readonly Command[] = [],
): FoundGroup[] {
  const listed = all.filter(isFirstOfItsName);
  const commands = [...listed, ...searchable];
  const words = query.toLowerCase().split(/\s+/);
  const groups: FoundGroup[] = [];
  if (query.trim() === '') {
    const again = recent.flatMap((id) => commands.filter((command) => command.id === id));
    for (const command of again) add(groups, copy.palette.recent, command, []);
    for (const command of listed) if (!again.includes(command)) add(groups, command.group, command, []);
    return groups;
  }
  const titled = searchable.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const found = [...listed, ...titled].flatMap((command) => {
    const byTitle = fuzzyMatch(query, command.title);
    if (byTitle) return [{ command, ...byTitle }];
    const byGroup = fuzzyMatch(query, `${command.group} ${command.title}`);
    return byGroup ? [{ command, score: byGroup.score + BY_GROUP, at: [] }] : [];
  });
  found.sort((a, b) => b.score - a.score);
  for (const { command, at } of found) add(groups, command.group, command, at);
  return groups;
}

function isFirstOfItsName({ group, title }: Command, place: number, all: readonly Command[]): boolean {
  return all.findIndex((other) => other.group === group && other.title === title) === place;
}

function add(groups: FoundGroup[], name: string, command: Command, at: readonly number[]): void {
  const group = groups.find((each) => each.name === name);
  if (group) group.commands.push({ command, at });
  else groups.push({ name, commands: [{ command, at }] });
}
