import type { ContentField } from '../../domain/content-item/field-registry/content-field.ts'
import type { Translator } from '../../i18n/translator.ts'

/** Returns the message key for an English label or help text. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

/**
 * Returns the label of a field in the language of the desk. English labels are in the field registry, so English
 * has no message file.
 */
export const labelText = ({ find }: Translator, label: string): string =>
  find(`field:${keyOf(label)}`) ?? label

/** Returns the label for a single line or part of a list. */
export const partLabelText = (
  translator: Translator,
  { one, label }: Pick<ContentField, 'one' | 'label'>,
): string => labelText(translator, one ?? label)

/** Returns the help of a field in the language of the desk. */
export const helpText = ({ find }: Translator, help: string): string => find(`help:${keyOf(help)}`) ?? help

/** Returns the name of a value of a choice: 'compulsory' is "Compulsory". */
export const valueText = ({ find }: Translator, value: string): string =>
  find(`value:${value}`) ?? toWords(value)

/** Returns an identifier as words: 'learnWay' is "Learn way", 'lens-density' is "Lens density". */
function toWords(value: string): string {
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
