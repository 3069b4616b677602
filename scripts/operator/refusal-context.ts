import * as z from 'zod/mini'
import type { Result } from '#src/api/result.ts'

/**
 * Returns the context of a refusal if it has the shape of the given schema (for example a prepared action);
 * undefined for any other failure.
 */
export function refusalContextOf<Context extends z.ZodMiniType>(
  result: Result<unknown>,
  context: Context,
): z.output<Context> | undefined {
  const refused = result.ok || result.failure.kind !== 'refused' ? undefined : result.failure.context
  return z.safeParse(context, refused).data
}
