import { threadAssignments, threadFilters } from '@fanfare/shared/contracts';
import { freeText, oneOf, openId } from '@fanfare/shared/router';

export const threadParams = {
  thread: openId(),
  show: oneOf(threadFilters, 'all'),
  assigned: oneOf(threadAssignments, 'all'),
  find: freeText(),
  label: openId(),
  /** `auto`: shown where there is room. */
  about: oneOf(['auto', 'no', 'yes'], 'auto'),
};
