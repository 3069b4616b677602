import type { Failure } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { Translator } from '../../i18n/translator.ts'
import { failureText } from './failure-text.ts'

/**
 * Returns the reason why a picture was not stored. If the file is not a picture, the reason names the accepted
 * formats and the maximum size.
 */
export const pictureFailureText = (failure: Failure, translator: Translator): string =>
  failure.kind === 'refused' && failure.code === codeByReason.invalid
    ? translator.t('edit:wrongPicture')
    : failureText(failure, translator)
