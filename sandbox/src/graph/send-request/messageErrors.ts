import { GraphError } from '../answers/GraphError.ts';

const failure = (code: number, subcode: number, message: string, advice?: string) =>
  new GraphError({
    status: code === 10 || code === 200 ? 403 : 400,
    code,
    subcode,
    type: 'IGApiException',
    message,
    ...(advice !== undefined && { advice }),
  });

export const messageErrors = {
  noHumanAgent: () =>
    new GraphError({
      status: 403,
      code: 10,
      message: '(#10) Application does not have permission for this action',
      advice: 'The tag HUMAN_AGENT needs the Human Agent feature, which the app does not have (Send API: Human Agent).',
    }),
  noMatchingUser: () => failure(100, 2534014, 'The requested user cannot be found.'),
  invalidMessage: (advice: string) => failure(100, 2534015, 'Invalid message data', advice),
  outsideWindow: () => failure(10, 2534022, 'This message is sent outside of allowed window.'),
  notForPrivateReply: (advice: string) => failure(100, 2534025, 'The comment is invalid for sending a private reply.', advice),
  threadElsewhere: () => failure(100, 2534037, 'Another app is controlling this thread now.'),
  accessSwitchedOff: () => failure(200, 2534041, 'The account owner has disabled access to instagram direct messages.'),
  standardAccess: () =>
    failure(200, 2534048, '(#200) Only people with a role in the app can be written to with Standard Access.'),
  personUnavailable: () => failure(551, 1545041, "This person isn't available right now."),
  attachmentUnreachable: (advice: string) => failure(100, 2018008, 'Failed to fetch the file from the url', advice),
  attachmentType: (advice: string) => failure(100, 2018047, 'Upload attachment failure: unsupported media type', advice),
  attachmentSize: (advice: string) => failure(100, 2018109, 'Attachment size exceeds allowable limit', advice),
  unknownAttachment: () => failure(100, 2018074, 'Invalid attachment id'),
} as const;
