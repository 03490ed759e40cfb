import { type Message, message } from '@fanfare/shared/contracts';

export function age(ms: number): string | Message {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : message('doctor.days', { count: Math.round(seconds / 86_400) });
}
