import { after } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';

const condition = /(?:"?\w+"?\.)?"?owner_id"? = (\$\d+)/g;
let removed = 0;

const opens = (text: string) => text.includes("set_config('role', 'fanfare_tenant'");
const ends = (text: string) => /^(commit|rollback)/i.test(text);

// Uses the parameter, because PostgreSQL could not infer its type otherwise.
const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
const tenants = new WeakSet<object>();
Object.assign(pg.Client.prototype, {
  query(this: object, ...args: unknown[]) {
    const [first, ...rest] = args;
    const text =
      typeof first === 'string'
        ? first
        : typeof first === 'object' && first !== null && 'text' in first
          ? String(first.text)
          : '';
    if (opens(text)) tenants.add(this);
    if (ends(text)) tenants.delete(this);
    if (!tenants.has(this)) return query.apply(this, args);
    const open = text.replaceAll(condition, '$1::text is not null');
    if (open !== text) removed += 1;
    return query.apply(this, [typeof first === 'string' ? open : Object.assign(Object(first), { text: open }), ...rest]);
  },
});

after(() => expect(removed).toBeGreaterThan(100));
