import isoCountries from 'i18n-iso-countries/index.js'
import type { ControlProps } from './control.ts'
import { TagControl } from './TagControl.tsx'

/** Returns the countries by their names in the language of the desk. */
function countries(): { value: string; label: string }[] {
  const { lang } = document.documentElement
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  return Object.keys(isoCountries.getAlpha2Codes())
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, lang))
}

/** A choice of one or several countries. */
export const CountryControl = (props: ControlProps) => <TagControl {...props} options={countries()} />
