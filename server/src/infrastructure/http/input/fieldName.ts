import { sentence } from '@fanfare/shared/contracts';

/** Fields that people fill in, by the name their screens give them. */
const known: Readonly<Record<string, string>> = {
  accountId: sentence('Account ID'),
  altText: sentence('Description of the image'),
  bio: sentence('Bio'),
  caption: sentence('Caption'),
  code: sentence('Code'),
  content: sentence('Text'),
  currentPassword: sentence('Current password'),
  description: sentence('Description'),
  email: sentence('Email address'),
  fullName: sentence('Full name'),
  name: sentence('Name'),
  newPassword: sentence('New password'),
  password: sentence('Password'),
  senderId: sentence('Sender ID'),
  senderUsername: sentence('Sender username'),
  shortcut: sentence('Shortcut'),
  text: sentence('Text'),
  url: sentence('URL'),
  username: sentence('Username'),
};

/** Fields of a node of a flow, which has a number on the canvas. */
const nodeFields: Readonly<Record<string, (number: number) => string>> = {
  content: (number) => sentence('The text of node {number}', { number }),
  keyword: (number) => sentence('The keyword of node {number}', { number }),
  actionParams: (number) => sentence('The parameters of node {number}', { number }),
  label: (number) => sentence('The name of node {number}', { number }),
};

/** What holds fields without being one. */
const frames = new Set(['data', 'settings']);

/**
 * Names the field of a path in words: `fullName` is "Full name", `nodes.0.data.content` is "The text of node 1".
 *
 * @param path parts joined by dots; empty for the request as a whole
 */
export function fieldName(path: string): string {
  const [, index, field = ''] = /^nodes\.(\d+)\.data\.(\w+)$/.exec(path) ?? [];
  const ofNode = nodeFields[field]?.(Number(index) + 1);
  if (ofNode !== undefined) return ofNode;
  const parts = path.split('.').filter((part) => part !== '' && !frames.has(part));
  const names: string[] = [];
  for (const part of parts) {
    const last = names.at(-1);
    // People count from one.
    if (/^\d+$/.test(part) && last !== undefined) names.splice(-1, 1, `${last} ${Number(part) + 1}`);
    else names.push(known[part] ?? inWords(part));
  }
  if (names.length === 0) return sentence('The request');
  return names.map((name, place) => (place === 0 ? name : lowerFirst(name))).join(': ');
}

function inWords(part: string): string {
  const words = part
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Abbreviations stay as they are. */
function lowerFirst(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
