export const durationUnits = ['s', 'm', 'h', 'd'] as const;
export type DurationUnit = (typeof durationUnits)[number];

export interface Duration {
  amount: number;
  unit: DurationUnit;
}

/** Reads `10m`. Returns null for any other format. */
export function readDuration(text: string): Duration | null {
  const [, amount, letter] = /^\s*(\d{1,9})\s*([smhd])\s*$/i.exec(text) ?? [];
  const unit = durationUnits.find((known) => known === letter?.toLowerCase());
  return amount !== undefined && unit ? { amount: Number(amount), unit } : null;
}

export function writeDuration({ amount, unit }: Duration): string {
  return `${amount}${unit}`;
}
