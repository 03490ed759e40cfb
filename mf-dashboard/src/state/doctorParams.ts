import { oneOf } from '@fanfare/shared/router';

/** Whether the connection doctor is open, whatever the tab. */
export const doctorParams = { doctor: oneOf(['closed', 'open'], 'closed') };
