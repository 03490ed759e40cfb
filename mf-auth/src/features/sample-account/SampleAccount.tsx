import { Progress } from '@fanfare/shared/domain';
import { Banner, Button, color, font, space } from '@fanfare/shared/ui';
import { Compass } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useSignInOptionsQuery } from '../../state/signInOptions.api.ts';
import { useSampleAccount } from './useSampleAccount.ts';

const text = copy.sample;

/** Offered by installations for development, which have the sandbox. */
export function SampleAccount() {
  const { data: options } = useSignInOptionsQuery();
  const { open, progress, failure } = useSampleAccount();
  if (!options?.sampleAccount) return null;
  return (
    <Section>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {progress ? (
        <Progress label={text.stages[progress.stage]} share={progress.percent / 100} />
      ) : (
        <Button type="button" $wide onClick={() => void open()}>
          <Compass aria-hidden="true" />
          {text.open}
        </Button>
      )}
      <p>{text.lead}</p>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.x1half};
  margin-top: ${space.x1};
  padding-top: ${space.x3};
  border-top: 1px solid ${color.border};
  > p { color: ${color.textMuted}; font-size: ${font.size.small}; text-align: center; text-wrap: balance; }
`;
