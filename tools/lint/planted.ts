interface Planted {
  /** What it breaks, as the linter prints it. */
  readonly rule: string;
  readonly file: string;
  readonly code: string;
}

const server = (rule: string, code: string): Planted => ({
  rule,
  file: `server/src/${nameOf(rule)}.ts`,
  code,
});
const screen = (rule: string, code: string): Planted => ({ rule, file: `ui/src/${nameOf(rule)}.tsx`, code });

/** A violation of each kind of rule; every file breaks the one that it is named after. */
export const planted: readonly Planted[] = [
  // What is wrong in any JavaScript.
  server('eslint(no-self-assign)', `export function keep(a: { b: number }) {\n  a.b = a.b;\n}`),
  server('eslint(no-unused-vars)', `const _unused = 1;\nexport const used = 2;`),
  server('eslint(no-empty)', `export function keep(act: () => void) {\n  try {\n    act();\n  } catch {}\n}`),
  server('eslint(no-control-regex)', `export const pattern = /\\u0000/;`),
  server('eslint(eqeqeq)', `export const same = (a: number, b: number) => a == b;`),
  server('eslint(no-console)', `console.log('here');`),
  server('eslint(no-nested-ternary)', `export const f = (a: number) => (a > 2 ? 'x' : a > 1 ? 'y' : 'z');`),
  { rule: 'eslint(no-undef)', file: 'tools/no-undef.mjs', code: `export const value = absent;` },
  {
    rule: 'eslint(no-redeclare)',
    file: 'tools/redeclared.cjs',
    code: `var a = 1;\nvar a = 2;\nmodule.exports = a;`,
  },

  // What the syntax of TypeScript allows and we do not.
  server('typescript(no-explicit-any)', `export const f = (a: any) => typeof a;`),
  server('typescript(no-non-null-assertion)', `export const f = (a?: string) => a!.length;`),
  server(
    'typescript(consistent-type-imports)',
    `import { Stats } from 'node:fs';\nexport type Size = Stats['size'];`,
  ),
  server('typescript(array-type)', `export type Names = Array<string>;`),
  server('typescript(consistent-type-definitions)', `export type Person = { name: string };`),
  server('typescript(ban-ts-comment)', `// @ts-ignore\nexport const a = 1;`),

  // What only the types tell.
  server('typescript(no-floating-promises)', `export function f() {\n  Promise.resolve(1);\n}`),
  server(
    'typescript(no-misused-promises)',
    `export const f = () => [1].forEach(async (n) => {\n  await Promise.resolve(n);\n});`,
  ),
  server('typescript(await-thenable)', `export const f = async (n: number) => {\n  await n;\n};`),
  server('typescript(require-await)', `export async function f(): Promise<void> {\n  [].at(0);\n}`),
  server(
    'typescript(no-unsafe-assignment)',
    `export const f = (s: string) => {\n  const a = JSON.parse(s);\n  return String(a);\n};`,
  ),
  server('typescript(no-unnecessary-condition)', `export const f = (a: { b: number }) => a?.b;`),
  server(
    'typescript(switch-exhaustiveness-check)',
    `export function f(a: 'x' | 'y') {\n  switch (a) {\n    case 'x':\n      return 1;\n  }\n  return 0;\n}`,
  ),
  server('typescript(restrict-template-expressions)', 'export const f = (a: object | undefined) => `${a}`;'),
  server(
    'typescript(no-confusing-void-expression)',
    `const g = (): void => undefined;\nexport function f() {\n  return g();\n}`,
  ),
  server(
    'typescript(no-deprecated)',
    `/** @deprecated */\nfunction old() {\n  return 1;\n}\nexport const a = old();`,
  ),
  server('typescript(prefer-nullish-coalescing)', `export const f = (a: string | undefined) => a || 'none';`),
  server('typescript(prefer-optional-chain)', `export const f = (a?: { b: string }) => a && a.b;`),
  server(
    'typescript(return-await)',
    `export async function f(g: () => Promise<number>) {\n  try {\n    return g();\n  } catch {\n    return await g();\n  }\n}`,
  ),

  // Screens: hooks, what the compiler of React needs, access for everyone, the content policy.
  screen(
    'react-hooks(rules-of-hooks)',
    `import { useState } from 'react';\nexport function Part({ on }: { readonly on: boolean }) {\n  if (!on) return null;\n  const [a] = useState(1);\n  return <p>{a}</p>;\n}`,
  ),
  screen(
    'react-hooks(exhaustive-deps)',
    `import { useEffect } from 'react';\nexport function Part({ act }: { readonly act: () => void }) {\n  useEffect(() => {\n    act();\n  }, []);\n  return null;\n}`,
  ),
  screen('react(purity)', `export function Part() {\n  return <p>{Date.now()}</p>;\n}`),
  screen(
    'react(refs)',
    `import { useRef } from 'react';\nexport function Part() {\n  const kept = useRef(1);\n  return <p>{kept.current}</p>;\n}`,
  ),
  screen(
    'react(set-state-in-effect)',
    `import { useEffect, useState } from 'react';\nexport function Part() {\n  const [a, setA] = useState(1);\n  useEffect(() => {\n    setA(2);\n  }, []);\n  return <p>{a}</p>;\n}`,
  ),
  screen(
    'react(immutability)',
    `export function Part({ list }: { readonly list: { n: number } }) {\n  list.n = 2;\n  return <p>{list.n}</p>;\n}`,
  ),
  screen('jsx-a11y(alt-text)', `export const Part = () => <img src="a.png" />;`),
  screen(
    'jsx-a11y(no-static-element-interactions)',
    `export const Part = ({ act }: { readonly act: () => void }) => <div onKeyDown={act} />;`,
  ),
  screen('jsx-a11y(label-has-associated-control)', `export const Part = () => <label />;`),
  screen('jsx-a11y(no-autofocus)', `export const Part = () => <input autoFocus />;`),
  screen('react(forbid-dom-props)', `export const Part = () => <p style={{ color: 'red' }}>a</p>;`),
  screen(
    'react(forbid-component-props)',
    `import { Box } from './box.tsx';\nexport const Part = () => <Box style={{ color: 'red' }} />;`,
  ),
  {
    rule: 'react(forbid-dom-props)',
    file: 'portal/src/raw-html.tsx',
    code: `export const Part = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;`,
  },

  // Tests.
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'server/src/focused.test.ts',
    code: `import { it } from 'vitest';\nit.only('works', () => undefined);`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'ui/src/skipped.test.tsx',
    code: `import { describe } from 'vitest';\ndescribe.skip('works', () => undefined);`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'e2e/later.spec.ts',
    code: `import { test } from '@playwright/test';\ntest.fixme('works', () => undefined);`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'server/src/on-some-machines.test.ts',
    code: `import { describe } from 'vitest';\ndescribe.runIf(process.env.CI)('works', () => undefined);`,
  },
];

/** What the same rules let pass elsewhere. */
export const allowed: readonly Omit<Planted, 'rule'>[] = [
  { file: 'tools/says.ts', code: `console.log('done');` },
  { file: 'server/src/cli/says.ts', code: `console.log('done');` },
  { file: 'server/src/sure.test.ts', code: `export const f = (a?: string) => a!.length;` },
];

function nameOf(rule: string): string {
  return rule.replace(/^.*\(|\)$/g, '');
}
