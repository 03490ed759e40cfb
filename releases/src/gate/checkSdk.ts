import semver from 'semver';
import type { GateInput, Refusal } from './GateInput.ts';

export function checkSdk({ candidate, shells }: Pick<GateInput, 'candidate' | 'shells'>): Refusal[] {
  const { sdk } = candidate;
  if (sdk === undefined) return [];
  return shells.flatMap(({ sdk: own }): Refusal[] => {
    if (own === undefined || semver.major(own) === semver.major(sdk)) return [];
    return [
      {
        rule: 'sdk',
        problem: `Built with SDK ${sdk}, but this installation accepts SDK ${semver.major(own)}.x and serves ${own}:`,
        fix: 'install the packages listed at /sdk/ and build again.',
      },
    ];
  });
}
