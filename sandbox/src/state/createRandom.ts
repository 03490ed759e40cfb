import { randomBytes } from 'node:crypto';
import { createRng, drawOf, type Rng } from '../random/createRng.ts';
import type { PreferencesRepository } from './repositories/preferences.repository.ts';

/** Uses system randomness, or a seeded sequence that restarts after every reset. */
export interface Random {
  digits: (length: number) => string;
  /**
   * Returns digits that grow with time, like message ids, so that inserts go to the end of the index. With a
   * seed they are random.
   */
  growing: (length: number) => string;
  chance: (probability: number) => boolean;
  /** Null selects the default source. */
  seedChance: (seed: string | null) => void;
}

const BLOCK_BYTES = 8_192;
/** Numbers are reserved in advance, so that a restart repeats no ids. */
const DRAWS_RESERVED = 10_000;

export function createRandom(preferences: PreferencesRepository): Random {
  let block = Buffer.alloc(0);
  let position = 0;
  let draws = 0;
  let reserved = 0;
  let seed: string | null = null;
  let chanceDice: Rng | null = null;

  function fromMachine(): number {
    if (position + 6 > block.length) {
      block = randomBytes(BLOCK_BYTES);
      position = 0;
    }
    const value = block.readUIntBE(position, 6);
    position += 6;
    return value / 2 ** 48;
  }

  function fromSeed(current: string): number {
    if (seed !== current || draws >= reserved || preferences.get().drawsReserved < reserved) {
      seed = current;
      draws = preferences.get().drawsReserved;
      reserved = draws + DRAWS_RESERVED;
      preferences.update({ drawsReserved: reserved });
    }
    draws += 1;
    return drawOf(current, draws);
  }

  function next(): number {
    const current = preferences.get().seed;
    return current === null ? fromMachine() : fromSeed(current);
  }

  function digits(length: number): string {
    let text = '';
    while (text.length < length) text += String(Math.floor(next() * 10 ** 12)).padStart(12, '0');
    return text.slice(0, length);
  }

  return {
    digits,
    growing: (length) => {
      if (preferences.get().seed !== null) return digits(length);
      const time = String(Date.now()).padStart(13, '0');
      return time + digits(length - time.length);
    },
    chance: (probability) => probability >= 1 || (probability > 0 && (chanceDice?.next() ?? next()) < probability),
    seedChance: (current) => {
      chanceDice = current === null ? null : createRng(current);
    },
  };
}
