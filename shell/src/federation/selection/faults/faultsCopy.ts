import { t } from '@lingui/core/macro';
import type { FaultKind } from './faults.ts';

const faultNames: Readonly<Record<FaultKind, string>> = {
  missing: t`Entry missing (404)`,
  broken: t`Server error (500)`,
  unreachable: t`Entry unreachable`,
  tampered: t`Entry tampered with`,
  'part-fails': t`Lazy chunks fail`,
  'part-hangs': t`Lazy chunks hang`,
  slow: t`Slow (3 s delay per file)`,
};

export const faultsCopy = {
  names: faultNames,
  badge: (remote: string, kinds: readonly FaultKind[]) => `${remote}: ${kinds.map((kind) => faultNames[kind]).join(', ')}`,
  end: t`Clear faults`,
  switches: {
    summary: t`Simulated faults in this tab`,
    lead: t`Faults apply only to this tab, until you close it or clear them. They are not reported and do not count against a build. Each change reloads the page; then open a page of this remote. Builds with an ES module entry are not affected.`,
    group: (title: string) => t`Faults for ${title}`,
    everywhere: t`Apply to the fallback build too`,
  },
};
