import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { translatorFor } from '../../../infrastructure/language/translations.ts';
import { isRefusedAddress, type Mailer } from '../../../infrastructure/mail/createMailer.ts';
import { renderMail } from '../../../infrastructure/mail/renderMail.ts';
import { invitationUrl } from './invitationLink.ts';
import { findInvitation, getWorkspaceName, markUndelivered } from './member-invitations.repository.ts';

interface InvitationMail {
  invitationId: string;
  linkVersion: number;
  language: string | null;
}

export interface InvitationMails {
  enqueue: (queries: Queries, mail: InvitationMail) => Promise<void>;
  wake: () => void;
}

interface Dependencies {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  vault: TokenVault;
  publicUrl: string;
}

export function createInvitationMails({ database, jobs, mailer, vault, publicUrl }: Dependencies): InvitationMails {
  return jobs.define<InvitationMail>('invitation-mail', async ({ invitationId, linkVersion, language }) => {
    const invitation = await findInvitation(database.system, invitationId);
    if (!invitation || invitation.is_expired || invitation.link_version !== linkVersion) return;
    const { translate, language: used } = translatorFor(language);
    const inviter = invitation.inviter ?? '';
    const workspace = await getWorkspaceName(database.system, invitation.owner_id);
    const mail = renderMail({
      subject: translate('mails.invitation-subject', { inviter, workspace }),
      paragraphs: [
        translate('mails.invitation-greeting'),
        translate('mails.invitation', { inviter, workspace }),
        translate('mails.invitation-limit', { inviter }),
      ],
      action: {
        label: translate('mails.invitation-action'),
        url: invitationUrl(vault, publicUrl, { id: invitationId, linkVersion }),
      },
      closing: translate('mails.invitation-closing'),
      language: used,
    });
    try {
      await mailer.send(invitation.email, mail);
    } catch (error) {
      if (!isRefusedAddress(error)) throw error;
      await markUndelivered(database.system, invitationId, linkVersion);
    }
  });
}
