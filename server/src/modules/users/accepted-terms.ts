import { type Partner, toEffectiveLinks } from '../partners/index.ts';

/** When a person agreed, and to what: the documents behind the links and the words beside the box. */
export interface AcceptedTerms {
  readonly at: Date;
  readonly terms: { readonly terms: string; readonly privacy: string; readonly wording: string };
}

/** The agreement to the partner's terms as they stand now. */
export function toAcceptedTerms(partner: Partner, at: Date): AcceptedTerms {
  const { terms, privacy } = toEffectiveLinks(partner);
  return { at, terms: { terms, privacy, wording: termsWording } };
}

const termsWording = 'I agree to the Terms of Service and Privacy Policy.';
