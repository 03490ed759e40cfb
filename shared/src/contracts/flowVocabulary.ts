/** Words of a flow. Kept apart from the schemas, so that a browser that needs only the words does not load the schema library. */
export const nodeTypes = ['messageNode', 'conditionNode', 'actionNode'] as const;
export type NodeType = (typeof nodeTypes)[number];

export const actionTypes = ['send_api', 'add_tag', 'remove_tag', 'set_variable', 'wait'] as const;
export type ActionType = (typeof actionTypes)[number];

export const triggerTypes = ['message_received', 'first_message', 'keyword_detected', 'time_based'] as const;
export type TriggerType = (typeof triggerTypes)[number];

export const nodeDefaults = { content: 'Hello! How can I help you?', keyword: 'help', action: 'send_api' } as const;
