import type { Family } from '../../domain/content-item/families.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { formatAmount } from '../pieces/format-amount.ts'
import { formatInstant } from '../pieces/format-time.ts'
import { fieldOfPath } from './document-changes.ts'
import type { DocumentPath } from './document-path.ts'
import { valueText } from './field-text.ts'

/** Returns the prices of an item as a text: { EUR: 27900 } is '279.00 EUR'. */
const pricesText = (prices: object): string =>
  Object.entries(prices)
    .map(([currency, cents]) => `${formatAmount(cents)} ${currency}`)
    .join(', ')

/**
 * Returns a function that shows a value of a document in a comparison as the form shows it: prices in units of the
 * currency, choices and check boxes by their label, times in the time zone of the device. Other values stay unchanged.
 */
export function useValueText(family: Family): (path: DocumentPath, value: unknown) => unknown {
  const translator = useTranslation()
  return (path, value) => {
    const field = fieldOfPath(family, path)
    if (field?.kind === 'money') return typeof value === 'object' && value ? pricesText(value) : ''
    if (fieldOfPath(family, path.slice(0, -1))?.kind === 'money') return formatAmount(value)
    if (typeof value === 'boolean') return translator.t(value ? 'edit:yes' : 'edit:no')
    if (typeof value !== 'string') return value
    if (field?.kind === 'choice') return valueText(translator, value)
    return field?.kind === 'instant' ? formatInstant(value) : value
  }
}
