import { type Message, message, renderEnglish } from '@fanfare/shared/contracts';

const known = new Map<string, Message>(
  Object.entries({
    accountId: message('requests.field-account-id'),
    altText: message('requests.field-image-description'),
    bio: message('requests.field-bio'),
    caption: message('requests.field-caption'),
    code: message('requests.field-code'),
    content: message('requests.field-text'),
    currentPassword: message('requests.field-current-password'),
    description: message('requests.field-description'),
    email: message('requests.field-email'),
    fullName: message('requests.field-full-name'),
    name: message('requests.field-name'),
    newPassword: message('requests.field-new-password'),
    password: message('requests.field-password'),
    senderId: message('requests.field-sender-id'),
    senderUsername: message('requests.field-sender-username'),
    shortcut: message('requests.field-shortcut'),
    text: message('requests.field-text'),
    url: message('requests.field-url'),
    username: message('requests.field-username'),
  }),
);

const nodeFields = new Map<string, (number: number) => Message>(
  Object.entries({
    content: (number: number) => message('flow-issues.text-node', { number }),
    keyword: (number: number) => message('flow-issues.keyword-node', { number }),
    actionParams: (number: number) => message('flow-issues.parameters-node', { number }),
    label: (number: number) => message('flow-issues.name-node', { number }),
  }),
);

const frames = new Set(['data', 'settings']);

export function fieldName(path: string): Message | string {
  const [, index, field = ''] = /^nodes\.(\d+)\.data\.(\w+)$/.exec(path) ?? [];
  const ofNode = nodeFields.get(field)?.(Number(index) + 1);
  if (ofNode !== undefined) return ofNode;
  const parts = path.split('.').filter((part) => part !== '' && !frames.has(part));
  const [only] = parts;
  if (only === undefined) return message('requests.the-request');
  const wellKnown = known.get(only);
  if (parts.length === 1 && wellKnown !== undefined) return wellKnown;
  const names: string[] = [];
  for (const part of parts) {
    const last = names.at(-1);
    if (/^\d+$/.test(part) && last !== undefined) names.splice(-1, 1, `${last} ${Number(part) + 1}`);
    else names.push(nameOf(part));
  }
  return names.map((name, place) => (place === 0 ? name : lowerFirst(name))).join(': ');
}

function nameOf(part: string): string {
  const field = known.get(part);
  return field === undefined ? inWords(part) : renderEnglish(field);
}

function inWords(part: string): string {
  const words = part
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lowerFirst(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
