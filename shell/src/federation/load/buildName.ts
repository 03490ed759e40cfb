import type { ReleaseEntry } from '@fanfare/shared/contracts';

/** Returns for example `mf-auth@1.0.0+9f31c0a2b4`. */
export function buildName({ extras, metadata }: ReleaseEntry): string {
  return `${extras.name}@${metadata.version}+${extras.buildId}`;
}
