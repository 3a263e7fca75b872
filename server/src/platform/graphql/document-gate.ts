import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { assertStorableTexts } from './assert-storable.ts';
import type { GraphqlCall } from './call-body.ts';
import { assertWithinLimits, type DocumentLimits } from './document-limits.ts';
import { RefusedRequest } from './refused-request.ts';
import type { TrustedDocuments } from './trusted-documents.ts';
import { weighDocument } from './weigh-document.ts';

export interface DocumentGateOptions {
  readonly trustedOnly: boolean;
  readonly trustedDocuments: TrustedDocuments;
  readonly limits: DocumentLimits;
}

const rememberedDocuments = 500;

/** Admits the documents that may be validated and run; a repeated text gives the same parsed document. */
export function createDocumentGate({ trustedOnly, trustedDocuments, limits }: DocumentGateOptions) {
  const admitted = new Map<string, DocumentNode>();

  return function admitDocument(call: GraphqlCall): DocumentNode {
    const text = findText(call);
    const known = admitted.get(text);
    if (known) return known;

    const document = parseWithin(text, limits);
    assertWithinLimits(weighDocument(document), limits);
    assertStorableTexts(document);
    forgetOldest(admitted);
    admitted.set(text, document);
    return document;
  };

  function findText({ text, hash }: GraphqlCall): string {
    const trusted = hash === undefined ? undefined : trustedDocuments.get(hash);
    const found = trustedOnly ? trusted : (text ?? trusted);
    if (found === undefined) throw new RefusedRequest(400, 'This document is not known');
    return found;
  }
}

function parseWithin(text: string, limits: DocumentLimits): DocumentNode {
  if (text.length > limits.characters) {
    throw new RefusedRequest(400, `The document is longer than ${String(limits.characters)} characters`);
  }
  try {
    return parse(text, { maxLexicalTokens: limits.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) throw new RefusedRequest(400, error.message);
    throw error;
  }
}

function forgetOldest(admitted: Map<string, DocumentNode>): void {
  if (admitted.size < rememberedDocuments) return;
  const [oldest] = admitted.keys();
  if (oldest !== undefined) admitted.delete(oldest);
}
