import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Made, Play } from '../run/Play.ts';

/** What came of a step. */
export interface Outcome {
  /** What it made, for later steps that name it. */
  made?: Made;
  /** A line for the report. */
  note?: string;
}

/** A verb of the language: what may stand behind it, how it is told and how it is done. */
export interface StepKind {
  order: TSchema;
  /** Whether it makes something that `as` can name. */
  makes: boolean;
  /** What no schema can say about an order; null when it is in order. */
  check?: (order: unknown) => string | null;
  tell: (order: unknown) => string;
  /** Throws ApiError or ExpectationError when it cannot be done or does not hold. */
  perform: (play: Play, order: unknown) => Promise<Outcome>;
}

interface Definition<T extends TSchema> {
  order: T;
  makes?: boolean;
  check?: (order: Static<T>) => string | null;
  tell: (order: Static<T>) => string;
  perform: (play: Play, order: Static<T>) => Promise<Outcome> | Outcome | undefined;
}

export function defineStep<T extends TSchema>({ order, makes = false, check, tell, perform }: Definition<T>): StepKind {
  function read(value: unknown): Static<T> {
    if (Value.Check(order, value)) return value;
    throw new Error('The order of a step was not checked.');
  }
  return {
    order,
    makes,
    ...(check && { check: (value: unknown) => check(read(value)) }),
    tell: (value) => tell(read(value)),
    perform: async (play, value) => (await perform(play, read(value))) ?? {},
  };
}
