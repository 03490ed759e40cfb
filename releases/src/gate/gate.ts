import semver from 'semver';
import { buildNameOf } from '../BuildFacts.ts';
import { contractBreaks } from '../contract/contractBreaks.ts';
import { contractRangeText, supportsContract } from '../contract/contractRange.ts';
import type { GateInput, Refusal } from './GateInput.ts';

type Rule = (input: GateInput) => Refusal[];

/** Everything that stands against releasing a build, by what is known without running it. Empty: it may go. */
export function gate(input: GateInput): Refusal[] {
  return rules.flatMap((rule) => rule(input));
}

/** A shell is not released like a remote: it comes with the server. */
const HOW_A_SHELL_GOES_LIVE =
  'here pnpm start, run anew, builds and serves it, elsewhere it comes with the server that is deployed';

const sharedVersions: Rule = ({ requires, shells }) =>
  shells.flatMap((shell) =>
    Object.entries(requires).flatMap(([module, range]): Refusal[] => {
      const version = shell.provides[module];
      if (version !== undefined && semver.satisfies(version, range)) return [];
      const has = version === undefined ? 'does not provide it' : `provides ${version}`;
      return [
        {
          rule: 'shared-version',
          problem: `Requires ${module} ${range}; the live shell ${buildNameOf(shell)} ${has}.`,
          fix: `Have a shell live that provides it first: ${HOW_A_SHELL_GOES_LIVE}. Or build against the versions of the live shell.`,
        },
      ];
    }),
  );

const contract: Rule = ({ candidate, shells }) =>
  shells
    .filter((shell) => !supportsContract(shell, candidate.manifest.contract))
    .map((shell) => ({
      rule: 'contract',
      problem: `Speaks contract ${candidate.manifest.contract}; the live shell ${buildNameOf(shell)} speaks ${contractRangeText(shell)}.`,
      fix:
        candidate.manifest.contract > shell.contract
          ? `Have a shell live that speaks it first: ${HOW_A_SHELL_GOES_LIVE}. Or build with the contract of the live shell.`
          : 'Build with the contract of the live shell.',
    }));

/** What the build uses of a live shell; ranges and contract have rules above. */
const usage: Rule = ({ candidate, requires, shells }) =>
  shells.flatMap((shell) =>
    contractBreaks({ ...candidate, requires }, shell).flatMap(({ kind, problem, fix }) =>
      kind === 'contract' || kind === 'shared-range' ? [] : [{ rule: kind, problem, fix }],
    ),
  );

/** Twice the largest of the house; what a remote may take of it is its own budget (`pnpm test size`). */
const ENTRY_MAX_BYTES = 32_000;

const size: Rule = ({ entryBytes }) =>
  entryBytes <= ENTRY_MAX_BYTES
    ? []
    : [
        {
          rule: 'size',
          problem: `The entry has ${entryBytes} bytes compressed; ${ENTRY_MAX_BYTES} are allowed, because every page of it waits for them.`,
          fix: 'Load what is not on the first screen lazily.',
        },
      ];

const exposedModule: Rule = ({ exposesRemote }) =>
  exposesRemote
    ? []
    : [
        {
          rule: 'exposed-module',
          problem: 'The container has no ./remote.',
          fix: 'Build it with remotePreset from src/remote.ts.',
        },
      ];

const globalName: Rule = ({ candidate, neighbours, earlier }) =>
  [...neighbours, ...earlier]
    .filter((other) => other.globalName === candidate.globalName && other.buildId !== candidate.buildId)
    .map((other) => ({
      rule: 'global-name',
      problem: `Is called ${candidate.globalName} in the page, like ${other.name} ${buildNameOf(other)}, whose code would run instead.`,
      fix: 'Leave the name of the container to remotePreset.',
    }));

const stateKeys = taken('state-key', 'State key', ({ manifest }) => manifest.stateKeys ?? []);
const routes = taken('route', 'Route', ({ manifest }) => manifest.routes.map(({ path }) => path));
const slots = taken('slot', 'Slot entry', ({ manifest }) => (manifest.slots ?? []).map(({ slot, id }) => `${slot}#${id}`));

/** What nobody draws nobody sees. Decided only where all say what they draw. */
const drawnSlots: Rule = ({ candidate, neighbours }) => {
  const others = [...neighbours, candidate].map(({ draws }) => draws);
  const known = [...new Set(others.flatMap((draws) => draws ?? []))].sort();
  if (known.length === 0 || others.includes(undefined)) return [];
  return (candidate.manifest.slots ?? [])
    .filter(({ slot }) => !known.includes(slot))
    .map(({ slot, id }) => ({
      rule: 'slot',
      problem: `Slot entry ${slot}#${id} would be seen nowhere: no released remote draws a slot ${slot}. There are ${known.join(', ')}.`,
      fix: 'Correct the name in remote.json, or release the remote that draws it first.',
    }));
};

/** A rule for what only one remote may have. */
function taken(rule: Refusal['rule'], what: string, namesOf: (facts: GateInput['candidate']) => readonly string[]): Rule {
  return ({ candidate, neighbours }) =>
    neighbours.flatMap((other) => {
      const theirs = new Set(namesOf(other));
      return namesOf(candidate)
        .filter((name) => theirs.has(name))
        .map((name) => ({
          rule,
          problem: `${what} ${name} belongs to ${other.name} ${buildNameOf(other)}, owned by ${other.manifest.owner}.`,
          fix: 'Take another name, or agree with that team.',
        }));
    });
}

const rules: readonly Rule[] = [
  exposedModule,
  contract,
  sharedVersions,
  usage,
  globalName,
  stateKeys,
  routes,
  slots,
  drawnSlots,
  size,
];
