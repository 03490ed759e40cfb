import { plural, t } from '@lingui/core/macro';

export const transferCopy = {
  menu: t`Templates, files and secrets`,
  newFlow: t`New flow`,
  templates: t`Templates`,
  export: t`Export as a file`,
  import: t`Import a file`,
  secrets: t`Secrets`,
  nothingToExport: t`There is nothing on the canvas to export.`,
  fileName: (name: string) =>
    `${
      name
        .trim()
        .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
        .trim() || 'flow'
    }.json`,

  title: t`Import a flow`,
  file: t`File`,
  fileHint: t`A flow of this builder, or a Typebot export, as JSON.`,
  replaces: t`It takes the place of what is on the canvas. Undo brings that back.`,
  reading: t`Reading the file …`,
  found: (source: 'fanfare' | 'typebot', nodes: number, edges: number) =>
    source === 'typebot'
      ? t`A Typebot with ${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })} and ${edges} ${plural(edges, { one: 'connection', other: 'connections' })}.`
      : t`A flow with ${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })} and ${edges} ${plural(edges, { one: 'connection', other: 'connections' })}.`,
  whole: t`Everything can be carried over.`,
  report: (count: number) => t`What cannot be carried over as it is (${count})`,
  more: (count: number) => t`and ${count} more`,
  put: t`Put it on the canvas`,
  cancel: t`Cancel`,
  done: (name: string) => t`“${name}” is on the canvas. Undo brings back what was there.`,
  unnamed: t`The flow`,
  drawing: t`The flow in the file`,
  empty: t`There is nothing in it that this builder knows.`,

  tooLarge: t`This file is larger than a flow can be (1 MiB).`,
  tooMany: (most: number) => t`A flow has at most ${most} nodes. This file has more.`,
  notJson: t`This file is not JSON.`,
  notFlow: t`This is neither a flow of this builder nor a Typebot export.`,
  newerFile: (version: number) =>
    t`The file was written by a newer version (${version}). What this one does not know is left out.`,
  unknownNode: (type: string, id: string) => t`The kind “${type}” of the node ${id} is not known here.`,
  unreadableNode: (id: string) => t`The node ${id} is not written as its kind asks.`,
  twice: (id: string) => t`A second node has the id ${id}.`,
  droppedField: (id: string) => t`Fields of the node ${id} that are not known here are left out.`,
  droppedEdge: (source: string, target: string) => t`The connection from ${source} to ${target} leads nowhere.`,

  typebot: {
    block: (type: string, group: string) => t`“${type}” in “${group}” has no counterpart here.`,
    code: (variable: string) => t`The code that sets “${variable}” cannot run here. Its text was kept as the value.`,
    condition: (group: string) => t`A comparison in “${group}” has no counterpart here.`,
    edge: (group: string) => t`A connection from “${group}” led to a block that is not carried over.`,
    question: (group: string) => t`A question in “${group}” has no text. Write one.`,
    untitled: t`Group`,
    noReply: t`Typebot waits for answers without end. Here the flow goes on after a day without one.`,
  },
};
