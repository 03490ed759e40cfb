import { errorText } from '@fanfare/shared/api';
import { Banner, BusyButton, color, font, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useSignInOptionsQuery } from '../../state/signInOptions.api.ts';
import { providerUrl } from './providerUrl.ts';
import { useStartSingleSignOnMutation } from './singleSignOn.api.ts';

const text = copy.singleSignOn;

/** @param leave navigates the whole browser */
export function SingleSignOn({ leave }: { leave: (address: string) => void }) {
  const { data: options } = useSignInOptionsQuery();
  const [start, { error }] = useStartSingleSignOnMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isUnsafe, setIsUnsafe] = useState(false);
  const provider = options?.singleSignOn;
  if (!provider) return null;

  const proceed = async () => {
    setIsLeaving(true);
    setIsUnsafe(false);
    const { data } = await start();
    const address = data ? providerUrl(data.authUrl) : null;
    if (address !== null) return leave(address);
    setIsLeaving(false);
    setIsUnsafe(data !== undefined);
  };

  const failure = isUnsafe ? text.errors.fallback : error ? errorText(error, text.errors) : null;
  return (
    <Section>
      <Divider>{text.or}</Divider>
      {failure && !isLeaving ? <Banner tone="danger">{failure}</Banner> : null}
      <BusyButton type="button" $wide isBusy={isLeaving} busyText={text.leaving} onClick={() => void proceed()}>
        {text.submit(provider.name)}
      </BusyButton>
    </Section>
  );
}

const Section = styled.div`
  display: grid;
  gap: ${space.x2};
  margin-top: ${space.x2};
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid ${color.border}; }
`;
