import { textsOf } from '@fanfare/shared/language';

/** Texts of the dashboard's figures. */
export const figuresCopy = textsOf('webhooks/figures', {
  loading: 'Loading figures',
  failedTitle: 'Failed to load webhook data',
  failedText: 'Nothing is lost: events are stored on the server.',
  again: 'Try again',
  figures: 'Events by state',
  types: 'Event types',
  typesLabel: 'How many events of each type',
  noTypes: 'No events yet. Simulate one, or write to your account.',
  recent: 'Recent activity',
  all: 'All events',
  simulate: 'Simulate an event',
});
