import { type Message, message } from '@fanfare/shared/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { parseLossless } from '../../../../integrations/instagram/index.ts';
import { type AcceptedUpdate, describeUpdate } from './describeUpdate.ts';
import { isNestedDeeper } from './isNestedDeeper.ts';

const Item = Type.Record(Type.String(), Type.Unknown());
const Entry = Type.Object({
  id: Type.Union([Type.String(), Type.Integer()]),
  time: Type.Optional(Type.Unknown()),
  messaging: Type.Optional(Type.Array(Item)),
  standby: Type.Optional(Type.Array(Item)),
  changes: Type.Optional(Type.Array(Item)),
});
const Delivery = Compile(Type.Object({ object: Type.Literal('instagram'), entry: Type.Array(Entry) }));

/** Serialisation is recursive; Instagram has a dozen levels. */
const LEVELS_MAX = 100;
/** The Test button in the app dashboard. */
const TEST_ENTRY_ID = '0';

export interface ReadDelivery {
  updates: AcceptedUpdate[];
  /** Repeat their ids: do not deduplicate. */
  tests: unknown[];
}

export function readDelivery(raw: Buffer, receivedAt: Date): ReadDelivery | Message {
  const body = parse(raw);
  if (body === undefined) return message('decisions.body-invalid-json');
  if (isNestedDeeper(body, LEVELS_MAX)) return message('decisions.body-too-deep');
  if (!Delivery.Check(body)) return message('decisions.body-unknown-form');

  const delivery: ReadDelivery = { updates: [], tests: [] };
  for (const entry of body.entry) {
    const entryId = String(entry.id);
    if (entryId === TEST_ENTRY_ID) {
      delivery.tests.push(entry);
      continue;
    }
    const { messaging = [], standby = [], changes = [] } = entry;
    const channels = [
      ...messaging.map((update) => ({ channel: 'messaging', update }) as const),
      ...standby.map((update) => ({ channel: 'standby', update }) as const),
      ...changes.map((update) => ({ channel: 'changes', update }) as const),
    ];
    // One documented form has field and value on the entry.
    if (channels.length === 0) channels.push({ channel: 'changes', update: { ...entry } });
    for (const body of channels) delivery.updates.push(describeUpdate({ entryId, entryTime: entry.time, receivedAt, body }));
  }
  return delivery;
}

function parse(raw: Buffer): unknown {
  try {
    return parseLossless(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return undefined;
  }
}
