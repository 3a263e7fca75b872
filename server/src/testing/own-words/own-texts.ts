import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Whether a text stands in our own sources, as a literal or as a template with its holes filled. */
export function createOwnTexts(folders: readonly string[]): (text: string) => boolean {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const file of folders.flatMap(listSources)) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node)) templates.push(...toPattern(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return (text) => literals.has(text) || templates.some((template) => template.test(text));
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('testing/'))
    .map((name) => join(folder, name));
}

/** A template with little text of its own would match anything. */
const fewestLetters = 10;

function toPattern(template: ts.TemplateExpression): RegExp[] {
  const parts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  if (parts.join('').replace(/\W/g, '').length < fewestLetters) return [];
  return [new RegExp(`^${parts.map(escape).join('[^]*')}$`, 'u')];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
