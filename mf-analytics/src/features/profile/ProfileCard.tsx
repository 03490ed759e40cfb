import { SectionCard } from '@fanfare/shared/domain';
import { Button, color, font, media, Skeleton, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { Unplug } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import { memberSince } from './memberSince.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useOwnProfileQuery } from './profile.api.ts';

const text = copy.profile;

export function ProfileCard() {
  const { data: profile, error, isError, refetch } = useOwnProfileQuery();
  return (
    <SectionCard
      title={text.title}
      aside={
        profile ? (
          <Since>
            {text.memberSince} {memberSince(profile.createdAt)}
          </Since>
        ) : isError ? null : (
          <Skeleton $height="1lh" $width="170px" />
        )
      }
    >
      <Room>
        {profile ? (
          <>
            <AvatarPicker username={profile.username} avatarUrl={profile.avatarUrl} />
            <ProfileForm profile={profile} />
          </>
        ) : isError ? (
          <StatePanel
            kind="failed"
            error={error}
            title={text.failed}
            icon={<Unplug />}
            action={<Button onClick={refetch}>{copy.retry}</Button>}
          />
        ) : (
          <SkeletonRows label={copy.loading} count={4} height="56px" />
        )}
      </Room>
    </SectionCard>
  );
}

/** As tall in each state. */
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x2};
  min-height: 304px;
  ${media.narrow} { min-height: 376px; }
`;

const Since = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
