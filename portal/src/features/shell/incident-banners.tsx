import { Banner, type Tone } from '@handrail/ui';
import { usePortal } from '../../app/portal-context.tsx';
import type { Incident } from './get-incidents.ts';

/** What every visitor should know right now (P115). */
export function IncidentBanners() {
  const { incidents } = usePortal();
  return incidents.map(({ id, message, severity }) => (
    <Banner key={id} tone={tones[severity]} title={message} strip />
  ));
}

const tones = {
  info: 'info',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<Incident['severity'], Tone>;
