import { OperatorError } from '../../platform/errors/operator-error.ts';

/** Stops the start for a reason that an operator can read and repair. */
export class StartError extends OperatorError {
  override readonly name = 'StartError';
}
