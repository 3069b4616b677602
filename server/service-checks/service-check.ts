/** A service or a resource that the server needs, with a way to try it once. */
export interface ServiceCheck {
  /** The service in words: "the bucket". */
  service: string
  /** The variable that configures it. */
  variable: string
  /** Tries it. Throws `CheckFailure` or any other error where it does not work, and `NotTried` where it can't be tried now. */
  run(): Promise<void>
}

/** A reason why a service does not work that names the variable to look at. */
export class CheckFailure extends Error {
  readonly variable: string
  constructor(variable: string, message: string) {
    super(message)
    this.variable = variable
  }
}

/** Why a service can't be tried now, which is no problem of it. */
export class NotTried extends Error {}

/** The outcome of a check; `problem` is a sentence that names the variable, absent where the service works. `notTried` says why it was not tried. */
export interface ServiceCheckResult {
  service: string
  notTried?: string
  problem?: string
}
