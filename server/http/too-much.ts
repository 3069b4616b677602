/** Says that a request's body is larger than its call allows, or has more values, or values deeper in each other. It is not read. */
export class TooMuch extends Error {
  readonly reason: 'tooLarge' | 'tooComplex'
  constructor(reason: 'tooLarge' | 'tooComplex') {
    super(`The body is not read: ${reason}`)
    this.reason = reason
  }
}
