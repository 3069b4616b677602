import * as z from 'zod/mini'
import type { Failure } from '../../api/result.ts'
import type { Translator } from '../../i18n/translator.ts'

const issues = z.array(z.object({ path: z.string(), message: z.string() }))

/** Returns the errors of a rejected caption file, one sentence per line of the file. */
export function captionIssues(failure: Failure, t: Translator['t']): string[] {
  const parsed = failure.kind === 'refused' ? issues.safeParse(failure.context.issues) : undefined
  // The path of an issue has the form "line 1".
  const numberOf = (path: string) => path.replace(/^line /, '')
  return (
    parsed?.data?.map(({ path, message }) => t('video:captionLine', { line: numberOf(path), message })) ?? []
  )
}
