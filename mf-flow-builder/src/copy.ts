import { type ActionType, nodeDefaults, type SpecifiedNodeType } from '@fanfare/shared/contracts';
import { textsOf } from '@fanfare/shared/language';
import { labelCopy } from './copy/nodes/labels.ts';

/** Every text of the flow builder that a person can see or hear. */
export const copy = textsOf('flow-builder/copy', {
  title: 'Bot Flow Builder',
  back: 'Back to dashboard',
  flowName: 'Flow name',
  flowNamePlaceholder: 'Enter flow name',
  load: 'Load Flow',
  loading: 'Loading...',
  save: 'Save Flow',
  saving: 'Saving...',
  newFlow: 'New flow',
  openFlow: (name: string) => `Open flow: ${name}`,
  dismiss: 'Dismiss message',
  /** In the list of keys. */
  saveKey: { group: 'Flow builder', title: 'Save flow' },

  status: {
    nameMissing: 'Please enter a flow name',
    nameMissingToLoad: 'Please enter a flow name to load',
    nodeMissing: 'Please add at least one node to save the flow',
    /** Specified: a text that contains this word is shown in green, others in red. */
    successWord: 'successfully',
    saved: 'Flow saved successfully!',
    loaded: 'Flow loaded successfully!',
    saveFailed: (error: string) => `Failed to save flow: ${error}`,
    saveError: (message: string) => `Error saving flow: ${message}`,
    loadFailed: (error: string) => `Failed to load flow: ${error}`,
    loadError: (message: string) => `Error loading flow: ${message}`,
    published: 'Flow published successfully!',
    unpublished: 'Flow unpublished successfully!',
    publishFailed: (error: string) => `Failed to publish flow: ${error}`,
    publishError: (message: string) => `Error publishing flow: ${message}`,
    unpublishFailed: (error: string) => `Failed to unpublish flow: ${error}`,
    unpublishError: (message: string) => `Error unpublishing flow: ${message}`,
    nameMissingToPublish: 'Please enter a flow name: the flow is saved under it before it is published.',
  },
  connectionFailed: 'Connection failed. Please check your internet connection.',
  serverFailed: 'Server error. Please try again later.',

  discard: {
    title: 'Discard unsaved changes?',
    text: 'Loading another flow replaces what is on the canvas. Your unsaved changes would be lost.',
    confirmLabel: 'Discard and load',
    cancelLabel: 'Keep editing',
  },

  publish: {
    publish: 'Publish',
    publishing: 'Publishing...',
    unpublish: 'Unpublish',
    unpublishing: 'Unpublishing...',
    draft: 'Draft',
    published: 'Published',
    unpublishedChanges: 'Unpublished changes',
    issues: 'What to look at before publishing',
    error: 'Error',
    warning: 'Warning',
    wholeFlow: 'Flow',
    more: (count: number) => `and ${count} more`,
    dismiss: 'Close the list',
  },

  palette: {
    title: 'Node Types',
    items: {
      messageNode: { name: 'Message Node', description: 'Sends a text message' },
      conditionNode: { name: 'Condition Node', description: 'Checks if input contains a keyword' },
      actionNode: { name: 'Action Node', description: 'Performs custom actions' },
    } satisfies Record<SpecifiedNodeType, { name: string; description: string }>,
    added: (name: string) => `${name} added`,
    instructionsTitle: 'Instructions',
    instructions: [
      'Drag nodes to the canvas, or press Enter on one',
      'Connect by dragging handles',
      'Double-click to edit',
      'Save with a name',
    ],
  },

  canvas: {
    label: 'Flow canvas',
    empty: 'Drag a node here to begin',
    input: (node: string) => `Input of ${node}`,
    output: (node: string) => `Output of ${node}`,
    conditionOutput: (output: string, node: string) => `${output} output of ${node}`,
    outputLabel: { true: 'True', false: 'False' },
    connecting: (from: string) => `${from}: now choose the input of another node and press Enter.`,
    connectingEnded: 'Connecting ended.',
    minimap: 'Overview of the flow',
  },

  nodes: {
    label: labelCopy,
    edit: (label: string) => `Edit ${label}`,
    /** What a node is called in a line of text, and how its content begins. */
    titled: (name: string, hint: string) => `${name} “${hint}”`,
    name: 'Name of the node',
    disabled: 'Disabled',
    remove: (label: string) => `Delete ${label}`,
    save: 'Save',
    cancel: 'Cancel',
    message: 'Message text',
    /** What a new node begins with. */
    begin: { content: nodeDefaults.content, keyword: nodeDefaults.keyword },
    messageEmpty: 'No message text',
    keyword: 'Keyword',
    keywordRule: (keyword: string) => `Input contains "${keyword}"`,
    keywordEmpty: 'No keyword',
    action: 'Action',
    actionParams: 'Parameters',
    customAction: 'Custom Action',
    actionLabel: {
      send_api: 'Send API Request',
      add_tag: 'Add User Tag',
      remove_tag: 'Remove User Tag',
      set_variable: 'Set Variable',
      wait: 'Wait/Delay',
    } satisfies Record<ActionType, string>,
    actionHelp: {
      send_api: 'An address, or a request as JSON',
      add_tag: 'For example vip',
      remove_tag: 'For example vip',
      set_variable: 'For example city=Oslo',
      wait: 'For example 30s, 10m, 2h or 3d',
    } satisfies Record<ActionType, string>,
  },
});
