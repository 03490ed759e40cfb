import { copy } from '../../copy/frame.ts';

const text = copy.answer.ago;

const units = [
  { ms: 86_400_000, words: text.day },
  { ms: 3_600_000, words: text.hour },
  { ms: 60_000, words: text.minute },
] as const;

export function agoText(atMs: number, nowMs: number): string {
  const ago = Math.max(0, nowMs - atMs);
  const { ms, words } = units.find((unit) => ago >= unit.ms) ?? { ms: 1_000, words: text.second };
  return words(Math.floor(ago / ms));
}
