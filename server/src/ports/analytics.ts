/** A page view names the route pattern, never the address, so no id or text of a person leaves. */
export interface PageView {
  readonly partnerId: string;
  readonly app: 'portal' | 'console';
  readonly route: string;
}

export interface Analytics {
  readonly recordPageView: (view: PageView) => void;
  readonly close: () => Promise<void>;
}
