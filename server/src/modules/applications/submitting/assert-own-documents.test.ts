import type { InputField } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { assertDocumentQuota } from './assert-own-documents.ts';

const files = { key: 'files', type: 'Document', copy: 'Files' } as const;
const bills = { key: 'bills', type: 'Complex', copy: 'Bills', subFields: [files] } as const;
const fields: InputField['field'][] = [files, { ...files, key: 'more' }, bills];
const fieldOf = new Map(fields.map((field) => [field.key, field]));

describe('assertDocumentQuota', () => {
  const save = (before: object, after: object) => () => {
    assertDocumentQuota({ fieldOf }, { ...before }, { ...after });
  };
  const tooMany = 'An application can have up to 200 documents. Please remove some before you add more.';

  it('counts the documents of all questions and entries together', () => {
    const entries = [{ files: build(50) }, { files: build(50) }];
    expect(save({}, { files: build(100), bills: entries })).not.toThrow();
    expect(save({}, { files: build(100), bills: entries, more: build(1) })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', texts: [tooMany] }) as Error,
    );
  });

  it('never refuses that some go, or another answer', () => {
    const many = { files: build(100), more: build(100), bills: [{ files: build(30) }] };
    expect(save(many, many)).not.toThrow();
    expect(save(many, { ...many, bills: [] })).not.toThrow();
  });
});

function build(count: number) {
  return Array.from({ length: count }, () => ({ id: crypto.randomUUID() }));
}
