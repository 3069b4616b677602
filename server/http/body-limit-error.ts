/**
 * Thrown for a body that is larger, has more values or is nested deeper than its call allows. The body is not
 * parsed.
 */
export class BodyLimitError extends Error {
  readonly reason: 'tooLarge' | 'tooComplex'
  constructor(reason: 'tooLarge' | 'tooComplex') {
    super(`The body is not read: ${reason}`)
    this.reason = reason
  }
}
