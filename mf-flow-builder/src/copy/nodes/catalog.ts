import type { NodeType, SpecifiedNodeType } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';

type AddedNodeType = Exclude<NodeType, SpecifiedNodeType>;

export const catalogCopy = {
  search: t`Search node types`,
  nothing: (text: string) => t`No node types match “${text}”.`,
  all: t`All node types`,
  groups: { begin: t`Start`, messages: t`Messages`, logic: t`Logic`, contact: t`Contact`, beyond: t`Integrations` },
  about: {
    startNode: t`Starts the flow`,
    mediaNode: t`Images, audio, video or a file`,
    cardsNode: t`One card or a carousel`,
    choicesNode: t`Quick replies or buttons`,
    askNode: t`Validates and saves the answer`,
    rulesNode: t`Checks text, tags and variables`,
    splitNode: t`Splits contacts into branches`,
    windowNode: t`Checks the 24-hour window`,
    variableNode: t`Saves a value for the contact`,
    tagNode: t`Adds or removes a tag`,
    requestNode: t`Calls another system`,
    commentNode: t`Replies to or hides the comment`,
    handoverNode: t`Hands over to a human`,
    flowNode: t`Continues in another flow`,
    noteNode: t`For members who edit the flow`,
  } satisfies Record<AddedNodeType, string>,
  words: {
    messageNode: t`text send reply answer dm`,
    conditionNode: t`keyword if contains word branch`,
    actionNode: t`wait delay pause tag api`,
    startNode: t`trigger begin comment story keyword`,
    mediaNode: t`image photo picture video audio voice file pdf`,
    cardsNode: t`carousel gallery product template`,
    choicesNode: t`button quick reply menu options`,
    askNode: t`input question email phone number form`,
    rulesNode: t`if and or condition tag variable`,
    splitNode: t`random ab test experiment percent`,
    windowNode: t`24 hours time`,
    variableNode: t`set value field save`,
    tagNode: t`label segment`,
    requestNode: t`http webhook api call integration`,
    commentNode: t`public reply hide moderate`,
    handoverNode: t`human person support stop`,
    flowNode: t`jump link go to`,
    noteNode: t`sticky comment remark`,
  } satisfies Record<NodeType, string>,
};
