import type { EventType } from '../../contracts/index.ts';
import { copy } from '../copy.ts';

/** Names of event types, in display order. */
export const eventTypeNames: Readonly<Record<EventType, string>> = copy.events.types;
