import type { Failure } from '../../api/result.ts'
import { popupText } from '../../contract/protocol/popup.ts'

type Find = (key: string, values?: Record<string, unknown>) => string | undefined

/**
 * The text of a refusal in the reader's language, with the values that it names, such as the site that a
 * letter is valid on. A reason with a sentence of its own comes before the sentence of the code, as in the server's message.
 */
export const refusalText = (
  find: Find,
  { code, message, context }: { code: number; message: string; context: Record<string, unknown> },
): string => {
  const reason =
    typeof context.reason === 'string' ? find(`error:reason.${context.reason}`, context) : undefined
  return reason ?? popupText(code, message, (key) => find(key.replace('error.', 'error:'), context))
}

/** The text of a failure to show beside its field. */
export const failureText = (find: Find, failure: Failure): string =>
  failure.kind === 'refused' ? refusalText(find, failure) : (find('enrolment:unreachable') ?? '')
