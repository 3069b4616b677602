import type { Failure } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { Translator } from '../../i18n/translator.ts'
import { failureText } from './failure-text.ts'

/** Returns why a picture was not stored: for a file that is no picture, the kinds and the size that are accepted. */
export const pictureFailure = (failure: Failure, translator: Translator): string =>
  failure.kind === 'refused' && failure.code === codeByReason.invalid
    ? translator.t('edit:wrongPicture')
    : failureText(failure, translator)
