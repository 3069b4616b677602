import { iso31662 } from 'iso-3166'

/**
 * Returns the provinces of a country (its first-level subdivisions) by country code, in the form { code: 'DE-BY',
 * name: 'Bayern' }.
 */
export const provincesOf = (() => {
  const parts = Map.groupBy(iso31662, ({ parent }) => parent)
  return (country: string): readonly { code: string; name: string }[] => parts.get(country) ?? []
})()

/**
 * Whether a province has this ISO 3166-2 code.
 * @example isKnownProvince('DE-BY') // true
 */
export const isKnownProvince = (code: string): boolean =>
  provincesOf(code.slice(0, 2)).some((part) => part.code === code)
