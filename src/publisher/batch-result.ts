import { NoResponseError } from '../page-data/content-source.ts'

/** The results of a batch, and the inputs that failed, each with its reason. */
export interface BatchResult<Input, Result> {
  done: Result[]
  failed: { input: Input; reason: string }[]
}

export const messageOfError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Processes all inputs in one call. If the call fails, each half is processed separately, and so on, until only the
 * invalid inputs fail. If the server does not respond, no input is to blame, and the error is thrown.
 */
export async function runWithBisection<Input, Result>(
  inputs: readonly Input[],
  work: (inputs: readonly Input[]) => Promise<readonly Result[]>,
): Promise<BatchResult<Input, Result>> {
  try {
    return { done: [...(await work(inputs))], failed: [] }
  } catch (error) {
    if (error instanceof NoResponseError) throw error
    if (inputs.length <= 1)
      return { done: [], failed: inputs.map((input) => ({ input, reason: messageOfError(error) })) }
  }
  const middle = Math.ceil(inputs.length / 2)
  const one = await runWithBisection(inputs.slice(0, middle), work)
  const other = await runWithBisection(inputs.slice(middle), work)
  return { done: [...one.done, ...other.done], failed: [...one.failed, ...other.failed] }
}
