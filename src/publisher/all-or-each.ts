import { Unanswered } from '../content/source.ts'

/** What was done, and what could not be done, with the error of each. */
export interface Done<Wish, Result> {
  done: Result[]
  failed: { wish: Wish; reason: string }[]
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Does some work for all at once; when it fails, for each alone, so that a bad one keeps no other back. Where nobody answers,
 * that is no fault of any of them, and is thrown.
 */
export async function allOrEach<Wish, Result>(
  wishes: readonly Wish[],
  work: (wishes: readonly Wish[]) => Promise<readonly Result[]>,
): Promise<Done<Wish, Result>> {
  try {
    return { done: [...(await work(wishes))], failed: [] }
  } catch (error) {
    if (error instanceof Unanswered) throw error
    const [wish, ...more] = wishes
    if (wish !== undefined && more.length === 0)
      return { done: [], failed: [{ wish, reason: reasonOf(error) }] }
  }
  const each: Done<Wish, Result>[] = []
  for (const wish of wishes) each.push(await allOrEach([wish], work))
  return { done: each.flatMap(({ done }) => done), failed: each.flatMap(({ failed }) => failed) }
}
