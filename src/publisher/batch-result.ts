import { UnansweredError } from '../page-data/content-source.ts'

/** What was done, and what could not be done, with the error of each. */
export interface BatchResult<Wish, Result> {
  done: Result[]
  failed: { wish: Wish; reason: string }[]
}

export const messageOfError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Does some work for all at once; when it fails, for each half, down to the bad ones alone, which so keep no other back. Where
 * nobody answers, that is no fault of any of them, and is thrown.
 */
export async function allOrEach<Wish, Result>(
  wishes: readonly Wish[],
  work: (wishes: readonly Wish[]) => Promise<readonly Result[]>,
): Promise<BatchResult<Wish, Result>> {
  try {
    return { done: [...(await work(wishes))], failed: [] }
  } catch (error) {
    if (error instanceof UnansweredError) throw error
    if (wishes.length <= 1)
      return { done: [], failed: wishes.map((wish) => ({ wish, reason: messageOfError(error) })) }
  }
  const middle = Math.ceil(wishes.length / 2)
  const one = await allOrEach(wishes.slice(0, middle), work)
  const other = await allOrEach(wishes.slice(middle), work)
  return { done: [...one.done, ...other.done], failed: [...one.failed, ...other.failed] }
}
