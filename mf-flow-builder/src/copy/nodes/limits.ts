import { countText } from '@fanfare/shared/domain';
import { t } from '@lingui/core/macro';

export const limitCopy = {
  bytes: (bytes: number, most: number) =>
    t`${countText(bytes)} of ${countText(most)} bytes. Shorten the text or split it into two messages.`,
  characters: (length: number, most: number) => t`${countText(length)} of ${countText(most)} characters. Shorten the text.`,
};
