/** A page view names the route pattern, never the address, so no id or text of a person leaves. */
export interface PageView {
  readonly partnerId: string;
  readonly app: 'portal' | 'console';
  /** A pattern of the product's own pages, or `other`. */
  readonly route: string;
  /** A random id of one page load, so that its views are sampled together. It is never sent on. */
  readonly pageLoadId?: string;
}

export interface Analytics {
  readonly recordPageView: (view: PageView) => void;
  readonly close: () => Promise<void>;
}
