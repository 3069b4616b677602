import type { Failure } from '../../api/result.ts'
import type { Translator } from '../../i18n/translator.ts'

/** Returns a failure as a sentence: the server's message, or the reason why the server did not respond. */
export const failureText = (failure: Failure, { t }: Translator): string =>
  failure.kind === 'refused' ? failure.message : t(`shell:${failure.kind}`)
