import type { ActionType, SpecifiedNodeType } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';
import { labelCopy } from './copy/nodes/labels.ts';

/** Every text of the flow builder that a person can see or hear. */
export const copy = {
  title: t`Bot Flow Builder`,
  back: t`Back to dashboard`,
  flowName: t`Flow name`,
  flowNamePlaceholder: t`Enter flow name`,
  load: t`Load Flow`,
  loading: t`Loading...`,
  save: t`Save Flow`,
  saving: t`Saving...`,
  newFlow: t`New flow`,
  openFlow: (name: string) => t`Open flow: ${name}`,
  dismiss: t`Dismiss message`,
  /** In the list of keys. */
  saveKey: { group: t`Flow builder`, title: t`Save flow` },

  status: {
    nameMissing: t`Please enter a flow name`,
    nameMissingToLoad: t`Please enter a flow name to load`,
    nodeMissing: t`Please add at least one node to save the flow`,
    /** Specified: a text that contains this word is shown in green, others in red. */
    successWord: t`successfully`,
    saved: t`Flow saved successfully!`,
    loaded: t`Flow loaded successfully!`,
    saveFailed: (error: string) => t`Failed to save flow: ${error}`,
    saveError: (message: string) => t`Error saving flow: ${message}`,
    loadFailed: (error: string) => t`Failed to load flow: ${error}`,
    loadError: (message: string) => t`Error loading flow: ${message}`,
    published: t`Flow published successfully!`,
    unpublished: t`Flow unpublished successfully!`,
    publishFailed: (error: string) => t`Failed to publish flow: ${error}`,
    publishError: (message: string) => t`Error publishing flow: ${message}`,
    unpublishFailed: (error: string) => t`Failed to unpublish flow: ${error}`,
    unpublishError: (message: string) => t`Error unpublishing flow: ${message}`,
    nameMissingToPublish: t`Please enter a flow name. The flow is saved before it is published.`,
  },
  connectionFailed: t`Connection failed. Please check your internet connection.`,
  serverFailed: t`Server error. Please try again later.`,

  discard: {
    title: t`Discard unsaved changes?`,
    text: t`Loading another flow replaces the canvas. Your unsaved changes will be lost.`,
    confirmLabel: t`Discard and load`,
    cancelLabel: t`Keep editing`,
  },

  publish: {
    publish: t`Publish`,
    publishing: t`Publishing...`,
    unpublish: t`Unpublish`,
    unpublishing: t`Unpublishing...`,
    draft: t`Draft`,
    published: t`Published`,
    unpublishedChanges: t`Unpublished changes`,
    issues: t`Review before publishing`,
    error: t`Error`,
    warning: t`Warning`,
    wholeFlow: t`Flow`,
    more: (count: number) => t`and ${count} more`,
    dismiss: t`Close list`,
  },

  palette: {
    title: t`Node Types`,
    items: {
      messageNode: { name: t`Message Node`, description: t`Sends a text message` },
      conditionNode: { name: t`Condition Node`, description: t`Checks whether the message contains a keyword` },
      actionNode: { name: t`Action Node`, description: t`Performs custom actions` },
    } satisfies Record<SpecifiedNodeType, { name: string; description: string }>,
    added: (name: string) => t`${name} added`,
    instructionsTitle: t`Instructions`,
    instructions: [
      t`Drag a node onto the canvas, or select it and press Enter`,
      t`Drag between handles to connect nodes`,
      t`Double-click a node to edit it`,
      t`Enter a name and save`,
    ],
  },

  canvas: {
    label: t`Flow canvas`,
    empty: t`Drag a node here to start`,
    input: (node: string) => t`Input of ${node}`,
    output: (node: string) => t`Output of ${node}`,
    conditionOutput: (output: string, node: string) => t`${output} output of ${node}`,
    outputLabel: { true: t`True`, false: t`False` },
    connecting: (from: string) => t`${from}: choose the input of another node and press Enter.`,
    connectingEnded: t`Stopped connecting.`,
    minimap: t`Flow overview`,
  },

  nodes: {
    label: labelCopy,
    edit: (label: string) => t`Edit ${label}`,
    /** What a node is called in a line of text, and how its content begins. */
    titled: (name: string, hint: string) => t`${name} “${hint}”`,
    name: t`Node name`,
    disabled: t`Disabled`,
    remove: (label: string) => t`Delete ${label}`,
    save: t`Save`,
    cancel: t`Cancel`,
    message: t`Message text`,
    /** What a new node begins with. */
    begin: { content: t`Hello! How can I help you?`, keyword: t`help` },
    messageEmpty: t`No message text`,
    keyword: t`Keyword`,
    keywordRule: (keyword: string) => t`Message contains "${keyword}"`,
    keywordEmpty: t`No keyword`,
    action: t`Action`,
    actionParams: t`Parameters`,
    customAction: t`Custom Action`,
    actionLabel: {
      send_api: t`Send API Request`,
      add_tag: t`Add User Tag`,
      remove_tag: t`Remove User Tag`,
      set_variable: t`Set Variable`,
      wait: t`Wait/Delay`,
    } satisfies Record<ActionType, string>,
    actionHelp: {
      send_api: t`URL, or a request as JSON`,
      add_tag: t`e.g. vip`,
      remove_tag: t`e.g. vip`,
      set_variable: t`e.g. city=Oslo`,
      wait: t`e.g. 30s, 10m, 2h or 3d`,
    } satisfies Record<ActionType, string>,
  },
};
