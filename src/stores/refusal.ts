import type { Failure } from '../api/result.ts'
import { popupText } from '../contract/popup.ts'

type Find = (key: string, values?: Record<string, unknown>) => string | undefined

/** A refusal in the reader's words, with what its text names: the site that a letter is valid on. */
export const refusalText = (
  find: Find,
  { code, message, context }: { code: number; message: string; context: Record<string, unknown> },
): string => popupText(code, message, (key) => find(key.replace('error.', 'error:'), context))

/** Why something has failed, in words beside its field. */
export const failureText = (find: Find, failure: Failure): string =>
  failure.kind === 'refused' ? refusalText(find, failure) : (find('enrolment:unreachable') ?? '')
