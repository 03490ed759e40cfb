import { locale, textsOf } from '../language/index.ts';

const number = (value: number) => value.toLocaleString(locale());
/** What a key is called where it is not called by its name. */
const keyNames: Readonly<Record<string, string>> = {};

/** Texts of the widgets. */
export const copy = textsOf('shared/widgets', {
  tryAgain: 'Try again',
  copy: { label: 'Copy', copied: 'Copied', refused: 'Not copied: the browser refused' },
  json: {
    more: (left: number) => `Show more (${number(left)} left)`,
    items: (count: number) => `${number(count)} ${count === 1 ? 'item' : 'items'}`,
    fields: (count: number) => `${number(count)} ${count === 1 ? 'field' : 'fields'}`,
    characters: (count: number) => `${number(count)} characters`,
    search: 'Search in this document',
    placeholder: 'Search',
    found: (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} found`,
    place: (current: number, count: number, isMore: boolean) => `${current} of ${count}${isMore ? '+' : ''}`,
    notFound: 'Not found',
    previous: 'Previous place found',
    next: 'Next place found',
    whole: 'Whole document',
    copyPath: 'Copy path',
    copyValue: 'Copy value',
  },
  bulk: {
    course: (done: number, total: number, failed: number) => `${done} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`,
    over: (good: number, total: number, failed: number) => `Done: ${good} of ${total}${failed > 0 ? `, ${failed} failed` : ''}.`,
    failed: 'Failed',
    stop: 'Stop',
    retryFailed: (failed: number) => `Retry ${failed} failed`,
    close: 'Close',
  },
  diff: {
    lines: { same: '', removed: 'Removed: ', added: 'Added: ' },
    none: 'No difference',
    counts: (added: number, removed: number) => `${added} added, ${removed} removed`,
    equal: (count: number) => `Show ${count} equal lines`,
  },
  entries: {
    remove: (what: string) => `Remove ${what}`,
    up: (what: string) => `Move ${what} up`,
    numbered: (what: string, number: number) => `${what} ${number}`,
  },
  clearSearch: 'Clear search',
  limit: (length: number, most: number, unit: 'characters' | 'bytes') => `${number(length)} / ${number(most)} ${unit}`,
  sparkline: {
    none: (label: string) => `${label}: no figures yet`,
    course: (label: string, least: number, most: number, last: number) => `${label}: least ${least}, most ${most}, last ${last}`,
  },
  selection: {
    count: (count: number) => `${count} selected`,
    clear: 'Clear',
    row: (name: string) => `Select ${name}`,
    all: 'Select all rows shown',
  },
  list: {
    loading: 'Loading…',
    more: 'Load more',
    today: 'Today',
    yesterday: 'Yesterday',
    refreshing: (noun: string) => `Refreshing ${noun}`,
    loadingRows: (noun: string) => `Loading ${noun}`,
    noMatch: (noun: string) => `No ${noun} match`,
    noMatchText: 'None fits the filters and the search.',
    clearFilters: 'Clear filters',
  },
  live: {
    paused: 'Updates paused',
    pause: 'Pause updates',
    resume: 'Resume updates',
    waiting: (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} new`,
  },
  combobox: { nothing: 'Nothing matches', open: 'Show all' },
  region: {
    stopped: (name: string) => `${name} stopped working`,
    others: 'The rest of the page goes on.',
    copyDetails: 'Copy details',
  },
  sort: {
    by: 'Sort by',
    none: 'As it comes',
    ascending: (header: string) => `${header}, ascending`,
    descending: (header: string) => `${header}, descending`,
  },
  keys: {
    afterwards: 'then',
    or: 'or',
    names: keyNames,
    signs: { '?': 'question mark', '/': 'slash', '+': 'plus', '-': 'minus', '[': 'bracket' },
  },
  shortcuts: 'Keyboard shortcuts',
  palette: {
    title: 'Commands',
    find: 'Find a command',
    placeholder: 'What do you want to do?',
    count: (count: number) => `${count} ${count === 1 ? 'command' : 'commands'}`,
    nothing: (query: string) => `Nothing is called “${query}”.`,
    recent: 'Recent',
    move: 'move',
    run: 'run',
    close: 'close',
  },
});
