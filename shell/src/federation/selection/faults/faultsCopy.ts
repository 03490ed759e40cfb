import { t } from '@lingui/core/macro';
import type { FaultKind } from './faults.ts';

const faultNames: Readonly<Record<FaultKind, string>> = {
  missing: t`Entry missing (404)`,
  broken: t`Server broken (500)`,
  unreachable: t`Entry unreachable`,
  tampered: t`Entry tampered with`,
  'part-fails': t`Later parts fail`,
  'part-hangs': t`Later parts hang`,
  slow: t`Slow (3 s more for each file)`,
};

export const faultsCopy = {
  names: faultNames,
  badge: (remote: string, kinds: readonly FaultKind[]) => `${remote}: ${kinds.map((kind) => faultNames[kind]).join(', ')}`,
  end: t`End faults`,
};
