import { api } from '@fanfare/shared/api';

export type Tags = Parameters<typeof api.util.invalidateTags>[0];

export const refetchTags = (tags: Tags) => api.util.invalidateTags(tags);
