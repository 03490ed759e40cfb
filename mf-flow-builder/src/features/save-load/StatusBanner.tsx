import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { Banner, Button, font, media } from '@fanfare/shared/ui';
import { Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

const SUCCESS_SHOWN_MS = 8_000;

/** Shown in the bar above the canvas. Success messages disappear after some seconds, failures with their cause. */
export function StatusBanner() {
  const dispatch = useAppDispatch();
  const text = useBuilderSelector(flowBuilderSlice.selectors.selectStatusText);
  const isLoading = useBuilderSelector(flowBuilderSlice.selectors.selectTask) === 'loading';
  const { openPhone } = useHost();
  const isSuccess = text?.includes(copy.status.successWord) ?? false;
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(() => dispatch(flowBuilderSlice.actions.statusDismissed()), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, text, dispatch]);
  // On a narrow screen it takes a row, which is kept free while the flow loads.
  if (text === null)
    return isLoading ? (
      <Place>
        <div />
      </Place>
    ) : null;
  const tryOnPhone = () => {
    openPhone?.();
    dispatch(flowBuilderSlice.actions.statusDismissed());
  };
  return (
    <Place>
      <Banner
        tone={isSuccess ? 'success' : 'danger'}
        action={
          openPhone && text === copy.status.published ? (
            <Button $variant="quiet" $size="small" onClick={tryOnPhone}>
              <Smartphone aria-hidden="true" />
              {copy.status.tryOnPhone}
            </Button>
          ) : null
        }
        onDismiss={() => dispatch(flowBuilderSlice.actions.statusDismissed())}
        dismissLabel={copy.dismiss}
      >
        {text}
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${font.size.small};
  > div { min-height: 34px; padding-block: 0; }
  ${media.narrow} { order: 1; flex: 1 0 100%; }
`;
