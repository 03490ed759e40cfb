import { oneOf } from '@fanfare/shared/router';

export const accountParams = { account: oneOf(['closed', 'open'], 'closed') };
