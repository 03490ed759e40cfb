import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const why = {
  title: t`Why this happened`,
  openEvent: t`Open in Webhooks`,
};

export const copy = { ...frame, why };
