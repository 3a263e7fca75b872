import { Icon, SidePanel, VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { hasBankAccountDetails } from '../../shared/programs/has-bank-account-details.ts';
import { programsQuery } from '../../shared/programs/list-programs.ts';
import styles from './profile-panel.module.css';

interface ProfilePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything that is about the person rather than about one application (P120-P127). */
export function ProfilePanel({ open, onClose }: ProfilePanelProps) {
  const session = usePortal();
  const { partner } = session;
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const say = useText();

  return (
    <SidePanel open={open} onClose={onClose} title={say('profile-panel.title', 'My Profile')}>
      <ul className={styles.list}>
        <PageItem
          to="/application/portal"
          label={say('profile-panel.applications', 'My Applications')}
          onClick={onClose}
        />
        {programs.some(hasBankAccountDetails) && (
          <PageItem
            to="/claim/bankAccount"
            label={say('profile-panel.bank', 'Bank Account Details')}
            onClick={onClose}
          />
        )}
        <PageItem
          to="/application/profile"
          label={say('profile-panel.profile', 'Profile')}
          onClick={onClose}
        />
        <OutsideItem href={partner.links.privacy} label={say('profile-panel.privacy', 'Privacy Policy')} />
        <OutsideItem href={partner.links.terms} label={say('profile-panel.terms', 'Terms & Conditions')} />
        <li>
          <a className={styles.item} href={`mailto:${partner.email}`}>
            <Trans id="profile-panel.contact" message="Contact Us" />
            <Icon name="mail" />
          </a>
        </li>
      </ul>
    </SidePanel>
  );
}

function PageItem(props: { readonly to: string; readonly label: string; readonly onClick: () => void }) {
  return (
    <li>
      <Link className={styles.item} to={props.to} onClick={props.onClick}>
        {props.label}
        <Icon name="forward" />
      </Link>
    </li>
  );
}

function OutsideItem({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <li>
      <a className={styles.item} href={href} target="_blank" rel="noopener">
        <span>
          {label}
          <VisuallyHidden>
            {' '}
            <Trans id="profile-panel.new-tab" message="(opens in a new tab)" />
          </VisuallyHidden>
        </span>
        <Icon name="external" />
      </a>
    </li>
  );
}
