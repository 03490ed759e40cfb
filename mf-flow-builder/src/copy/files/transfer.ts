import { plural, t } from '@lingui/core/macro';

export const transferCopy = {
  menu: t`Templates, files and secrets`,
  newFlow: t`New flow`,
  templates: t`Templates`,
  export: t`Export as file`,
  import: t`Import file`,
  secrets: t`Secrets`,
  nothingToExport: t`The canvas is empty. Add a node before you export.`,
  fileName: (name: string) =>
    `${
      name
        .trim()
        .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
        .trim() || 'flow'
    }.json`,

  title: t`Import flow`,
  file: t`File`,
  fileHint: t`Choose a Fanfare flow or a Typebot export in JSON format.`,
  replaces: t`The import replaces the canvas. You can undo this.`,
  reading: t`Reading file…`,
  found: (source: 'fanfare' | 'typebot', nodes: number, edges: number) =>
    source === 'typebot'
      ? t`Typebot with ${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })} and ${edges} ${plural(edges, { one: 'connection', other: 'connections' })}.`
      : t`Flow with ${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })} and ${edges} ${plural(edges, { one: 'connection', other: 'connections' })}.`,
  whole: t`All content can be imported.`,
  report: (count: number) => t`Import issues (${count})`,
  more: (count: number) => t`and ${count} more`,
  put: t`Import to canvas`,
  cancel: t`Cancel`,
  done: (name: string) => t`“${name}” is on the canvas. Undo to restore the previous flow.`,
  unnamed: t`Flow`,
  drawing: t`Flow in the file`,
  empty: t`The file contains no supported nodes.`,

  tooLarge: t`The file is too large. The maximum size is 1 MiB.`,
  tooMany: (most: number) => t`The file has too many nodes. The maximum is ${most}.`,
  notJson: t`The file is not valid JSON.`,
  notFlow: t`The file is not a Fanfare flow or a Typebot export.`,
  newerFile: (version: number) => t`The file was created by a newer version (${version}). Unsupported content is skipped.`,
  unknownNode: (type: string, id: string) => t`The type “${type}” of node ${id} is not supported.`,
  unreadableNode: (id: string) => t`The data of node ${id} does not match its type.`,
  twice: (id: string) => t`The node ID ${id} is used twice.`,
  droppedField: (id: string) => t`Unsupported fields of node ${id} are skipped.`,
  droppedEdge: (source: string, target: string) => t`The connection from ${source} to ${target} is invalid.`,

  typebot: {
    block: (type: string, group: string) => t`“${type}” in “${group}” is not supported.`,
    code: (variable: string) => t`The code that sets “${variable}” cannot run here. Its text was saved as the value.`,
    condition: (group: string) => t`A comparison in “${group}” is not supported.`,
    edge: (group: string) => t`A connection from “${group}” leads to a block that was not imported.`,
    question: (group: string) => t`A question in “${group}” has no text. Add the text.`,
    untitled: t`Group`,
    noReply: t`Typebot waits for answers without a time limit. This flow continues after one day with no answer.`,
  },
};
