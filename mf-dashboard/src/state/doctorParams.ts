import { oneOf } from '@fanfare/shared/router';

export const doctorParams = { doctor: oneOf(['closed', 'open'], 'closed') };
