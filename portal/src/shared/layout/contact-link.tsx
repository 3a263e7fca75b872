import type { ReactNode } from 'react';
import { usePortal } from '../context/portal-context.tsx';

/** A mail to the partner; inside a sentence the sentence brings the words. */
export function ContactLink({ children }: { readonly children?: ReactNode }) {
  const { partner } = usePortal();
  return <a href={`mailto:${partner.email}`}>{children ?? partner.email}</a>;
}
