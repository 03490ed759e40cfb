import { plural, t } from '@lingui/core/macro';
import { locale } from '../language/index.ts';

const number = (value: number) => value.toLocaleString(locale());

export const copy = {
  tryAgain: t`Try again`,
  copy: { label: t`Copy`, copied: t`Copied`, refused: t`Could not copy: blocked by your browser` },
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
    previous: t`Previous result`,
    next: t`Next result`,
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
    equal: (count: number) => t`Show ${count} unchanged lines`,
  },
  entries: {
    remove: (what: string) => t`Remove ${what}`,
    up: (what: string) => t`Move ${what} up`,
    numbered: (what: string, number: number) => `${what} ${number}`,
  },
  refuse: {
    title: t`Refuse request`,
    lead: (author: string) => t`${author} will see your comment.`,
    leadOfFormer: t`A former member made this request. Your comment stays in the audit log.`,
    comment: t`Comment`,
    missing: t`Enter a comment.`,
    cancel: t`Cancel`,
    refuse: t`Refuse`,
    busy: t`Refusing...`,
  },
  clearSearch: t`Clear search`,
  limit: (length: number, most: number, unit: 'characters' | 'bytes') =>
    unit === 'bytes' ? t`${number(length)} / ${number(most)} bytes` : t`${number(length)} / ${number(most)} characters`,
  sparkline: {
    none: (label: string) => t`${label}: no data yet`,
    course: (label: string, least: number, most: number, last: number) =>
      t`${label}: minimum ${least}, maximum ${most}, latest ${last}`,
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
    noMatchText: t`No items match the filters and search.`,
    clearFilters: t`Clear filters`,
  },
  live: {
    paused: t`Updates paused`,
    pause: t`Pause updates`,
    resume: t`Resume updates`,
    waiting: (count: number, isMore: boolean) => (isMore ? t`${count}+ new` : t`${count} new`),
  },
  combobox: { nothing: t`No results`, open: t`Show all` },
  region: {
    stopped: (name: string) => t`${name} stopped working`,
    others: t`The rest of the page still works.`,
    copyDetails: t`Copy details`,
  },
  sort: {
    by: t`Sort by`,
    none: t`Default order`,
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
  viewAccess: (workspace: string) => t`You have view access. An admin of ${workspace} can change your role.`,
  shortcuts: t`Keyboard shortcuts`,
  palette: {
    title: t`Commands`,
    find: t`Search commands`,
    placeholder: t`What do you want to do?`,
    searchPlaceholder: t`Search conversations, flows, events and commands`,
    searching: t`Searching…`,
    noResults: (query: string) => t`Nothing matches “${query}”.`,
    count: (count: number) => t`${count} ${plural(count, { one: 'command', other: 'commands' })}`,
    nothing: (query: string) => t`No commands match “${query}”.`,
    recent: t`Recent`,
    move: t`move`,
    run: t`run`,
    close: t`close`,
  },
};
