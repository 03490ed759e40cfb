import type { OutgoingMessage } from '@fanfare/shared/contracts';
import type { SendKind } from '../../../infrastructure/database/tables/tables.ts';

export interface OutgoingContent {
  kind: SendKind;
  text: string;
  message: OutgoingMessage | null;
}

export const signalKinds = ['typing', 'seen'] as const satisfies SendKind[];

export function isSignal(kind: SendKind): boolean {
  return signalKinds.some((signal) => signal === kind);
}

export function contentOf(message: OutgoingMessage): OutgoingContent {
  switch (message.kind) {
    case 'text':
      return { kind: 'text', text: message.text, message: message.quickReplies ? message : null };
    case 'media':
      return { kind: message.mediaType, text: '', message };
    case 'pictures':
      return { kind: 'image', text: '', message };
    case 'cards':
      return { kind: 'template', text: message.cards.map(({ title }) => title).join('\n'), message };
    case 'buttons':
      return { kind: 'template', text: message.text, message };
    case 'reaction':
      return { kind: 'reaction', text: message.emoji ?? '', message };
    case 'typing':
    case 'seen':
      return { kind: message.kind, text: '', message };
  }
}

export function countFiles(message: OutgoingMessage | null): number {
  return message?.kind === 'pictures' ? message.urls.length : 1;
}

export function messageOfRow({ text, message }: { text: string; message: OutgoingMessage | null }): OutgoingMessage {
  return message ?? { kind: 'text', text };
}
