export { deleteLinks, findLinkOwner, pruneLinks, takeLink } from './account-mails.repository.ts';
export { type AccountMails, createAccountMails } from './createAccountMails.ts';
export { createTakeoverMails, type MailTakeover } from './createTakeoverMails.ts';
