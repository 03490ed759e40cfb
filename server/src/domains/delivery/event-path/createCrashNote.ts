import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Keys of the updates that are being decided, in a file, because a crash of this process must not lose them. */
export function createCrashNote(directory: string) {
  const file = path.join(directory, 'deciding.json');
  let descriptor: number | null = null;

  return {
    /** @returns keys that were being decided when the process ended; empty after a clean stop */
    open(): string[] {
      const left = read();
      try {
        descriptor = openSync(file, 'w', 0o600);
      } catch {
        // Without the file, only the worker counts attempts.
        descriptor = null;
      }
      return left;
    },
    write(keys: readonly string[]): void {
      if (descriptor !== null) writeSync(descriptor, `${JSON.stringify(keys)}\n`, 0);
    },
    close(): void {
      if (descriptor === null) return;
      writeSync(descriptor, '[]\n', 0);
      closeSync(descriptor);
      descriptor = null;
    },
  };

  /** The line may be followed by the rest of a longer one. */
  function read(): string[] {
    try {
      const [line = '[]'] = readFileSync(file, 'utf8').split('\n');
      const keys: unknown = JSON.parse(line);
      return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
    } catch {
      return [];
    }
  }
}
