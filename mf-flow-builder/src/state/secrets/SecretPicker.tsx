import { IconButton, Menu } from '@fanfare/shared/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { secretsCopy as copy } from '../../copy/files/secrets.ts';
import { SecretsDialog } from './SecretsDialog.tsx';
import { useFlowSecretsQuery } from './secrets.api.ts';

export function SecretPicker({ field, onPick }: { field: string; onPick: (placeholder: string) => void }) {
  const { data } = useFlowSecretsQuery();
  const [isManaging, setIsManaging] = useState(false);
  const names = data?.data.map(({ name }) => name) ?? [];
  const items = names.map((name) => ({ id: name, label: name, run: () => onPick(`{{ secrets.${name} }}`) }));
  const manage = { id: '*manage', label: copy.manage, icon: <KeyRound />, run: () => setIsManaging(true) };
  return (
    <>
      <Menu
        label={copy.put(field)}
        groups={[...(items.length > 0 ? [{ items }] : []), { items: [manage] }]}
        trigger={
          <IconButton $variant="quiet" $size="small" aria-label={copy.put(field)}>
            <KeyRound aria-hidden="true" />
          </IconButton>
        }
      />
      <SecretsDialog open={isManaging} onClose={() => setIsManaging(false)} />
    </>
  );
}
