import { SettingReader } from './SettingReader.ts';
import type { JournalSettings } from './Settings.ts';
import { StartError } from './StartError.ts';

const MIN_MB = 16;
const MAX_MINUTES = 24 * 60;
const REPLICAS = 3;
const REPLICAS_MAX = 5;

export function readJournal(environment: Readonly<Record<string, string | undefined>>): JournalSettings | null {
  const reader = new SettingReader(environment);
  const settings = readJournalSettings(reader);
  if (reader.problems.length > 0) throw new StartError(reader.problems);
  return settings;
}

export function readJournalSettings(reader: SettingReader): JournalSettings | null {
  const text = reader.optional('JOURNAL_URL');
  const name = reader.text('JOURNAL_NAME');
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(name)) reader.problem('JOURNAL_NAME must be 1 to 40 letters, digits, - or _.');
  const maxBytes = reader.integer('JOURNAL_MAX_MB', MIN_MB) * 1024 * 1024;
  const maxMinutes = reader.integer('JOURNAL_MAX_MINUTES', 1);
  if (maxMinutes > MAX_MINUTES) reader.problem(`JOURNAL_MAX_MINUTES must be at most ${MAX_MINUTES}.`);
  const urls = text?.split(',').map((url) => readUrl(url.trim())) ?? [];
  const nodes = Math.max(1, urls.length);
  const replicas = reader.integer('JOURNAL_REPLICAS', 1, nodes >= REPLICAS ? REPLICAS : 1);
  if (replicas > REPLICAS_MAX || replicas % 2 === 0) reader.problem('JOURNAL_REPLICAS must be 1, 3 or 5.');
  if (text === null) return null;
  const [first] = urls;
  if (!first || urls.includes(null)) {
    reader.problem('JOURNAL_URL must list NATS servers like nats://a.example.org:4222,nats://b.example.org:4222.');
    return null;
  }
  const servers = urls.flatMap((url) => (url ? [`${url.hostname}:${url.port || '4222'}`] : []));
  const [user, password] = [first.username, first.password].map((part) => (part === '' ? null : decodeURIComponent(part)));
  return {
    servers,
    user: user ?? null,
    password: password ?? null,
    isTls: first.protocol === 'tls:',
    name,
    replicas,
    maxBytes,
    maxMinutes,
  };
}

function readUrl(text: string): URL | null {
  const url = text.includes('://') ? text : `nats://${text}`;
  if (!/^(nats|tls):\/\//.test(url) || !URL.canParse(url)) return null;
  const read = new URL(url);
  return read.hostname === '' ? null : read;
}
