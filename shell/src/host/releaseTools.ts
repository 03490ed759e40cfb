import type { ReleaseTools } from '@fanfare/shared/host';
import { lazyPart } from '@fanfare/shared/ui';
import { buildFileUrl } from '../federation/verify/buildFileUrl.ts';

const { Part: FaultSwitches } = lazyPart(() =>
  import('../federation/selection/faults/FaultSwitches.tsx').then((module) => module.FaultSwitches),
);

export const releaseTools: ReleaseTools = { fileUrl: buildFileUrl, FaultSwitches };
