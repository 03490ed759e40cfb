import type { EventType } from '../../contracts/index.ts';
import { copy } from '../copy.ts';

/** What people call the kinds of events, in the order lists offer them. */
export const eventTypeNames: Readonly<Record<EventType, string>> = copy.events.types;
