import type { Place, PostalAddress } from 'schema-dts'
import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'

/** Matches a town with its postal code: "28001 Madrid", "Johannesburg 2000". */
const codeFirst = /^(\d{4,}|\d{2,3}-\d{2,4})\s+(.+)$/
const codeLast = /^(.+?)\s+(\d{4,}(?:-\d+)?)$/

/** Returns the town of an address, with its postal code if there is one. */
function townOf(text: string): { addressLocality: string; postalCode?: string } {
  const [, code, town] = codeFirst.exec(text) ?? []
  if (code && town) return { addressLocality: town, postalCode: code }
  const [, name, lastCode] = codeLast.exec(text) ?? []
  return name && lastCode ? { addressLocality: name, postalCode: lastCode } : { addressLocality: text }
}

/**
 * Returns the index of the town in the parts of an address: the part before the country; otherwise the part with a
 * postal code; otherwise the last but one.
 */
function indexOfTown(parts: readonly string[], countryNames: readonly (string | undefined)[]): number {
  const country = parts.findIndex((part) => countryNames.includes(part))
  if (country > 0) return country - 1
  const coded = parts.findIndex((part) => codeFirst.test(part) || codeLast.test(part))
  return coded >= 0 ? coded : Math.max(0, parts.length - 2)
}

/** Returns town and street of an address that begins with its country, as in "대한민국 서울특별시 중구 예시로 12". */
function readFromCountry(
  parts: readonly string[],
  country = '',
): { addressLocality?: string; streetAddress?: string } {
  const rest = parts.find((part) => part.startsWith(`${country} `))?.slice(country.length + 1)
  const [addressLocality, ...street] = rest?.split(' ') ?? []
  return addressLocality && street.length > 0 ? { addressLocality, streetAddress: street.join(' ') } : {}
}

const nameOfCountry = (country: string, language: string): string | undefined =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country)

/**
 * Returns the schema.org Place of a venue, from its location: "name, street, postal code and town, country, room".
 * Direction marks are removed. A location without a name begins with its street, which is then also used as the
 * name.
 */
export function describeVenue({
  location,
  country,
  language,
}: Pick<ClassroomSummary, 'location' | 'country' | 'language'>): Place {
  const [name = location, ...parts] = location.replaceAll('\u200e', '').split(/[,،]\s*/)
  const inLanguage = nameOfCountry(country, language)
  const town = indexOfTown(parts, [inLanguage, nameOfCountry(country, 'en')])
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: parts.slice(0, town).join(', ') || name,
    ...(parts[town] === undefined ? {} : townOf(parts[town])),
    ...readFromCountry(parts, inLanguage),
    addressCountry: country,
  }
  return { '@type': 'Place', name, address }
}
