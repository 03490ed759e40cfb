import { writeFileSync } from 'node:fs';
import type { ProofLine } from './ProofLine.ts';

interface BrowserTest {
  title: string;
  location: { file: string };
  annotations: { type: string; description?: string }[];
}

/** A reporter of Playwright that says the same as that of node's test runner; an annotation of type `figure` is a figure. */
export default class BrowserReporter {
  readonly #lines: ProofLine[] = [];

  onTestEnd({ title, location, annotations }: BrowserTest, { status, duration }: { status: string; duration: number }): void {
    if (status === 'skipped') return;
    this.#lines.push({ kind: 'test', name: title, file: location.file, isPassed: status === 'passed', ms: duration });
    for (const { type, description = '' } of annotations) {
      if (type === 'figure') this.#lines.push({ kind: 'figure', text: description });
    }
  }

  onEnd(): void {
    const file = process.env.FANFARE_PROOF_LINES;
    if (file !== undefined) writeFileSync(file, this.#lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  printsToStdio(): boolean {
    return false;
  }
}
