import type { Dependencies } from '../../Dependencies.ts';
import { ApiError } from '../../state/ApiError.ts';
import type { Account } from '../../state/repositories/accounts.repository.ts';
import type { Contact, Follower } from '../../state/repositories/followers.repository.ts';
import type { Message } from '../../state/repositories/messages.repository.ts';

export interface Actor {
  account: Account;
  follower: Follower;
  contact: Contact;
}

export function findAccount({ state }: Pick<Dependencies, 'state'>, igId: string): Account {
  const account = state.accounts.find(igId);
  if (!account) throw new ApiError(404, `There is no account ${igId}.`);
  return account;
}

/** Throws 404 if it does not exist. */
export function findActor(dependencies: Pick<Dependencies, 'state'>, igId: string, followerId: string): Actor {
  const account = findAccount(dependencies, igId);
  const follower = dependencies.state.followers.find(followerId);
  const contact = dependencies.state.followers.contactOf(igId, followerId);
  if (!follower || !contact) throw new ApiError(404, `There is no follower ${followerId}.`);
  return { account, follower, contact };
}

/** Throws 404, or 409 for an unsent message. */
export function findMessage({ state }: Pick<Dependencies, 'state'>, { contact }: Actor, mid: string): Message {
  const message = state.messages.find(mid);
  if (!message || message.igsid !== contact.igsid) throw new ApiError(404, 'There is no such message in this conversation.');
  if (message.content.isDeleted) throw new ApiError(409, 'This message was unsent.');
  return message;
}
