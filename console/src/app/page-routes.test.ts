import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageRoutes } from '@handrail/engine/pages';
import { isRouteHandle } from '@handrail/ui';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { createRoutes } from './create-routes.tsx';

describe('the pages of the console', () => {
  it('are those of the list that every part of the product knows', () => {
    expect(listPages(createRoutes(buildSession())).sort()).toEqual([...pageRoutes.console].sort());
  });

  it('name the file of each lazy page, whose styles the server puts into it', () => {
    const lazy = listLazy(createRoutes(buildSession()));
    const unnamed = lazy.filter(
      ({ handle }) =>
        !isRouteHandle(handle) || !existsSync(path.resolve('console/src', handle.page ?? 'missing')),
    );
    expect(lazy.length).toBeGreaterThan(5);
    expect(unnamed).toEqual([]);
  });
});

/** The addresses that show a page; redirects and the page for unknown addresses aside. */
function listPages(children: readonly RouteObject[], above = ''): string[] {
  return children.flatMap((route) => {
    const address = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children) return listPages(route.children, address);
    return (route.Component || route.lazy) && route.path !== '*' ? [address] : [];
  });
}

function listLazy(children: readonly RouteObject[]): RouteObject[] {
  return children.flatMap((route) => [...(route.lazy ? [route] : []), ...listLazy(route.children ?? [])]);
}
