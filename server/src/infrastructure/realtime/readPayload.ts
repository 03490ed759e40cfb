import { type PresenceState, presenceStates, subscribableEventTypes } from '@fanfare/shared/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const authentication = Compile(
  Type.Object({
    token: Type.String({ maxLength: 200 }),
    userId: Type.String({ maxLength: 100 }),
    workspaceId: Type.Optional(Type.String({ format: 'uuid' })),
  }),
);

interface Authentication {
  token: string;
  userId: string;
  workspaceId?: string;
}
const subscription = Compile(Type.Object({ eventTypes: Type.Array(Type.Enum(subscribableEventTypes), { maxItems: 20 }) }));

const presence = Compile(Type.Object({ threadId: Type.String({ format: 'uuid' }), state: Type.Enum(presenceStates) }));

export function readAuthentication(payload: unknown): Authentication | null {
  return authentication.Check(payload) ? payload : null;
}

export function readEventTypes(payload: unknown): readonly (typeof subscribableEventTypes)[number][] {
  return subscription.Check(payload) ? payload.eventTypes : [];
}

/** Returns null if it is invalid. */
export function readPresence(payload: unknown): { threadId: string; state: PresenceState } | null {
  return presence.Check(payload) ? { threadId: payload.threadId, state: payload.state } : null;
}
