import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { CreatedEntity, Play } from '../play/Play.ts';

export interface Outcome {
  made?: CreatedEntity;
  note?: string;
}

/** A verb of the language. */
export interface StepKind {
  order: TSchema;
  /** True if the step supports `as`. */
  makes: boolean;
  /** Returns a problem that the schema cannot express, or null. */
  check?: (order: unknown) => string | null;
  describe: (order: unknown) => string;
  /** Throws ApiError or ExpectationError. */
  perform: (play: Play, order: unknown) => Promise<Outcome>;
}

interface Definition<T extends TSchema> {
  order: T;
  makes?: boolean;
  check?: (order: Static<T>) => string | null;
  describe: (order: Static<T>) => string;
  perform: (play: Play, order: Static<T>) => Promise<Outcome> | Outcome | undefined;
}

export function defineStep<T extends TSchema>({ order, makes = false, check, describe, perform }: Definition<T>): StepKind {
  function read(value: unknown): Static<T> {
    if (Value.Check(order, value)) return value;
    throw new Error('The order of a step was not checked.');
  }
  return {
    order,
    makes,
    ...(check && { check: (value: unknown) => check(read(value)) }),
    describe: (value) => describe(read(value)),
    perform: async (play, value) => (await perform(play, read(value))) ?? {},
  };
}
