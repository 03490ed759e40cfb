import { Banner } from '@fanfare/shared/ui';
import { Stack } from '../../Stack.ts';
import { State } from '../../State.tsx';

export function BannerPart() {
  return (
    <State name="Tones; the last can be dismissed">
      <Stack>
        <Banner tone="success">Flow published.</Banner>
        <Banner tone="warning">This flow has one open end.</Banner>
        <Banner tone="danger">Failed to save flow: the server cannot be reached.</Banner>
        <Banner tone="info" onDismiss={() => undefined} dismissLabel="Dismiss notice">
          A newer version of this page is ready.
        </Banner>
      </Stack>
    </State>
  );
}
