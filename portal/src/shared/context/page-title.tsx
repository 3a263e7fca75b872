import { DocumentTitle } from '@handrail/ui';
import { use } from 'react';
import { toPageTitle } from '../partner/partner-names.ts';
import { PortalContext } from './portal-context.tsx';

/** Names the page in the browser tab (P130). */
export function PageTitle({ title }: { readonly title: string }) {
  return <DocumentTitle title={toPageTitle(title, use(PortalContext)?.partner)} />;
}
