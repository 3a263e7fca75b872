import { Banner, focusHeading } from '@handrail/ui';
import { useLayoutEffect, useState } from 'react';
import { usePortal } from '../context/portal-context.tsx';
import { useText } from '../context/use-text.ts';
import { isDismissed } from './dismissed-incidents.ts';

/** Announcements for every visitor (P115), until this device has dismissed them. */
export function IncidentBanners() {
  const { incidents } = usePortal();
  const say = useText();
  const [shown, setShown] = useState(incidents);
  // The server cannot know what a device has dismissed, and the first render must match what it sent.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the device keeps is known only after the first render
    setShown(incidents.filter((incident) => !isDismissed(incident)));
  }, [incidents]);
  if (shown.length === 0) return null;

  return (
    <section aria-label={say('incidents.label', 'Announcements')}>
      {shown.map((incident) => (
        <Banner
          key={incident.id}
          tone={incident.severity}
          title={incident.message}
          strip
          onDismiss={() => {
            isDismissed(incident, true);
            setShown(shown.filter((other) => other !== incident));
            focusHeading();
          }}
        />
      ))}
    </section>
  );
}
