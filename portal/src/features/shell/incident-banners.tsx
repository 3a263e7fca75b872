import { Banner, type Tone } from '@handrail/ui';
import { usePortal } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import type { Incident } from './get-incidents.ts';

/** Announcements for every visitor (P115). */
export function IncidentBanners() {
  const { incidents } = usePortal();
  const say = useText();
  if (incidents.length === 0) return null;

  return (
    <section aria-label={say('incidents.label', 'Announcements')}>
      {incidents.map(({ id, message, severity }) => (
        <Banner key={id} tone={tones[severity]} title={message} strip />
      ))}
    </section>
  );
}

const tones = {
  info: 'info',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<Incident['severity'], Tone>;
