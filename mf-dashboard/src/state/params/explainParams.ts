import { openId } from '@fanfare/shared/router';

export const explainParams = { why: openId() };
