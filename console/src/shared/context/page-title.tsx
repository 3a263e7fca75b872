import { DocumentTitle } from '@handrail/ui';
import { use } from 'react';
import { platformNameOf } from '../partner/partner-names.ts';
import { ConsoleContext } from './console-context.tsx';

/** Names the page in the browser tab. */
export function PageTitle({ title }: { readonly title: string }) {
  return <DocumentTitle title={`${title} - ${platformNameOf(use(ConsoleContext)?.partner)}`} />;
}
