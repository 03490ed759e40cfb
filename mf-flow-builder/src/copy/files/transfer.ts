import { textsOf } from '@fanfare/shared/language';

/** Texts of taking flows out of the builder and into it. */
export const transferCopy = textsOf('flow-builder/transfer', {
  menu: 'Templates, files and secrets',
  newFlow: 'New flow',
  templates: 'Templates',
  export: 'Export as a file',
  import: 'Import a file',
  secrets: 'Secrets',
  nothingToExport: 'There is nothing on the canvas to export.',
  fileName: (name: string) =>
    `${
      name
        .trim()
        .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
        .trim() || 'flow'
    }.json`,

  title: 'Import a flow',
  file: 'File',
  fileHint: 'A flow of this builder, or a Typebot export, as JSON.',
  replaces: 'It takes the place of what is on the canvas. Undo brings that back.',
  reading: 'Reading the file …',
  found: (source: 'fanfare' | 'typebot', nodes: number, edges: number) =>
    `${source === 'typebot' ? 'A Typebot' : 'A flow'} with ${nodes} ${nodes === 1 ? 'node' : 'nodes'} and ${edges} ${edges === 1 ? 'connection' : 'connections'}.`,
  whole: 'Everything can be carried over.',
  report: (count: number) => `What cannot be carried over as it is (${count})`,
  more: (count: number) => `and ${count} more`,
  put: 'Put it on the canvas',
  cancel: 'Cancel',
  done: (name: string) => `“${name}” is on the canvas. Undo brings back what was there.`,
  unnamed: 'The flow',
  drawing: 'The flow in the file',
  empty: 'There is nothing in it that this builder knows.',

  tooLarge: 'This file is larger than a flow can be (1 MiB).',
  tooMany: (most: number) => `A flow has at most ${most} nodes. This file has more.`,
  notJson: 'This file is not JSON.',
  notFlow: 'This is neither a flow of this builder nor a Typebot export.',
  newerFile: (version: number) =>
    `The file was written by a newer version (${version}). What this one does not know is left out.`,
  unknownNode: (type: string, id: string) => `The kind “${type}” of the node ${id} is not known here.`,
  unreadableNode: (id: string) => `The node ${id} is not written as its kind asks.`,
  twice: (id: string) => `A second node has the id ${id}.`,
  droppedField: (id: string) => `Fields of the node ${id} that are not known here are left out.`,
  droppedEdge: (source: string, target: string) => `The connection from ${source} to ${target} leads nowhere.`,

  typebot: {
    block: (type: string, group: string) => `“${type}” in “${group}” has no counterpart here.`,
    code: (variable: string) => `The code that sets “${variable}” cannot run here. Its text was kept as the value.`,
    condition: (group: string) => `A comparison in “${group}” has no counterpart here.`,
    edge: (group: string) => `A connection from “${group}” led to a block that is not carried over.`,
    question: (group: string) => `A question in “${group}” has no text. Write one.`,
    untitled: 'Group',
    noReply: 'Typebot waits for answers without end. Here the flow goes on after a day without one.',
  },
});
