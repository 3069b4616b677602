/** A service or resource that the server needs, with a check of it. */
export interface ServiceCheck {
  /** The name of the service, for example "the bucket". */
  service: string
  /** The environment variable that configures the service. */
  variable: string
  /**
   * Checks the service once. Throws `ServiceCheckError` or any other error if the service does not work, and
   * `ServiceNotCheckedError` if it can't be checked now.
   */
  run(): Promise<void>
}

/** Thrown if a service does not work. The error names the environment variable to check. */
export class ServiceCheckError extends Error {
  readonly variable: string
  constructor(variable: string, message: string) {
    super(message)
    this.variable = variable
  }
}

/** Thrown if a service can't be checked now although the service may work. */
export class ServiceNotCheckedError extends Error {}

/**
 * The outcome of a service check. `problem` is a sentence that names the environment variable; it is absent if the
 * service works. `notCheckedReason` is the reason why the service was not checked.
 */
export interface ServiceCheckResult {
  service: string
  notCheckedReason?: string
  problem?: string
}
