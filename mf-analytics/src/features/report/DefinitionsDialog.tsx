import { localize } from '@fanfare/shared/language';
import { Dialog, FactList, SkeletonRows } from '@fanfare/shared/ui';
import { copy } from '../../copy/analytics.ts';
import { useDefinitionsQuery } from '../../state/overview.api.ts';

const text = copy.definitions;
const names: Readonly<Partial<Record<string, string>>> = text.names;

interface DefinitionsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function DefinitionsDialog({ open, onClose }: DefinitionsDialogProps) {
  const { data, isError } = useDefinitionsQuery();
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {data ? (
        <FactList
          facts={data.map(({ metric, definition, message }) => ({
            name: names[metric] ?? metric,
            value: localize(message, definition),
          }))}
        />
      ) : isError ? (
        <p role="alert">{text.failed}</p>
      ) : (
        <SkeletonRows label={text.loading} count={5} height="32px" />
      )}
    </Dialog>
  );
}
