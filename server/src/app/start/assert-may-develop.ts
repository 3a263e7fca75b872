import type { Development } from '../services.ts';
import { StartError } from './start-error.ts';

/** Refuses `npm run dev` in production, where forms are published and apps are built. */
export function assertMayDevelop(development: Development | undefined, env: NodeJS.ProcessEnv): void {
  if (development && env.NODE_ENV === 'production')
    throw new StartError('npm run dev is for development only. Unset NODE_ENV, or run npm start.');
}
