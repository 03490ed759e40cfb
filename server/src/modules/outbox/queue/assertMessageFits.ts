import { MESSAGE_TEXT_MAX_BYTES, message } from '@fanfare/shared/contracts';
import { AppError } from '../../../infrastructure/http/AppError.ts';

/** Instagram counts bytes; a person's message is not cut in two behind their back. Throws validation_failed. */
export function assertMessageFits(text: string): void {
  const bytes = Buffer.byteLength(text.trim());
  if (bytes <= MESSAGE_TEXT_MAX_BYTES) return;
  throw new AppError('validation_failed', {
    text: message('requests.text-too-long', { bytes, max: MESSAGE_TEXT_MAX_BYTES }),
  });
}
