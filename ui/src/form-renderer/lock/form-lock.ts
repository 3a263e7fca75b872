/** What of a form may be changed, where not everything may. */
export interface FormLock {
  readonly isOpen: (path: string) => boolean;
  /** Tells when that changes, because an answer brought something else to light. */
  readonly watch: (listener: () => void) => () => void;
  /** Why a field was asked again, to be read before it is answered. */
  readonly requestsOf: (path: string) => readonly string[];
}
