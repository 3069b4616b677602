import type { Failure } from '../../api/result.ts'
import { popupText } from '../../contract/protocol/popup.ts'

type Find = (key: string, values?: Record<string, unknown>) => string | undefined

/**
 * Returns the text of a refusal in the page's language. Values from the refusal, such as the site of an invitation,
 * replace the placeholders. A text for the refusal's reason is preferred to the text for its code, as in the
 * server's message.
 */
export const refusalTextOf = (
  find: Find,
  { code, message, context }: { code: number; message: string; context: Record<string, unknown> },
): string => {
  const reason =
    typeof context.reason === 'string' ? find(`error:reason.${context.reason}`, context) : undefined
  return reason ?? popupText(code, message, (key) => find(key.replace('error.', 'error:'), context))
}

/** Returns the text of a failure, to be shown beside the field. */
export const failureTextOf = (find: Find, failure: Failure): string =>
  failure.kind === 'refused' ? refusalTextOf(find, failure) : (find('enrolment:unreachable') ?? '')
