import { OperatorError } from '../settings/operator-error.ts'

/** An invalid command line: exit code 2. */
export class UsageError extends OperatorError {
  override name = 'UsageError'
}
