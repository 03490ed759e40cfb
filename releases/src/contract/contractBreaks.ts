import semver from 'semver';
import { type BuildFacts, buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import { contractRangeText, supportsContract } from './contractRange.ts';

export interface RemoteFacts extends Pick<BuildFacts, 'name' | 'manifest' | 'uses' | 'federationRuntime' | 'entry'> {
  requires: Readonly<Record<string, string>>;
}

export interface ContractBreak {
  kind: 'export' | 'host-call' | 'state-key' | 'shared-range' | 'contract' | 'runtime' | 'entry-type';
  name: string;
  problem: string;
  fix: string;
}

type Comparison = (remote: RemoteFacts, shell: ShellFacts) => ContractBreak[];

/** Builds without `uses` or `offers` are compared only by version. */
export function contractBreaks(remote: RemoteFacts, shell: ShellFacts): ContractBreak[] {
  return [contract, runtime, entryType, sharedRanges, exports, hostCalls, stateKeys].flatMap((compare) => compare(remote, shell));
}

const SERVE = 'first (`pnpm start` builds and serves it; elsewhere it comes with the server that is deployed)';

const contract: Comparison = ({ name, manifest }, shell) =>
  supportsContract(shell, manifest.contract)
    ? []
    : [
        {
          kind: 'contract',
          name: `${manifest.contract}`,
          problem: `Needs contract ${manifest.contract}; ${nameOf(shell)} supports ${contractRangeText(shell)}.`,
          fix:
            manifest.contract > shell.contract
              ? `Serve a shell that supports contract ${manifest.contract} ${SERVE}.`
              : `Keep supporting contract ${manifest.contract} in the shell, or release a build of ${name} for a contract that it supports.`,
        },
      ];

const runtime: Comparison = ({ name, federationRuntime: needed }, shell) => {
  const provided = shell.federationRuntime;
  if (needed === undefined || (provided !== undefined && semver.satisfies(provided, `^${needed}`))) return [];
  return [
    {
      kind: 'runtime',
      name: needed,
      problem: `Needs the federation runtime ^${needed}; ${nameOf(shell)} ${provided === undefined ? 'does not provide one' : `provides ${provided}`}.`,
      fix: `Serve a shell that provides it ${SERVE}, or build ${name} with the version of this shell.`,
    },
  ];
};

const entryType: Comparison = ({ name, entry }, shell) => {
  const type = entry?.type ?? 'global';
  const { entryTypes = ['global'] } = shell;
  if (entryTypes.includes(type)) return [];
  return [
    {
      kind: 'entry-type',
      name: type,
      problem: `Has an entry of type ${type}; ${nameOf(shell)} loads ${entryTypes.join(' and ')}.`,
      fix: `Serve a shell that loads it ${SERVE}, or set library.type in the federation plugin of ${name} to "${entryTypes[0]}".`,
    },
  ];
};

const sharedRanges: Comparison = ({ name, requires }, shell) =>
  Object.entries(requires).flatMap(([module, range]): ContractBreak[] => {
    const version = shell.provides[module];
    if (version !== undefined && semver.satisfies(version, range)) return [];
    return [
      {
        kind: 'shared-range',
        name: module,
        problem: `Requires ${module} ${range}; ${nameOf(shell)} ${version === undefined ? 'does not provide it' : `provides ${version}`}.`,
        fix: `Serve a shell that provides it ${SERVE}, or build ${name} against the versions of this shell.`,
      },
    ];
  });

const exports: Comparison = ({ name, uses }, { offers, ...shell }) =>
  Object.entries(uses?.exports ?? {}).flatMap(([module, names]) => {
    const offered = offers?.exports[module];
    return missingIn(offered, names).map((missing): ContractBreak => {
      return {
        kind: 'export',
        name: `${module} ${missing}`,
        problem: `Imports ${missing} from ${module}; ${nameOf(shell)} does not export it.`,
        fix: `Serve a shell that exports it, or release a build of ${name} that does not import it.`,
      };
    });
  });

const hostCalls: Comparison = ({ name, uses }, { offers, ...shell }) =>
  missingIn(offers?.hostApi, uses?.hostApi ?? []).map((missing) => ({
    kind: 'host-call',
    name: missing,
    problem: `Uses ${missing} of the host API; ${nameOf(shell)} does not provide it.`,
    fix: `Serve a shell that provides it, or release a build of ${name} that does not use it.`,
  }));

const stateKeys: Comparison = ({ name, manifest, uses }, { offers, ...shell }) => {
  if (!offers) return [];
  const taken = (manifest.stateKeys ?? []).filter((key) => offers.stateKeys.includes(key));
  const missing = missingIn(offers.stateKeys, uses?.stateKeys ?? []);
  return [
    ...taken.map((key): ContractBreak => {
      return {
        kind: 'state-key',
        name: key,
        problem: `Owns the state key ${key}; ${nameOf(shell)} owns it, too.`,
        fix: `Rename the key in the shell, or release a build of ${name} that uses another one.`,
      };
    }),
    ...missing.map((key): ContractBreak => {
      return {
        kind: 'state-key',
        name: key,
        problem: `Reads the state key ${key}; ${nameOf(shell)} does not have it.`,
        fix: `Serve a shell that has it, or release a build of ${name} that does not read it.`,
      };
    }),
  ];
};

/** Unknown offers and `*` count as compatible. */
function missingIn(offered: readonly string[] | undefined, names: readonly string[]): string[] {
  return offered ? names.filter((name) => name !== '*' && !offered.includes(name)) : [];
}

function nameOf(shell: Pick<ShellFacts, 'version' | 'buildId'>): string {
  return `shell ${buildNameOf(shell)}`;
}
