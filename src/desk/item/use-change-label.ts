import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import type { Family } from '../../domain/content-item/families.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { languageName } from '../components/language-name.ts'
import { fieldOfPath, languageOfPath } from './document-changes.ts'
import type { DocumentPath } from './document-path.ts'
import { labelText, partLabelText } from './field-text.ts'

/**
 * Returns a function that describes a value in a document by its field, its position in a list, and its language.
 * `withoutLanguage` omits the language.
 * @example label(['texts', 'pl', 'outcomes', 1]) // 'Outcome 2, Polish'
 * @example label(['questions', 2, 'texts', 'pl', 'options', 1]) // 'Question 3, Option 2, Polish'
 */
export function useChangeLabel(
  family: Family,
): (path: DocumentPath, options?: { withoutLanguage?: boolean }) => string {
  const translator = useTranslation()
  return (path, { withoutLanguage = false } = {}) => {
    const field = fieldOfPath(family, path)
    const positions = path.filter((step) => typeof step === 'number').map((step) => step + 1)
    // A line in a part of a list: the part is named before it.
    const outer = positions.length > 1 ? positions.shift() : undefined
    const part = fieldOfPath(family, path.slice(0, path.findIndex((step) => typeof step === 'number') + 1))
    const isTexts = path.length === 1 && path[0] === 'texts'
    const name = field
      ? typeof path.at(-1) === 'number'
        ? partLabelText(translator, field)
        : labelText(translator, field.label)
      : isTexts
        ? translator.t('edit:section.texts')
        : String(path[0])
    const language = withoutLanguage ? undefined : languageOfPath(path)
    return joinWithCommas(translator.locale, [
      ...(outer !== undefined && part ? [`${partLabelText(translator, part)} ${outer}`] : []),
      [name, ...positions].join(' '),
      ...(language ? [languageName(language)] : []),
    ])
  }
}
