import { useAppDispatch } from '@fanfare/shared/store';
import { Banner } from '@fanfare/shared/ui';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

export function StatusBanner() {
  const dispatch = useAppDispatch();
  const text = useBuilderSelector(flowBuilderSlice.selectors.selectStatusText);
  if (text === null) return null;
  return (
    <Banner
      tone={text.includes(copy.status.successWord) ? 'success' : 'danger'}
      onDismiss={() => dispatch(flowBuilderSlice.actions.statusDismissed())}
      dismissLabel={copy.dismiss}
    >
      {text}
    </Banner>
  );
}
