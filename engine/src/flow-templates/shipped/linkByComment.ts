import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { answerComment, choose, say, start, tag } from '../nodeBuilders.ts';

export const linkByComment: FlowTemplate = {
  id: 'link-by-comment',
  name: 'Comment to message',
  audience: 'Creators',
  about: 'A follower comments “link”. They get an answer under the post and the link in a message.',
  todo: ['Put your own link into “Here it is”.', 'Change the words that start it.'],
  graph: buildGraph(
    [
      start({ trigger: 'comment', filter: { keywords: ['link', 'info'], match: 'word', isOncePerPost: true } }),
      answerComment('public', 'Sent! Have a look at your messages 💌'),
      choose('offer', 'Hi {{ contact.username }}, thanks for your comment! Shall I send you the link?', {
        yes: 'Yes, please',
        no: 'No, thanks',
      }),
      say('link', 'Here it is: https://example.com/guide — tell me how you like it 🙌'),
      tag('asked', 'asked for link'),
      say('fine', 'All right. If you change your mind, just write “link” here.'),
    ],
    'start -> public',
    'public -> offer',
    'offer yes-> link',
    'offer no-> fine',
    'link -> asked',
  ),
};
