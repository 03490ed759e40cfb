import { openId } from '@fanfare/shared/router';

export const whyParams = { why: openId() };
