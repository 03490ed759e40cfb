import type { NodeType, SpecifiedNodeType } from '@fanfare/shared/contracts';
import { textsOf } from '@fanfare/shared/language';

type AddedNodeType = Exclude<NodeType, SpecifiedNodeType>;

/** Texts about the kinds of nodes that stand beside the specified ones. */
export const catalogCopy = textsOf('flow-builder/catalog', {
  search: 'Find a node type',
  nothing: (text: string) => `No node type is about “${text}”.`,
  all: 'All node types',
  groups: { begin: 'Begin', messages: 'Messages', logic: 'Decisions', contact: 'Contact', beyond: 'Beyond the chat' },
  about: {
    startNode: 'Says what starts the flow',
    mediaNode: 'Pictures, sound, video or a file',
    cardsNode: 'A card, or several to swipe',
    choicesNode: 'Quick replies or buttons',
    askNode: 'Checks the answer and keeps it',
    rulesNode: 'Text, tags and variables at once',
    splitNode: 'Sends people different ways',
    windowNode: 'Are the 24 hours still open?',
    variableNode: 'Keeps a value for the contact',
    tagNode: 'Adds or removes a tag',
    requestNode: 'Asks another system',
    commentNode: 'Answers the comment, or hides it',
    handoverNode: 'A person goes on from here',
    flowNode: 'Goes on in another flow',
    noteNode: 'For those who edit the flow',
  } satisfies Record<AddedNodeType, string>,
  /** Other words that somebody may look for. */
  words: {
    messageNode: 'text send reply answer dm',
    conditionNode: 'keyword if contains word branch',
    actionNode: 'wait delay pause tag api',
    startNode: 'trigger begin comment story keyword',
    mediaNode: 'image photo picture video audio voice file pdf',
    cardsNode: 'carousel gallery product template',
    choicesNode: 'button quick reply menu options',
    askNode: 'input question email phone number form',
    rulesNode: 'if and or condition tag variable',
    splitNode: 'random ab test experiment percent',
    windowNode: '24 hours time',
    variableNode: 'set value field save',
    tagNode: 'label segment',
    requestNode: 'http webhook api call integration',
    commentNode: 'public reply hide moderate',
    handoverNode: 'human person support stop',
    flowNode: 'jump link go to',
    noteNode: 'sticky comment remark',
  } satisfies Record<NodeType, string>,
});
