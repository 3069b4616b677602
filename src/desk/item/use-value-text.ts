import type { Family } from '../../domain/content-item/families.ts'
import type { ContentField } from '../../domain/content-item/field-registry/content-field.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { countryName } from '../components/country-name.ts'
import { formatAmount } from '../components/format-amount.ts'
import { formatInstant } from '../components/format-time.ts'
import { languageName } from '../components/language-name.ts'
import { fieldOfPath } from './document-changes.ts'
import type { DocumentPath } from './document-path.ts'
import { valueText } from './field-text.ts'
import { useItemTitles } from './use-item-titles.ts'

/** Returns the prices of an item as a text: { EUR: 27900 } is '279.00 EUR'. */
const pricesText = (prices: object): string =>
  Object.entries(prices)
    .map(([currency, cents]) => `${formatAmount(cents)} ${currency}`)
    .join(', ')

/**
 * Returns a function that formats a value of a document for a comparison: prices in units of the currency, choices
 * and check boxes by their label, referenced items by their title, countries and languages by their name, and times
 * in the time zone of the device, even if the item has its own. A list becomes a text with one line for each entry.
 * Other values stay unchanged.
 */
export function useValueText(family: Family): (path: DocumentPath, value: unknown) => unknown {
  const translator = useTranslation()
  const itemTitle = useItemTitles()
  const one = (field: ContentField | undefined, value: unknown): unknown => {
    if (typeof value === 'boolean') return translator.t(value ? 'edit:yes' : 'edit:no')
    if (field?.kind === 'reference' && typeof value === 'number') return itemTitle(field.family, value)
    if (typeof value !== 'string') return value
    if (field?.kind === 'choice') return valueText(translator, value)
    if (field?.kind === 'country') return countryName(value)
    if (field?.kind === 'language') return languageName(value)
    return field?.kind === 'instant' ? formatInstant(value) : value
  }
  return (path, value) => {
    const field = fieldOfPath(family, path)
    if (field?.kind === 'money' && value === null) return translator.t('edit:free')
    if (field?.kind === 'money') return typeof value === 'object' && value ? pricesText(value) : ''
    if (fieldOfPath(family, path.slice(0, -1))?.kind === 'money') return formatAmount(value)
    if (!Array.isArray(value)) return one(field, value)
    return value.map((each) => String(one(field, each))).join('\n')
  }
}
