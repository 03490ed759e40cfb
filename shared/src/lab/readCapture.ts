import { Value } from 'typebox/value';
import { Capture } from '../contracts/index.ts';

/**
 * Validates a capture.
 * @param given the parsed content of the file
 * @throws Error that describes what is invalid
 */
export function readCapture(given: unknown): Capture {
  if (Value.Check(Capture, given)) return given;
  const { format }: { format?: unknown } = Object(given);
  if (format !== 'fanfare-capture-1')
    throw new Error('This file is not a capture. Save one in the product: Ctrl+K, "Capture what happens here", "Stop and save".');
  const [{ instancePath, message } = { instancePath: '', message: '' }] = Value.Errors(Capture, given);
  throw new Error(`This capture was changed or cut off: ${instancePath} ${message}.`);
}
