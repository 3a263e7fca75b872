import { readFileSync } from 'node:fs';

interface Metadata {
  readonly status: number;
  readonly errors: readonly string[];
}

/** The operations of the portal that are measured: what each is given, and what it answers. */
export interface Operations {
  readonly CreateApplication: {
    readonly input: { readonly programId: string };
    readonly data: {
      readonly createApplication: {
        readonly metadata: Metadata;
        readonly application: { readonly id: string } | null;
      };
    };
  };
  readonly UpdateApplication: {
    readonly input: {
      readonly id: string;
      readonly content: { readonly answers: object };
      readonly seenRevision: number;
      readonly saveId: string;
    };
    readonly data: {
      readonly updateApplication: {
        readonly metadata: Metadata;
        readonly application: { readonly revision: number } | null;
      };
    };
  };
  readonly UploadDocuments: {
    readonly input: { readonly files: readonly null[] };
    readonly data: {
      readonly uploadDocuments: {
        readonly metadata: Metadata;
        readonly documents: readonly { readonly id: string }[] | null;
      };
    };
  };
}

const file = new URL('../../../portal/src/gql/trusted-documents.json', import.meta.url);
const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

const hashes = new Map<string, string>();

/** The call of an operation by the hash of its text, as the portal's pages make it. */
export function toCall<Name extends keyof Operations>(name: Name, input: Operations[Name]['input']) {
  const sha256Hash = hashes.get(name) ?? findHash(name);
  return {
    operationName: name,
    variables: { input },
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  };
}

function findHash(name: string): string {
  const [hash] = documents.find(([, text]) => new RegExp(`\\b${name}\\b`).test(text)) ?? [];
  if (hash === undefined) throw new Error(`The portal has no operation ${name}`);
  hashes.set(name, hash);
  return hash;
}
