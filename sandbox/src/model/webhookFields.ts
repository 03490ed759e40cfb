import type { InstagramScope } from '@fanfare/shared/contracts/graph';

/** Fields by name, with the scope that each requires besides the basic one. */
export const webhookFields: Readonly<Record<string, InstagramScope>> = {
  messages: 'instagram_business_manage_messages',
  message_echoes: 'instagram_business_manage_messages',
  message_reactions: 'instagram_business_manage_messages',
  message_edit: 'instagram_business_manage_messages',
  messaging_postbacks: 'instagram_business_manage_messages',
  messaging_referral: 'instagram_business_manage_messages',
  messaging_seen: 'instagram_business_manage_messages',
  messaging_optins: 'instagram_business_manage_messages',
  messaging_handover: 'instagram_business_manage_messages',
  standby: 'instagram_business_manage_messages',
  comments: 'instagram_business_manage_comments',
  live_comments: 'instagram_business_manage_comments',
};
