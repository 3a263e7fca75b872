import type { Visit } from '../context.ts';
import type { SessionDoor } from './session-door.ts';

/** The context of every resolver: the visit, its cookies and the headers some operations need. */
export interface GraphqlVisit extends Visit {
  readonly session: SessionDoor;
  readonly recaptchaToken?: string;
  readonly apiKey?: string;
}
