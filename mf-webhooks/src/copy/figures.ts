import { t } from '@lingui/core/macro';

export const figuresCopy = {
  loading: t`Loading statistics`,
  failedTitle: t`Failed to load webhook data`,
  failedText: t`Your events are saved on the server.`,
  again: t`Try again`,
  figures: t`Events by status`,
  types: t`Event types`,
  typesLabel: t`Events per type`,
  noTypes: t`No events yet. Simulate an event, or send a message to your account.`,
  recent: t`Recent activity`,
  all: t`All events`,
  simulate: t`Simulate event`,
};
