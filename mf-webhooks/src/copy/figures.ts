import { t } from '@lingui/core/macro';

export const figuresCopy = {
  loading: t`Loading figures`,
  failedTitle: t`Failed to load webhook data`,
  failedText: t`Nothing is lost: events are stored on the server.`,
  again: t`Try again`,
  figures: t`Events by state`,
  types: t`Event types`,
  typesLabel: t`How many events of each type`,
  noTypes: t`No events yet. Simulate one, or write to your account.`,
  recent: t`Recent activity`,
  all: t`All events`,
  simulate: t`Simulate an event`,
};
