import { getEntry, type ReleaseDocument, type ReleaseEntry, type RemoteEntry } from '@fanfare/shared/contracts';
import { inLanguage } from './inLanguage.ts';

export interface CheckedReleases {
  releases: ReleaseDocument;
  problems: readonly string[];
}

type Shape = Readonly<Record<string, unknown>>;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isHash = (value: unknown) => isText(value) && /^sha384-[\w+/]{64}$/.test(value);
const isTitled = ({ title, titles }: Shape) =>
  isText(title) && (titles === undefined || (isShape(titles) && Object.values(titles).every(isText)));
const isListOf = (value: unknown, isMember: (member: unknown) => boolean) => Array.isArray(value) && value.every(isMember);

export function checkReleases(value: unknown): CheckedReleases | null {
  if (!isHead(value)) return null;
  const problems: string[] = [];
  const microFrontends: ReleaseDocument['microFrontends'] = {};
  for (const [name, entries] of Object.entries(value.microFrontends)) {
    const valid: ReleaseEntry[] = [];
    for (const [at, entry] of (Array.isArray(entries) ? entries : [null]).entries()) {
      const problem = problemOf(entry, name);
      if (problem === null && entry !== null) valid.push({ ...entry, extras: inLanguage(entry.extras) });
      else problems.push(`${name}[${at}]: ${problem}`);
    }
    if (valid.length > 0) microFrontends[name] = valid;
  }
  return { releases: { ...value, microFrontends }, problems };
}

function isHead(value: unknown): value is ReleaseDocument {
  return (
    isShape(value) &&
    value.schema === 'release-document-1' &&
    Number.isSafeInteger(value.seq) &&
    isText(value.expiresAt) &&
    isShape(value.signature) &&
    isShape(value.shell) &&
    isShape(value.microFrontends)
  );
}

function problemOf(entry: unknown, name: string): string | null {
  if (!isShape(entry) || !isText(entry.url)) return 'no address';
  const { metadata, deployment, extras } = entry;
  if (!isShape(metadata) || !isText(metadata.version)) return 'no version';
  if (!isShape(deployment) || !(Number(deployment.traffic) >= 0 && Number(deployment.traffic) <= 100))
    return 'no share of traffic';
  if (!isShape(extras) || extras.name !== name) return 'another name';
  if (!isText(extras.buildId) || !isTitled(extras) || !isText(extras.globalName) || !/^\w+$/.test(extras.globalName)) {
    return 'no build id, title or container name';
  }
  if (!isShape(extras.files) || !Object.values(extras.files).every(isHash)) return 'a file without a hash';
  if (extras.entry !== undefined && !isEntry(extras.entry)) return 'a broken entry';
  const { file } = isEntry(extras.entry) ? extras.entry : getEntry({});
  if (extras.flavour !== 'development' && !Object.hasOwn(extras.files, file)) return 'the hash of its entry is missing';
  if (!isListOf(extras.routes, isRoute)) return 'a broken route';
  if (extras.views !== undefined && !(isShape(extras.views) && Object.values(extras.views).every(isNeeds)))
    return 'broken needs of a view';
  if (extras.slots !== undefined && !isListOf(extras.slots, isSlot)) return 'a broken slot';
  if (extras.prefetch !== undefined && !isListOf(extras.prefetch, isText)) return 'a broken prefetch list';
  return null;
}

function isEntry(value: unknown): value is RemoteEntry {
  return isShape(value) && isText(value.file) && (value.type === 'global' || value.type === 'module');
}

function isRoute(value: unknown): boolean {
  return (
    isShape(value) &&
    isText(value.path) &&
    value.path.startsWith('/') &&
    ['signed-in', 'signed-out', 'anyone'].includes(String(value.access)) &&
    isTitled(value) &&
    isText(value.view)
  );
}

function isNeeds(value: unknown): boolean {
  return isShape(value) && isListOf(value.scripts, isText) && isListOf(value.modules, isText);
}

function isSlot(value: unknown): boolean {
  return isShape(value) && isTitled(value) && [value.slot, value.id, value.view].every(isText) && typeof value.order === 'number';
}
