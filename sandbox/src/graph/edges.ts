import type { Comment, Post } from '../model/entities.ts';
import { deleteMessengerProfile, readMessengerProfile, writeMessengerProfile } from './automations/messengerProfile.ts';
import { deleteWelcomeFlow, readWelcomeFlows, writeWelcomeFlow } from './automations/welcomeFlows.ts';
import { answerMention, createComment, replyToComment } from './comments/changeComments.ts';
import { listComments } from './comments/commentNode.ts';
import { listConversations } from './conversations/readConversations.ts';
import type { GraphHandler, GraphMethod } from './GraphCall.ts';
import { readAccountInsights, readMediaInsights } from './insights/readInsights.ts';
import { sendMessage } from './messages/sendMessage.ts';
import { uploadAttachment } from './messages/uploadAttachment.ts';
import { createContainer } from './publishing/createContainer.ts';
import { publishContainer, readPublishingLimit } from './publishing/publishContainer.ts';
import { listChildren, listMedia } from './publishing/readMedia.ts';
import { readSubscription, subscribe, unsubscribe } from './subscriptions/subscribedApps.ts';

export type Edges<Target> = Readonly<Record<string, Partial<Record<GraphMethod, GraphHandler<Target>>>>>;

export const accountEdges: Edges<undefined> = {
  subscribed_apps: { GET: readSubscription, POST: subscribe, DELETE: unsubscribe },
  messages: { POST: sendMessage },
  message_attachments: { POST: uploadAttachment },
  conversations: { GET: listConversations },
  media: { GET: (call) => listMedia(call, 'media'), POST: createContainer },
  media_publish: { POST: publishContainer },
  content_publishing_limit: { GET: readPublishingLimit },
  stories: { GET: (call) => listMedia(call, 'stories') },
  tags: { GET: (call) => listMedia(call, 'tags') },
  mentions: { POST: answerMention },
  insights: { GET: readAccountInsights },
  messenger_profile: { GET: readMessengerProfile, POST: writeMessengerProfile, DELETE: deleteMessengerProfile },
  welcome_message_flows: { GET: readWelcomeFlows, POST: writeWelcomeFlow, DELETE: deleteWelcomeFlow },
};

export const mediaEdges: Edges<Post> = {
  comments: { GET: (call, post) => listComments(call, post.id), POST: createComment },
  children: { GET: listChildren },
  insights: { GET: readMediaInsights },
};

export const commentEdges: Edges<Comment> = {
  replies: { GET: (call, comment) => listComments(call, comment.id), POST: replyToComment },
};
