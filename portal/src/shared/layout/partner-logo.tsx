import { usePortal } from '../context/portal-context.tsx';
import styles from './partner-logo.module.css';

/** The partner's logo as an image; a partner's drawing is never put into the page itself. */
export function PartnerLogo() {
  const { partner } = usePortal();
  const { logo } = partner.whitelabeling;
  return logo ? (
    <img className={styles.image} src={logo} alt={partner.name} />
  ) : (
    <span className={styles.name}>{partner.name}</span>
  );
}
