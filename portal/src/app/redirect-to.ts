import { redirect, type LoaderFunction } from 'react-router';
import { withRedirect } from '../shared/session/redirect-url.ts';

/** A route that only points to another page of the same partner. */
export function redirectTo(path: string): LoaderFunction {
  return () => redirect(path);
}

/** Sends a signed-out visitor to sign-in, from where they come back to the page they wanted (P052). */
export const signInFirst: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  return redirect(withRedirect('/identity/signin', `${pathname}${search}`));
};
