import {
  type ServiceCheck,
  ServiceCheckError,
  type ServiceCheckResult,
  ServiceNotCheckedError,
} from './service-check.ts'

/** The timeout of a check, in milliseconds. */
const defaultTimeout = 5000

/**
 * Runs checks in parallel, each within `timeout` milliseconds, and returns their outcomes in order. Never throws.
 */
export const runServiceChecks = (
  checks: readonly ServiceCheck[],
  timeout = defaultTimeout,
): Promise<ServiceCheckResult[]> => Promise.all(checks.map((check) => runServiceCheck(check, timeout)))

/** Runs a check within `timeout` milliseconds, and returns its outcome. Never throws. */
export async function runServiceCheck(
  { service, variable, run }: ServiceCheck,
  timeout = defaultTimeout,
): Promise<ServiceCheckResult> {
  const expiry = Promise.withResolvers<never>()
  const timer = setTimeout(() => expiry.reject(new Error(`no answer in ${timeout / 1000} s`)), timeout)
  try {
    await Promise.race([run(), expiry.promise])
    return { service }
  } catch (error) {
    if (error instanceof ServiceNotCheckedError) return { service, notCheckedReason: error.message }
    const failedVariable = error instanceof ServiceCheckError ? error.variable : variable
    return { service, problem: `${failedVariable}: ${service}: ${causeOf(error)}` }
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the innermost cause of an error, because fetch and drivers wrap the network's error. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return causeOf(error.cause)
  return error.message || ((error as { code?: string }).code ?? error.name)
}
