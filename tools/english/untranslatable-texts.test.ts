import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

const screens = /^(ui|portal|console)\/src\/(?!.*(\.test\.|\/testing\/|gql\/)).*\.tsx$/;

/** Properties whose value people read or hear. */
const readProperties = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['description', 'heading', 'hint', 'label', 'placeholder', 'summary', 'title'],
]);

/** The same in every language, and why. */
const sameEverywhere: Readonly<Record<string, string>> = {
  'ui/src/form-renderer/controls/date-input.tsx: MM/DD/YYYY':
    'dates are typed as in the United States in every language (decision 0060)',
};

describe('a text on a screen', () => {
  it('comes from the words of a language, never straight from the markup', () => {
    expect(readSources(screens).flatMap(listPlainTexts)).toEqual(Object.keys(sameEverywhere));
  });

  it('is found where it does not', () => {
    const text = `const a = <p title="Hello there">Good {day ? 'morning' : \`night\`} <Trans id="a" message="Hi" /> -</p>;`;
    expect(listPlainTexts({ file: 'a.tsx', text })).toEqual([
      'a.tsx: morning',
      'a.tsx: night',
      'a.tsx: Hello there',
      'a.tsx: Good',
    ]);
  });
});

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Letters in markup, in properties that are read, and in literals that stand directly between tags. */
function listPlainTexts({ file, text }: Source): string[] {
  const found: string[] = [];
  const note = (value: unknown) => {
    if (typeof value === 'string' && /[a-z]{2,}/i.test(value)) found.push(`${file}: ${value.trim()}`);
  };
  const visit = (node: Node): void => {
    if (node.type === 'JSXText') note(node.value);
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as { name: string };
      const value = node.value as Node | null;
      if (readProperties.has(name) && value?.type === 'Literal') note(value.value);
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') noteShown(child.expression as Node, note);
      }
    }
    for (const value of Object.values(node)) {
      for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isNode(inner)) visit(inner);
      }
    }
  };
  visit(parseSync(file, text).program as unknown as Node);
  return found;
}

/** The literals that an expression between tags can show. */
function noteShown(shown: Node, note: (value: unknown) => void): void {
  if (shown.type === 'Literal') note(shown.value);
  if (shown.type === 'ConditionalExpression') {
    noteShown(shown.consequent as Node, note);
    noteShown(shown.alternate as Node, note);
  }
  if (shown.type === 'LogicalExpression') noteShown(shown.right as Node, note);
  if (shown.type === 'TemplateLiteral') {
    for (const { value } of shown.quasis as { value: { cooked: string } }[]) note(value.cooked);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
