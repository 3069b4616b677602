import { CheckFailure, NotTried, type ServiceCheck, type ServiceCheckResult } from './service-check.ts'

/** How long a check may take, in milliseconds. */
const longest = 5000

/** Runs checks in parallel, each within `timeout` milliseconds, and returns their outcomes in their order. Never throws. */
export const runServiceChecks = (
  checks: readonly ServiceCheck[],
  timeout = longest,
): Promise<ServiceCheckResult[]> => Promise.all(checks.map((check) => runCheck(check, timeout)))

/** Runs a check, within `timeout` milliseconds, and returns its outcome. Never throws. */
export async function runCheck(
  { service, variable, run }: ServiceCheck,
  timeout = longest,
): Promise<ServiceCheckResult> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${timeout / 1000} s`)), timeout)
  try {
    await Promise.race([run(), late.promise])
    return { service }
  } catch (error) {
    if (error instanceof NotTried) return { service, notTried: error.message }
    const named = error instanceof CheckFailure ? error.variable : variable
    return { service, problem: `${named}: ${service}: ${causeOf(error)}` }
  } finally {
    clearTimeout(timer)
  }
}

/** The innermost reason of an error: fetch and drivers wrap what the network said. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return causeOf(error.cause)
  return error.message || ((error as { code?: string }).code ?? error.name)
}
