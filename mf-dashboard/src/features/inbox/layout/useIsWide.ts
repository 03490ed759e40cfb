import { useMediaQuery } from '../../../state/useMediaQuery.ts';

/** Whether list, conversation and person fit side by side. */
export const useIsWide = () => useMediaQuery('(min-width: 1100px)');
