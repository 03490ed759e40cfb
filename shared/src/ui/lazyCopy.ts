import { plural, t } from '@lingui/core/macro';
import { locale } from '../language/index.ts';

const number = (value: number) => value.toLocaleString(locale());

export const copy = {
  tryAgain: t`Try again`,
  copy: { label: t`Copy`, copied: t`Copied`, refused: t`Not copied: the browser refused` },
  json: {
    more: (left: number) => t`Show more (${number(left)} left)`,
    items: (count: number) => t`${number(count)} ${plural(count, { one: 'item', other: 'items' })}`,
    fields: (count: number) => t`${number(count)} ${plural(count, { one: 'field', other: 'fields' })}`,
    characters: (count: number) => t`${number(count)} characters`,
    search: t`Search in this document`,
    placeholder: t`Search`,
    found: (count: number, isMore: boolean) => (isMore ? t`${count}+ found` : t`${count} found`),
    place: (current: number, count: number, isMore: boolean) => (isMore ? t`${current} of ${count}+` : t`${current} of ${count}`),
    notFound: t`Not found`,
    previous: t`Previous place found`,
    next: t`Next place found`,
    whole: t`Whole document`,
    copyPath: t`Copy path`,
    copyValue: t`Copy value`,
  },
  bulk: {
    course: (done: number, total: number, failed: number) =>
      failed > 0 ? t`${done} of ${total}, ${failed} failed` : t`${done} of ${total}`,
    over: (good: number, total: number, failed: number) =>
      failed > 0 ? t`Done: ${good} of ${total}, ${failed} failed.` : t`Done: ${good} of ${total}.`,
    failed: t`Failed`,
    stop: t`Stop`,
    retryFailed: (failed: number) => t`Retry ${failed} failed`,
    close: t`Close`,
  },
  diff: {
    lines: { same: '', removed: t`Removed: `, added: t`Added: ` },
    none: t`No difference`,
    counts: (added: number, removed: number) => t`${added} added, ${removed} removed`,
    equal: (count: number) => t`Show ${count} equal lines`,
  },
  entries: {
    remove: (what: string) => t`Remove ${what}`,
    up: (what: string) => t`Move ${what} up`,
    numbered: (what: string, number: number) => `${what} ${number}`,
  },
  clearSearch: t`Clear search`,
  limit: (length: number, most: number, unit: 'characters' | 'bytes') =>
    unit === 'bytes' ? t`${number(length)} / ${number(most)} bytes` : t`${number(length)} / ${number(most)} characters`,
  sparkline: {
    none: (label: string) => t`${label}: no figures yet`,
    course: (label: string, least: number, most: number, last: number) => t`${label}: least ${least}, most ${most}, last ${last}`,
  },
  selection: {
    count: (count: number) => t`${count} selected`,
    clear: t`Clear`,
    row: (name: string) => t`Select ${name}`,
    all: t`Select all rows shown`,
  },
  list: {
    loading: t`Loading…`,
    more: t`Load more`,
    today: t`Today`,
    yesterday: t`Yesterday`,
    refreshing: (noun: string) => t`Refreshing ${noun}`,
    loadingRows: (noun: string) => t`Loading ${noun}`,
    noMatch: (noun: string) => t`No ${noun} match`,
    noMatchText: t`None fits the filters and the search.`,
    clearFilters: t`Clear filters`,
  },
  live: {
    paused: t`Updates paused`,
    pause: t`Pause updates`,
    resume: t`Resume updates`,
    waiting: (count: number, isMore: boolean) => (isMore ? t`${count}+ new` : t`${count} new`),
  },
  combobox: { nothing: t`Nothing matches`, open: t`Show all` },
  region: {
    stopped: (name: string) => t`${name} stopped working`,
    others: t`The rest of the page goes on.`,
    copyDetails: t`Copy details`,
  },
  sort: {
    by: t`Sort by`,
    none: t`As it comes`,
    ascending: (header: string) => t`${header}, ascending`,
    descending: (header: string) => t`${header}, descending`,
  },
  keys: {
    afterwards: t`then`,
    or: t`or`,
    names: {
      Ctrl: t({ message: 'Ctrl', context: 'key' }),
      Shift: t({ message: 'Shift', context: 'key' }),
      Delete: t({ message: 'Delete', context: 'key' }),
      Backspace: t({ message: 'Backspace', context: 'key' }),
      Space: t({ message: 'Space', context: 'key' }),
      Escape: t({ message: 'Escape', context: 'key' }),
    } as Readonly<Record<string, string>>,
    signs: { '?': t`question mark`, '/': t`slash`, '+': t`plus`, '-': t`minus`, '[': t`bracket` },
  },
  shortcuts: t`Keyboard shortcuts`,
  palette: {
    title: t`Commands`,
    find: t`Find a command`,
    placeholder: t`What do you want to do?`,
    count: (count: number) => t`${count} ${plural(count, { one: 'command', other: 'commands' })}`,
    nothing: (query: string) => t`Nothing is called “${query}”.`,
    recent: t`Recent`,
    move: t`move`,
    run: t`run`,
    close: t`close`,
  },
};
