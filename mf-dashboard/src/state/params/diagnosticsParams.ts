import { oneOf } from '@fanfare/shared/router';

export const diagnosticsParams = { doctor: oneOf(['closed', 'open'], 'closed') };
