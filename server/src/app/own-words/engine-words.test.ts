import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findRootDir } from '../start/find-root-dir.ts';

const sources = join(findRootDir(), 'engine/src');

/** What is said to the authors of forms and to us, who read English. */
const forAuthors = [
  'check/',
  'definition/facts.ts',
  'live/order-turns.ts',
  'rules/linear-regexp/',
  'language/define-words.ts',
];

/** Tables whose English is read by `defineWords` in another file, and names that are the same in every language. */
const elsewhere = [
  'cases/case-actions.ts',
  'payments/taxes/reportable-as.ts',
  'answers/us-states.ts',
  'answers/zip-states.ts',
  'answers/collapse-list.ts',
];

/** The text of generated code, which no person reads. */
const code = ['live/generating/'];

describe('every text of the engine', () => {
  it('is among the words of a language', () => {
    const found = listSources()
      .filter((file) => ![...forAuthors, ...elsewhere, ...code].some((place) => file.startsWith(place)))
      .flatMap((file) =>
        listTexts(readFileSync(join(sources, file), 'utf8')).map((text) => `${file}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ["const text = 'Please enter a name';", ['Please enter a name']],
    ['return `${label} is required`;', [' is required']],
    ["const words = defineWords('name', { ask: 'Please enter a name' });", []],
    ["const kind = 'RadioList';", []],
    ["throw new Error('The form is gone');", []],
  ])('is noticed in %s', (line, texts) => {
    expect(listTexts(line)).toEqual(texts);
  });
});

function listSources(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('testing/'),
  );
}

/** Literals of several words that stand outside of `defineWords`, errors and imports. */
function listTexts(content: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineWords') return;
    // A list that is written as one text.
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'split') return;
    if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return;
    const parts = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : [];
    if (ts.isStringLiteralLike(node)) parts.push(node.text);
    texts.push(...parts.filter((part) => /[a-z]{2,}[,.]? [a-z]|^ [a-z]{2,}|[a-z]{2,} $/i.test(part)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', content, ts.ScriptTarget.Latest, true));
  return texts;
}
