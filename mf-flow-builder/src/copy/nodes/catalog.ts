import type { NodeType, SpecifiedNodeType } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';

type AddedNodeType = Exclude<NodeType, SpecifiedNodeType>;

export const catalogCopy = {
  search: t`Find a node type`,
  nothing: (text: string) => t`No node type is about “${text}”.`,
  all: t`All node types`,
  groups: { begin: t`Begin`, messages: t`Messages`, logic: t`Decisions`, contact: t`Contact`, beyond: t`Beyond the chat` },
  about: {
    startNode: t`Says what starts the flow`,
    mediaNode: t`Pictures, sound, video or a file`,
    cardsNode: t`A card, or several to swipe`,
    choicesNode: t`Quick replies or buttons`,
    askNode: t`Checks the answer and keeps it`,
    rulesNode: t`Text, tags and variables at once`,
    splitNode: t`Sends people different ways`,
    windowNode: t`Are the 24 hours still open?`,
    variableNode: t`Keeps a value for the contact`,
    tagNode: t`Adds or removes a tag`,
    requestNode: t`Asks another system`,
    commentNode: t`Answers the comment, or hides it`,
    handoverNode: t`A person goes on from here`,
    flowNode: t`Goes on in another flow`,
    noteNode: t`For those who edit the flow`,
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
