import { faultTexts, isCallFault, isFault } from '../model/faultNames.ts';
import { ApiError } from '../state/ApiError.ts';
import { deliveryKinds } from '../state/repositories/deliveries.repository.ts';
import type { NewFault } from './createFaultInjector.ts';
import { endpoints } from './endpointOf.ts';

interface AskedFault {
  fault: string;
  endpoint?: string;
  method?: string;
  probability?: number;
  next?: number;
  seconds?: number;
  until: number | null;
}

/** Throws an error that lists the valid values. */
export function readFault({ fault, endpoint = '*', method, probability = 1, next, seconds, until }: AskedFault): NewFault {
  if (!isFault(fault))
    throw new ApiError(400, `There is no fault ${fault}; choose one of ${Object.keys(faultTexts).join(', ')}.`);
  const places: readonly string[] = isCallFault(fault) ? endpoints : deliveryKinds;
  if (endpoint !== '*' && !places.includes(endpoint)) {
    throw new ApiError(400, `The fault ${fault} cannot happen at ${endpoint}; choose * or one of ${places.join(', ')}.`);
  }
  return { fault, endpoint, method: method ?? null, probability, remaining: next ?? null, seconds: seconds ?? null, until };
}
