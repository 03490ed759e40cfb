import { type Capture, callOf } from '@fanfare/shared/contracts';
import { createRedactor, type Redactor } from './createRedactor.ts';
import { isVocabulary } from './isVocabulary.ts';

const wordParameters = /^(about|comments|compose|doctor|panel|part|period|probe|show|sort|source|status|tab|type|view)$/;
const word = /^[a-z][a-z-]*$/;

export function redactCapture(raw: Capture, redactor: Redactor = createRedactor(isVocabulary)): Capture {
  const { user, address, entries } = raw;
  // URLs are redacted with the words found here.
  const written = entries.map((entry): Capture['entries'][number] => {
    switch (entry.kind) {
      case 'call':
        return { ...entry, request: redactor.value(entry.request), answer: redactor.value(entry.answer) };
      case 'socket':
      case 'action':
        return { ...entry, payload: redactor.value(entry.payload) } as typeof entry;
      default:
        return entry;
    }
  });
  const owner = user && {
    id: redactor.text(user.id),
    username: redactor.text(user.username),
    email: redactor.text(user.email),
    avatar: null,
    createdAt: user.createdAt,
  };
  return {
    ...raw,
    user: owner,
    address: redactAddress(address, redactor),
    entries: written.map((entry) => {
      if (entry.kind === 'call') return { ...entry, path: redactPath(entry.method, entry.path, redactor) };
      return entry.kind === 'address' ? { ...entry, path: redactAddress(entry.path, redactor) } : entry;
    }),
  };
}

function redactPath(method: string, path: string, { text, value }: Redactor): string {
  const { pathname, searchParams } = new URL(path, location.origin);
  const pattern = callOf(method, pathname)?.call.split(' ')[1]?.split('/');
  const parts = pathname
    .split('/')
    .map((part, at) => (part === pattern?.[at] ? part : encodeURIComponent(text(decodeURIComponent(part)))));
  return parts.join('/') + queryOf([...searchParams].map(([name, given]) => [name, String(value(given, name))]));
}

/** The hash may contain a token. */
function redactAddress(address: string, { text, knows }: Redactor): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  const loose = (part: string) => (word.test(part) && !part.split('-').some(knows) ? part : text(part));
  const parts = pathname.split('/').map((part) => encodeURIComponent(loose(decodeURIComponent(part))));
  const query = [...searchParams].map(([name, value]) => [name, wordParameters.test(name) ? loose(value) : text(value)]);
  return parts.join('/') + queryOf(query);
}

function queryOf(pairs: string[][]): string {
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
