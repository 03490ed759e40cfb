export interface Rule {
  /** The section of Meta's documentation. */
  section: string;
  rule: string;
}

const throttling: Rule = {
  section: 'Instagram Platform: Rate Limiting',
  rule: 'Each account has an allowance. Slow down until the usage headers are below 100; estimated_time_to_regain_access is in minutes.',
};
const publishing: Rule = {
  section: 'Content Publishing: Error codes',
  rule: 'Media, container or quota do not allow it; the message says which.',
};

/** Rules by `code/subcode` or `code`. */
const rules: Readonly<Record<string, Rule>> = {
  '1': { section: 'Graph API: Handle Errors', rule: 'Trouble of the service itself: try again later, with growing pauses.' },
  '2': { section: 'Graph API: Handle Errors', rule: 'Trouble of the service itself: try again later, with growing pauses.' },
  '3': { section: 'Graph API: Handle Errors', rule: 'The app lacks a capability that this call needs.' },
  '4': throttling,
  '9': publishing,
  '10': {
    section: 'Permissions Reference',
    rule: 'The token must have been granted the scope that this call needs: let the owner log in again.',
  },
  '10/2534022': {
    section: 'Send a Message: Standard messaging window',
    rule: 'An account may write for 24 hours after the last message of the person, a human agent for 7 days; a comment or a seen message opens nothing.',
  },
  '24': publishing,
  '100': { section: 'Graph API: Fields and parameters', rule: 'A parameter or field is missing, unknown or of the wrong form.' },
  '100/33': {
    section: 'Graph API: Handle Errors',
    rule: 'The id must be one that this account may see: ids of persons, posts and comments are good for one account only.',
  },
  '100/2534014': {
    section: 'Send a Message: Recipient',
    rule: 'The recipient is the Instagram-scoped id of a person towards this very account, as webhooks tell it.',
  },
  '100/2534015': {
    section: 'Send a Message: Message body',
    rule: 'One kind of content per message, within its limits: 1000 bytes of text, 13 quick replies, 10 elements, 3 buttons.',
  },
  '100/2534025': {
    section: 'Private Replies: Limitations',
    rule: 'One private reply per comment, within 7 days; under a live video only during the broadcast.',
  },
  '100/2534037': {
    section: 'Conversation Routing',
    rule: 'Only the app that controls the thread may write in it: wait until control is passed back.',
  },
  '100/2018008': {
    section: 'Send a Message: Media',
    rule: 'The address of media must be public, quick and have a valid certificate.',
  },
  '100/2018047': {
    section: 'Send a Message: Media',
    rule: 'Images are png or jpeg, audio aac, m4a, wav or mp4, video mp4, ogg, avi, mov or webm, files PDF.',
  },
  '100/2018074': { section: 'Attachment Upload', rule: 'The id must be one that /message_attachments gave to this account.' },
  '100/2018109': { section: 'Send a Message: Media', rule: 'Images are 8 MB at most, audio, video and PDF 25 MB.' },
  '190': {
    section: 'Access Tokens',
    rule: 'The call needs a token that is complete, not expired and not revoked: let the owner log in again.',
  },
  '190/458': { section: 'Access Tokens', rule: 'The owner removed the app: every token is dead until a new login.' },
  '190/460': { section: 'Access Tokens', rule: 'The owner changed the password: every token is dead until a new login.' },
  '190/463': {
    section: 'Access Tokens: Refresh',
    rule: 'A long-lived token lasts 60 days and is refreshed before that, when it is at least 24 hours old.',
  },
  '200': {
    section: 'Webhooks: Fields and permissions',
    rule: 'A field can be subscribed only with the permission that belongs to it.',
  },
  '200/2534041': {
    section: 'Instagram settings: Connected tools',
    rule: 'The owner must switch on "Allow access to messages" for the account.',
  },
  '200/2534048': {
    section: 'Access Levels: Standard Access',
    rule: 'Without Advanced Access an app reaches only people who have a role in it.',
  },
  '230': {
    section: 'User Profile: Consent',
    rule: 'A profile can be read after the person wrote, or tapped an ice breaker or the menu; a comment is no consent.',
  },
  '352': publishing,
  '368': { section: 'Platform policies', rule: 'The account is held back for a while because of what it sent: pause it.' },
  '551': {
    section: 'Send a Message: Error codes',
    rule: 'The person has blocked the account or cannot be reached: do not try again.',
  },
  '613': throttling,
  '2500': { section: 'Graph API: Overview', rule: 'A path is a version, an object and at most one edge.' },
  '9004': publishing,
  '9007': publishing,
  '36000': publishing,
  '36001': publishing,
  '36003': publishing,
  '36004': publishing,
  '80002': throttling,
};

export function findRule(code: number, subcode: number | undefined): Rule | undefined {
  const isPublishing = subcode !== undefined && Math.floor(subcode / 1_000) === 2207;
  return rules[`${code}/${subcode}`] ?? (isPublishing ? publishing : rules[String(code)]);
}
