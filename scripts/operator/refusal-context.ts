import * as z from 'zod/mini'
import type { Result } from '#src/api/result.ts'

/** The facts of a refusal, where it has those of this kind: what is prepared, for one. Undefined for another failure. */
export function contextOf<Context extends z.ZodMiniType>(
  result: Result<unknown>,
  context: Context,
): z.output<Context> | undefined {
  const refused = result.ok || result.failure.kind !== 'refused' ? undefined : result.failure.context
  return z.safeParse(context, refused).data
}
