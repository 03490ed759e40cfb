import { SectionCard } from '@fanfare/shared/domain';
import { media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { LinkTarget } from '../components/link-target/LinkTarget.tsx';
import { copy } from '../copy/settings.ts';
import { AuditLogRow } from '../features/audit-log/AuditLogRow.tsx';
import { DangerCard } from '../features/danger/DangerCard.tsx';
import { InstagramCard } from '../features/instagram/InstagramCard.tsx';
import { LimitsRow } from '../features/limits/LimitsRow.tsx';
import { NotificationRow } from '../features/notification-settings/NotificationRow.tsx';
import { ProfileCard } from '../features/profile/ProfileCard.tsx';
import { ExportRow } from '../features/security/ExportRow.tsx';
import { PasswordRow } from '../features/security/PasswordRow.tsx';
import { TwoFactorRow } from '../features/security/TwoFactorRow.tsx';
import { Sessions } from '../features/sessions/Sessions.tsx';
import { AuditSection } from '../features/workspace-audit/AuditSection.tsx';
import { LazyWorkspaceCards } from './LazyWorkspaceCards.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** Shown on the settings screen and in the dashboard's tab. */
export function SettingsPanel() {
  return (
    <Layout>
      <SectionLinks />
      <Sections>
        <LinkTarget id="profile">
          <ProfileCard />
        </LinkTarget>
        <LinkTarget id="instagram">
          <InstagramCard />
        </LinkTarget>
        <LazyWorkspaceCards />
        <LinkTarget id="security">
          <SectionCard title={copy.security.title}>
            <TwoFactorRow />
            <PasswordRow />
            <NotificationRow />
            <ExportRow />
            <AuditLogRow />
            <LimitsRow />
            <LinkTarget id="sessions">
              <Sessions />
            </LinkTarget>
          </SectionCard>
        </LinkTarget>
        <AuditSection />
        <LinkTarget id="danger">
          <DangerCard />
        </LinkTarget>
      </Sections>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.x3} ${space.x6};
  ${media.wide} { grid-template-columns: 176px minmax(0, 760px); }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;
