import { z } from 'zod';

const refused = 'That passkey did not work. Please try again.';
const text = z.string(refused).max(20_000, refused);

const credential = z.object(
  {
    id: text,
    rawId: text,
    type: z.literal('public-key', refused),
    clientExtensionResults: z.object({}, refused),
  },
  refused,
);

/** What a browser gives after it made a passkey; the signatures are checked later. */
export const passkeyAttestation = credential.extend({
  response: z.object(
    {
      clientDataJSON: text,
      attestationObject: text,
      transports: z.array(z.string().max(40)).max(10).optional().default([]),
    },
    refused,
  ),
});

/** What a browser gives after a passkey signed. */
export const passkeyAssertion = credential.extend({
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }, refused),
});
