import { Trans } from '@lingui/react';

/** What the review page says of something that is kept apart from the answers. */
export function PayeeAnswer({ isGiven }: { readonly isGiven: boolean }) {
  return (
    <p>
      {isGiven ? (
        <Trans
          id="application.review.payee-saved"
          message="Saved. For your safety, we show it only on its own page."
        />
      ) : (
        <Trans id="application.review.payee-missing" message="Not given yet" />
      )}
    </p>
  );
}
