import { momentText } from '@fanfare/shared/domain';
import { Banner, Button } from '@fanfare/shared/ui';
import { eventsCopy as text } from '../../copy/events.ts';

interface Props {
  /** ISO 8601; null: unknown. */
  searchedTo: string | null;
  isLoading: boolean;
  onContinue: () => void;
}

export function SearchProgress({ searchedTo, isLoading, onContinue }: Props) {
  return (
    <Banner
      tone="info"
      action={
        <Button $size="small" disabled={isLoading} onClick={onContinue}>
          {text.searchFurther}
        </Button>
      }
    >
      {searchedTo === null ? text.searchedPartly : text.searchedTo(momentText(searchedTo))}
    </Banner>
  );
}
