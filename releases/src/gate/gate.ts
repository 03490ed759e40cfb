import { buildNameOf } from '../BuildFacts.ts';
import { contractBreaks } from '../contract/contractBreaks.ts';
import { checkSdk } from './checkSdk.ts';
import type { GateInput, Refusal } from './GateInput.ts';

type Rule = (input: GateInput) => Refusal[];

export function gate(input: GateInput): Refusal[] {
  return rules.flatMap((rule) => rule(input));
}

const liveShells: Rule = ({ candidate, requires, shells }) =>
  shells.flatMap((shell) =>
    contractBreaks({ ...candidate, requires }, shell).map(({ kind, problem, fix }) => ({ rule: kind, problem, fix })),
  );

const ENTRY_MAX_BYTES = 32_000;

const size: Rule = ({ entryBytes }) =>
  entryBytes <= ENTRY_MAX_BYTES
    ? []
    : [
        {
          rule: 'size',
          problem: `The compressed entry is ${entryBytes} bytes. The limit is ${ENTRY_MAX_BYTES}, because the first page waits for it.`,
          fix: 'Lazy-load code that the first screen does not need.',
        },
      ];

const exposedModule: Rule = ({ exposesRemote }) =>
  exposesRemote
    ? []
    : [
        {
          rule: 'exposed-module',
          problem: 'The container has no ./remote.',
          fix: 'Expose it in the federation plugin. remotePreset does this from src/remote.ts.',
        },
      ];

const globalName: Rule = ({ candidate, neighbours, earlier }) =>
  [...neighbours, ...earlier]
    .filter((other) => other.globalName === candidate.globalName && other.buildId !== candidate.buildId)
    .map((other) => ({
      rule: 'global-name',
      problem: `Uses the container name ${candidate.globalName}, which ${other.name} ${buildNameOf(other)} already uses, so that build would run instead.`,
      fix: 'Use a unique container name per build, such as the remote name plus the build id. remotePreset does this.',
    }));

const stateKeys = taken('state-key', 'State key', ({ manifest }) => manifest.stateKeys ?? []);
const routes = taken('route', 'Route', ({ manifest }) => manifest.routes.map(({ path }) => path));
const slots = taken('slot', 'Slot entry', ({ manifest }) => (manifest.slots ?? []).map(({ slot, id }) => `${slot}#${id}`));

/** Checked only if all remotes declare their slots. Every live shell must have the slot. */
const drawnSlots: Rule = ({ candidate, neighbours, shells }) => {
  const others = [...neighbours, candidate].map(({ draws }) => draws);
  const [first, ...rest] = shells.map(({ draws = [] }) => draws);
  const ofShells = (first ?? []).filter((slot) => rest.every((draws) => draws.includes(slot)));
  const known = [...new Set([...others.flatMap((draws) => draws ?? []), ...ofShells])].sort();
  if (known.length === 0 || others.includes(undefined)) return [];
  return (candidate.manifest.slots ?? [])
    .filter(({ slot }) => !known.includes(slot))
    .map(({ slot, id }) => ({
      rule: 'slot',
      problem: `Slot entry ${slot}#${id} would not be visible: neither the shell nor a released remote renders slot ${slot}. Known slots: ${known.join(', ')}.`,
      fix: 'Correct the slot name in remote.json, or first release the remote or shell that renders it.',
    }));
};

function taken(rule: Refusal['rule'], what: string, namesOf: (facts: GateInput['candidate']) => readonly string[]): Rule {
  return ({ candidate, neighbours }) =>
    neighbours.flatMap((other) => {
      const theirs = new Set(namesOf(other));
      return namesOf(candidate)
        .filter((name) => theirs.has(name))
        .map((name) => ({
          rule,
          problem: `${what} ${name} is already used by ${other.name} ${buildNameOf(other)}, owned by ${other.manifest.owner}.`,
          fix: 'Choose another name, or coordinate with that team.',
        }));
    });
}

const rules: readonly Rule[] = [exposedModule, liveShells, checkSdk, globalName, stateKeys, routes, slots, drawnSlots, size];
