import { demoCopy } from '../../copy/demo.ts';

const types = ['comments', 'mentions', 'live_comments', 'message_reactions', 'messages'] as const;

export interface DemoNotification {
  id: number;
  type: (typeof types)[number];
  username: string;
  text: string;
  at: string;
  isRead: boolean;
}

export function inventNotification(id: number, random: () => number): DemoNotification {
  const type = oneOf(types, random);
  return {
    id,
    type,
    username: oneOf(demoCopy.users, random),
    text: oneOf<string>(demoCopy.texts[type], random),
    at: new Date().toISOString(),
    isRead: false,
  };
}

function oneOf<Item>(items: readonly [Item, ...Item[]], random: () => number): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
