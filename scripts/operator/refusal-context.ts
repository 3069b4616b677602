import * as z from 'zod/mini'
import type { Result } from '#src/api/result.ts'

/** Returns the context of a refusal if it has this shape (for example the prepared action); undefined for another failure. */
export function refusalContextOf<Context extends z.ZodMiniType>(
  result: Result<unknown>,
  context: Context,
): z.output<Context> | undefined {
  const refused = result.ok || result.failure.kind !== 'refused' ? undefined : result.failure.context
  return z.safeParse(context, refused).data
}
