import { useEffect, useState, type ComponentType } from 'react';

/** For someone who is signed in and opened the link of a mailed result, which led them here with its secret. */
export function MailedOffer() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (!window.location.hash.startsWith('#check=')) return;
    import('./offer-banner.tsx').then(
      ({ OfferBanner }) => {
        setOffer(() => OfferBanner);
      },
      // The link is in their mail, and can be opened again.
      () => undefined,
    );
  }, []);
  return Offer ? <Offer /> : null;
}
