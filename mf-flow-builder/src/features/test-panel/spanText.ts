import { testCopy } from '../../copy/panels/testPanel.ts';

const { span } = testCopy;

export function spanText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const parts = [
    [Math.floor(seconds / 86_400), span.days],
    [Math.floor(seconds / 3_600) % 24, span.hours],
    [Math.floor(seconds / 60) % 60, span.minutes],
    [seconds % 60, span.seconds],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .flatMap(([count, text]) => (count > 0 ? [text(count)] : []))
    .join(' ');
}
