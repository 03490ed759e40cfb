import { oneOf } from '@fanfare/shared/router';

/** Whether the window is open in which one tries what would answer, whatever the tab. */
export const probeParams = { probe: oneOf(['closed', 'open'], 'closed') };
