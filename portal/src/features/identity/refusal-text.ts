import type { Say } from '../../shared/context/use-text.ts';
import { identityErrorText } from './identity-error-text.ts';

/** What a refused call says: how long to wait when there were too many tries, else the text of its code. */
export function refusalText(say: Say, { errors }: { readonly errors: readonly string[] }): string {
  const [code, text] = errors;
  return code === 'TOO_MANY_REQUESTS' && text !== undefined ? text : identityErrorText(say, code);
}
