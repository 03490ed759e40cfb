import type { MessageButton, MessageCard, OutgoingMessage } from '@fanfare/shared/contracts';
import type { GraphButton, GraphElement, GraphMessage, SendMessageRequest } from '@fanfare/shared/contracts/graph';

type GraphContent = Pick<SendMessageRequest, 'message' | 'sender_action' | 'payload'>;

export function toGraphMessage(message: OutgoingMessage): GraphContent {
  switch (message.kind) {
    case 'text':
      return { message: { text: message.text, ...quickRepliesOf(message) } };
    case 'media':
      return { message: { attachment: { type: message.mediaType, payload: { url: message.url } } } };
    case 'pictures':
      return { message: { attachments: message.urls.map((url) => ({ type: 'image', payload: { url } })) } };
    case 'cards':
      return template({ template_type: 'generic', elements: message.cards.map(toElement) });
    case 'buttons':
      return template({ template_type: 'button', text: message.text, buttons: message.buttons.map(toButton) });
    case 'reaction':
      return message.emoji === null
        ? { sender_action: 'unreact', payload: { message_id: message.messageId } }
        : { sender_action: 'react', payload: { message_id: message.messageId, reaction: message.emoji } };
    case 'typing':
      return { sender_action: 'typing_on' };
    case 'seen':
      return { sender_action: 'mark_seen' };
  }
}

function quickRepliesOf({ quickReplies }: Extract<OutgoingMessage, { kind: 'text' }>): Pick<GraphMessage, 'quick_replies'> {
  if (!quickReplies) return {};
  return { quick_replies: quickReplies.map(({ title, payload }) => ({ content_type: 'text', title, payload })) };
}

function template(payload: Extract<GraphMessage['attachment'], { type: 'template' }>['payload']): GraphContent {
  return { message: { attachment: { type: 'template', payload } } };
}

function toElement({ title, subtitle, imageUrl, url, buttons }: MessageCard): GraphElement {
  return {
    title,
    ...(subtitle !== undefined && { subtitle }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(url !== undefined && { default_action: { type: 'web_url', url } }),
    ...(buttons && { buttons: buttons.map(toButton) }),
  };
}

function toButton(button: MessageButton): GraphButton {
  return button.kind === 'link'
    ? { type: 'web_url', url: button.url, title: button.title }
    : { type: 'postback', payload: button.payload, title: button.title };
}
