import * as z from 'zod/mini'
import type { Failure } from '../../api/result.ts'

const issues = z.array(z.object({ path: z.string() }))

/** Returns the paths of the fields for which the server refused a document. */
export function refusedPathsOf(failure: Failure): string[] {
  if (failure.kind !== 'refused') return []
  return [...new Set(issues.safeParse(failure.context.issues).data?.map(({ path }) => path))]
}
