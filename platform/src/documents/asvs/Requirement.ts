export type Standing = 'holds' | 'partly' | 'open' | 'absent';

/** One requirement of OWASP ASVS 5.0, as far as it concerns this product. */
export interface Requirement {
  /** As the standard numbers it, for example `6.2.1`. */
  id: string;
  level: 1 | 2;
  /** What is asked, in our own few words. */
  asks: string;
  standing: Standing;
  /** Why it does not hold, holds in part, or does not apply. */
  why: string;
  /** Ids of promises that tests carry (S1, F5), or files of the workspace. */
  proofs: readonly string[];
}

type Level = Requirement['level'];

export function holds(id: string, level: Level, asks: string, ...proofs: string[]): Requirement {
  return { id, level, asks, standing: 'holds', why: '', proofs };
}

/** Holds with a limit that is named: a part is missing, or is up to whoever runs the product. */
export function partly(id: string, level: Level, asks: string, why: string, ...proofs: string[]): Requirement {
  return { id, level, asks, standing: 'partly', why, proofs };
}

export function open(id: string, level: Level, asks: string, why: string): Requirement {
  return { id, level, asks, standing: 'open', why, proofs: [] };
}

/** What it is about does not exist here. */
export function absent(id: string, level: Level, asks: string, why: string): Requirement {
  return { id, level, asks, standing: 'absent', why, proofs: [] };
}
