import { Banner } from '@handrail/ui';
import { usePortal } from '../context/portal-context.tsx';
import { useText } from '../context/use-text.ts';

/** Announcements for every visitor (P115). */
export function IncidentBanners() {
  const { incidents } = usePortal();
  const say = useText();
  if (incidents.length === 0) return null;

  return (
    <section aria-label={say('incidents.label', 'Announcements')}>
      {incidents.map(({ id, message, severity }) => (
        <Banner key={id} tone={severity} title={message} strip />
      ))}
    </section>
  );
}
