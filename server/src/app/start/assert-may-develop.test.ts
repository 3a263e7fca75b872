import { describe, expect, it } from 'vitest';
import { assertMayDevelop } from './assert-may-develop.ts';

const development = {
  loadApp: () => Promise.reject(new Error('not asked')),
  loadedWorld: undefined,
  noteLoadedWorld: () => undefined,
};

describe('npm run dev', () => {
  it('is refused in production, where forms never change and apps are built', () => {
    expect(() => {
      assertMayDevelop(development, { NODE_ENV: 'production' });
    }).toThrow('npm run dev is for development only');
  });

  it('is let through elsewhere, and so is production without it', () => {
    assertMayDevelop(development, {});
    assertMayDevelop(undefined, { NODE_ENV: 'production' });
  });
});
