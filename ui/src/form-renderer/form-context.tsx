import type { Address, CopyValues, DocumentAnswer } from '@handrail/engine';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { watchPresses } from '../press/after-press.ts';
import type { FormStore } from './form-store.ts';
import type { FormLock } from './lock/form-lock.ts';

/** What a form needs of its surroundings: the answers, the words for placeholders and the outside world. */
export interface FormSurroundings {
  readonly store: FormStore;
  readonly copyValues: CopyValues;
  readonly findAddresses: FindAddresses;
  /** Whether typing an address by hand is offered from the start, and not only once a search finds nothing. */
  readonly offersManualAddress?: boolean;
  readonly documents: DocumentDoor;
  /** Where an answer came from, to be said beside its field. */
  readonly sourceOf?: (path: string) => string | undefined;
  /** What may be changed, where not everything may. */
  readonly lock?: FormLock | undefined;
}

export interface AddressQuery {
  readonly text: string;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

/** Places that the typed text may mean; empty when none is found or the search failed. */
export type FindAddresses = (query: AddressQuery, signal: AbortSignal) => Promise<readonly Address[]>;

/** How files leave the form and come back to be looked at. */
export interface DocumentDoor {
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedDocument>;
  readonly find: (id: string) => UploadedDocument | undefined;
  /** The zone in which the page says when a document was added. */
  readonly timeZone?: string | undefined;
  /** Keeps a document in front of the others, or lets go of it. */
  readonly pin?: ((id: string, isPinned: boolean) => Promise<void>) | undefined;
}

/** A file that the server does not take; the message tells the person why. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  /** Whether it will not be taken however often it is sent. */
  readonly isFinal: boolean;

  constructor(message?: string, { isFinal = true } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

export interface UploadOptions {
  readonly path: string;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface UploadedDocument extends DocumentAnswer {
  readonly filename: string;
  readonly mimetype: string;
  /** A picture of it, from this server. */
  readonly previewUrl?: string | undefined;
  /** Where the document itself is to be had. */
  readonly url?: string | undefined;
  readonly sizeBytes?: number | undefined;
  /** When it was added, as an instant. */
  readonly createdAt?: string | undefined;
  readonly permanent?: boolean | undefined;
  /** Whether something that was submitted names it; then it stays. */
  readonly submitted?: boolean | undefined;
  readonly pinned?: boolean | undefined;
}

const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** A page that redraws around the form redraws no field, as long as it passes the same surroundings. */
export function FormProvider({
  children,
  store,
  copyValues,
  findAddresses,
  offersManualAddress = false,
  documents,
  sourceOf,
  lock,
}: FormSurroundings & { readonly children: ReactNode }) {
  const surroundings = useMemo(
    () => ({
      ...{ store, copyValues, findAddresses, offersManualAddress, documents, lock },
      ...(sourceOf && { sourceOf }),
    }),
    [store, copyValues, findAddresses, offersManualAddress, documents, sourceOf, lock],
  );
  useEffect(watchPresses, []);
  return <FormContext value={surroundings}>{children}</FormContext>;
}

export function useForm(): FormSurroundings {
  const surroundings = use(FormContext);
  if (!surroundings) throw new Error('A field stands outside of a form');
  return surroundings;
}
