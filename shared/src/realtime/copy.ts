import { textsOf } from '../language/index.ts';

export const copy = textsOf('shared/realtime', {
  /** The specification's words for an event without text. */
  noContent: 'No content available',
});
