import type { ComponentType } from 'react';
import type { LoaderFunction, Params, RouteObject } from 'react-router';
import { keepTrying } from '../late/keep-trying.ts';

/** What the server wants to know of the route it answers with. */
export interface RouteHandle {
  readonly status: number;
  /** The source file of the page below `src/`, so that its script can be named before the browser asks. */
  readonly page?: string;
}

/** What a page's loader says of late parts that the page shows, so that their script can be named as well. */
export interface PageParts {
  readonly parts: readonly string[];
}

export interface LazyPage {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  /** Readies the page to be taken over as the server rendered it, or else takes that away. */
  readonly takeOver?: (params: Params) => Promise<void>;
}

/** A page whose code is loaded when someone goes there. */
export function lazyPage(
  page: string,
  load: () => Promise<LazyPage>,
  status = 200,
): Pick<RouteObject, 'handle' | 'lazy'> {
  const lazy = async () => waitForParts(await keepTrying(load));
  return { handle: { status, page } satisfies RouteHandle, lazy };
}

/** What a loader brings along for its page is waited for like the page itself. */
function waitForParts({ loader, ...page }: LazyPage): LazyPage {
  if (!loader) return page;
  return { ...page, loader: (args) => keepTrying(() => loader(args), args.request.signal) };
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'status' in handle;
}

export function hasPageParts(data: unknown): data is PageParts {
  return typeof data === 'object' && data !== null && 'parts' in data && Array.isArray(data.parts);
}
