import { t } from '@lingui/core/macro';

/** Texts of the outline. */
export const outlineCopy = {
  label: t`Flow outline`,
  keys: t`Enter: edit. A: add after. C: connect. Alt + arrow: move. Delete: delete.`,
  empty: t`No nodes yet`,
  emptyHint: t`Add the first node here, or drag one onto the canvas.`,
  addFirst: t`Add first node`,
  addBeginning: t`Add start node`,
  way: (label: string) => t`If ${label}`,
  open: t`not connected`,
  again: (name: string) => t`continues to ${name}`,
  actions: (name: string) => t`Actions for ${name}`,
  menu: {
    edit: t`Edit`,
    addAfter: t`Add after`,
    connect: t`Connect`,
    up: t`Move up`,
    down: t`Move down`,
    test: t`Test from here`,
    show: t`Show on canvas`,
    remove: t`Delete`,
  },
  back: t`Back to outline`,
  add: {
    title: (name: string) => t`Add after ${name}`,
    titleFirst: t`Add node`,
    way: t`Choose an output`,
    search: t`Search node types`,
    nothing: t`No node types match your search.`,
  },
  connect: {
    title: (name: string) => t`Connect ${name}`,
    way: t`Output`,
    onlyWay: t`Continues to`,
    nowhere: t`Not connected: the flow ends here`,
    save: t`Connect`,
    cancel: t`Cancel`,
    noWays: t`This node ends the flow and has no outputs.`,
  },
  said: {
    added: (name: string, after: string | null) => (after === null ? t`${name} added.` : t`${name} added after ${after}.`),
    removed: (name: string) => t`${name} deleted.`,
    moved: (name: string, other: string, isDown: boolean) =>
      isDown ? t`Moved ${name} after ${other}.` : t`Moved ${name} before ${other}.`,
    stays: (name: string) => t`Cannot move ${name} here: this node or the next one has several outputs.`,
    connected: (name: string, target: string) => t`${name} continues to ${target}.`,
    disconnected: (name: string) => t`${name} is not connected.`,
  },
};
