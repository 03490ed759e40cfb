import { countText } from '@fanfare/shared/domain';
import { Dialog, FactList } from '@fanfare/shared/ui';
import { copy } from '../../copy/settings.ts';
import type { InstagramAccount } from './instagram.api.ts';

const text = copy.instagram;
const { facts } = text;

interface AccountDialogProps {
  open: boolean;
  account: InstagramAccount | null;
  onClose: () => void;
}

export function AccountDialog({ open, account, onClose }: AccountDialogProps) {
  const { isBusinessAccount = null } = account ?? {};
  return (
    <Dialog open={open} onClose={onClose} title={text.details}>
      <FactList
        facts={[
          { name: facts.username, value: account?.username ?? text.missing },
          { name: facts.fullName, value: account?.fullName ?? text.missing },
          { name: facts.followers, value: numberText(account?.followers) },
          { name: facts.following, value: numberText(account?.following) },
          { name: facts.posts, value: numberText(account?.posts) },
          {
            name: facts.isBusinessAccount,
            value: isBusinessAccount === null ? text.missing : isBusinessAccount ? text.yes : text.no,
          },
        ]}
      />
    </Dialog>
  );
}

function numberText(count: number | null | undefined): string {
  return count === null || count === undefined ? text.missing : countText(count);
}
