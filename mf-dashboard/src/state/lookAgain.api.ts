import { api } from '@fanfare/shared/api';

/** What is asked for again. */
export type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** Asks the server again for everything on the screen that carries one of these tags. */
export const lookAgain = (tags: Tags) => api.util.invalidateTags(tags);
