import { t } from '@lingui/core/macro';

/** Texts of the outline. */
export const outlineCopy = {
  label: t`The flow as a list`,
  keys: t`Enter edits, A adds after, C connects, Alt with an arrow moves, Delete deletes.`,
  empty: t`Nothing is drawn yet`,
  emptyHint: t`Add the first node here, or drag one to the canvas.`,
  addFirst: t`Add the first node`,
  addBeginning: t`Add a beginning`,
  way: (label: string) => t`If ${label}`,
  open: t`nothing follows`,
  again: (name: string) => t`goes on at ${name}`,
  actions: (name: string) => t`What to do with ${name}`,
  menu: {
    edit: t`Edit`,
    addAfter: t`Add after`,
    connect: t`Connect`,
    up: t`Move up`,
    down: t`Move down`,
    test: t`Test from here`,
    show: t`Show on the canvas`,
    remove: t`Delete`,
  },
  back: t`Back to the outline`,
  add: {
    title: (name: string) => t`Add after ${name}`,
    titleFirst: t`Add a node`,
    way: t`Which way`,
    search: t`Search kinds of nodes`,
    nothing: t`No kind of node is called that.`,
  },
  connect: {
    title: (name: string) => t`Where ${name} goes on`,
    way: t`Way`,
    onlyWay: t`Goes on at`,
    nowhere: t`Nowhere: the flow ends here`,
    save: t`Connect`,
    cancel: t`Cancel`,
    noWays: t`This node ends the flow: nothing can follow.`,
  },
  said: {
    added: (name: string, after: string | null) => (after === null ? t`${name} added.` : t`${name} added after ${after}.`),
    removed: (name: string) => t`${name} deleted.`,
    moved: (name: string, other: string, isDown: boolean) =>
      isDown ? t`${name} is now behind ${other}.` : t`${name} is now before ${other}.`,
    stays: (name: string) => t`${name} cannot be moved there: it or its neighbour goes on in several ways.`,
    connected: (name: string, target: string) => t`${name} goes on at ${target}.`,
    disconnected: (name: string) => t`${name} goes on nowhere.`,
  },
};
