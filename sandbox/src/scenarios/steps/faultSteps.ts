import { Type } from 'typebox';
import { endpoints } from '../../faults/endpointOf.ts';
import { readFault } from '../../faults/readFault.ts';
import { type FaultName, faultTexts } from '../../model/faultNames.ts';
import { deliveryKinds } from '../../state/repositories/deliveries.repository.ts';
import { parseDuration } from '../language/parseDuration.ts';
import { closed, Duration, optional } from '../language/words.ts';
import { defineStep } from './StepKind.ts';

const Fault = Type.Enum(Object.keys(faultTexts));

/** The fault ends with the run at the latest. */
export const fault = defineStep({
  order: Type.Object(
    {
      fault: Fault,
      /** An endpoint for call faults, or a webhook kind for other faults. */
      at: optional(Type.Enum([...endpoints, ...deliveryKinds])),
      method: optional(Type.Enum(['GET', 'POST', 'DELETE'])),
      next: optional(Type.Integer({ minimum: 1, maximum: 1_000_000, expects: 'a whole number from 1' })),
      probability: optional(Type.Number({ minimum: 0, maximum: 1, expects: 'a number from 0 to 1' })),
      /** Length of `list_lags`. */
      seconds: optional(Type.Integer({ minimum: 1, maximum: 3_600, expects: 'a whole number from 1 to 3600' })),
      /** Sandbox time. */
      for: optional(Duration),
    },
    closed,
  ),
  describe: ({ fault: name, at, next, probability, seconds, for: span }) => {
    const parts = [
      `fault ${name}`,
      ...(at === undefined ? [] : [`at ${at}`]),
      ...(next === undefined ? [] : [`the next ${next} ×`]),
      ...(probability === undefined ? [] : [`in ${Math.round(probability * 100)} % of the cases`]),
      ...(seconds === undefined ? [] : [`by ${seconds} s`]),
      ...(span === undefined ? [] : [`for ${span}`]),
    ];
    return parts.join(', ');
  },
  perform: ({ dependencies: { faults, clock }, atEnd }, { fault: name, at, for: span, ...often }) => {
    const until = span === undefined ? null : clock.now() + parseDuration(span);
    const { id } = faults.add(readFault({ fault: name, ...(at !== undefined && { endpoint: at }), ...often, until }));
    atEnd(() => void faults.remove(id));
    return {};
  },
});

export const stopFaults = defineStep({
  order: Type.Enum(['all', ...Object.keys(faultTexts)] as ('all' | FaultName)[]),
  describe: (name) => (name === 'all' ? 'everything works again' : `${name} is over`),
  perform: ({ dependencies: { faults } }, name) => {
    for (const rule of faults.list()) if (name === 'all' || rule.fault === name) faults.remove(rule.id);
    return {};
  },
});
