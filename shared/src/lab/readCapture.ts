import { Value } from 'typebox/value';
import { Capture } from '../contracts/index.ts';

/**
 * A capture as the product saves it.
 *
 * @param given the content of the file, parsed
 * @throws Error that says what is not as it should be
 */
export function readCapture(given: unknown): Capture {
  if (Value.Check(Capture, given)) return given;
  const { format }: { format?: unknown } = Object(given);
  if (format !== 'fanfare-capture-1')
    throw new Error('This file is no capture. The product saves one: Ctrl+K, "Capture what happens here", "Stop and save".');
  const [{ instancePath, message } = { instancePath: '', message: '' }] = Value.Errors(Capture, given);
  throw new Error(`This capture was changed or cut off: ${instancePath} ${message}.`);
}
