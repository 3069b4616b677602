/** The services outside this process, as metrics and traces name them. */
export type DependencyName = 's3' | 'openid' | 'stripe' | 'smtp' | 'vies' | 'clamd' | 'webhooks'

/** One request to a service: the operation is the name of the port's function. */
export interface DependencyRequest {
  dependency: DependencyName
  operation: string
}

/** The measurement of a request to a service: its duration in seconds, and whether the service failed. */
export interface DependencyMeasurement extends DependencyRequest {
  seconds: number
  failed: boolean
}

/**
 * Runs a request to a service and observes it. A rejection counts as a failure. A result for which `isFailure`
 * returns true also counts as a failure.
 */
export type ObserveRequest = <Result>(
  request: DependencyRequest,
  work: () => Promise<Result>,
  isFailure?: (result: Result) => boolean,
) => Promise<Result>
