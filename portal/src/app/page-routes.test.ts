import { isRouteHandle } from '@handrail/ui';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageRoutes } from '@handrail/engine/pages';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { buildPartner, buildUser } from '../testing/demo-portal.ts';
import { createRoutes } from './create-routes.tsx';

const routes = createRoutes({
  partner: buildPartner({ features: ['employee-authentication'] }),
  user: buildUser(),
  incidents: [],
  request: () => Promise.reject(new Error('Routes ask for nothing')),
});

describe('the pages of the portal', () => {
  it('are those of the list that every part of the product knows', () => {
    expect(listPages(routes).sort()).toEqual([...pageRoutes.portal].sort());
  });

  it('name the file of each page, whose script is named before the browser asks', () => {
    const missing = listFiles(routes).filter((file) => !existsSync(path.resolve('portal/src', file)));
    expect(missing).toEqual([]);
  });
});

/** The addresses that show a page; redirects and pages for unknown addresses aside. */
function listPages(children: readonly RouteObject[], above = ''): string[] {
  return children.flatMap((route) => {
    const address = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children) return listPages(route.children, address);
    return route.lazy && route.path !== '*' ? [address] : [];
  });
}

function listFiles(children: readonly RouteObject[]): string[] {
  return children.flatMap((route) => [
    ...(isRouteHandle(route.handle) ? [route.handle.page ?? []].flat() : []),
    ...listFiles(route.children ?? []),
  ]);
}
