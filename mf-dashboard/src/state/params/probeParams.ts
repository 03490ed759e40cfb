import { oneOf } from '@fanfare/shared/router';

export const probeParams = { probe: oneOf(['closed', 'open'], 'closed') };
