import { MESSAGE_TEXT_MAX_BYTES, message } from '@fanfare/shared/contracts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';

/** Instagram counts bytes. Messages of people are not split. Throws validation_failed. */
export function assertMessageFits(text: string): void {
  const bytes = Buffer.byteLength(text.trim());
  if (bytes <= MESSAGE_TEXT_MAX_BYTES) return;
  throw new AppError('validation_failed', {
    text: message('requests.text-too-long', { bytes, max: MESSAGE_TEXT_MAX_BYTES }),
  });
}
