import type { Tour } from '@fanfare/shared/lab';

export const tours: readonly Tour[] = [
  { route: '/flow-builder', steps: [{ see: 'Choose a starting point' }] },
  { route: '/flow-builder?flow=Prices%20and%20delivery' },
];
