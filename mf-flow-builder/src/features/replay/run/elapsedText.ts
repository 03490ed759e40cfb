import { latencyText } from '@fanfare/shared/domain';

/** For example `+60 ms` or `+2 min`. */
export const elapsedText = (ms: number): string => `+${latencyText(ms)}`;
