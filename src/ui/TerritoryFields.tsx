import { useEffect, useState } from 'react'
import type { Province } from '../domain/country/province.ts'
import type { Territory } from '../domain/region/region.ts'
import { ChoiceField } from './ChoiceField.tsx'

export type TerritoryPart = 'country' | 'province' | 'city'
type Part = TerritoryPart

interface TerritoryFieldsProps {
  /** The name of the form's field for each part. */
  names: Readonly<Record<Part, string>>
  given: Readonly<Record<Part, string | null>>
  labelOf: (part: Part) => string
  errorOf: (name: string) => string | undefined
  optional: Readonly<Partial<Record<Part, boolean>>>
  /** The parts to display; all by default. */
  asked?: readonly Part[]
  countries: readonly Territory[]
  /** The loaded provinces, by country code. */
  provinces: Readonly<Record<string, readonly Province[]>>
  /** Loads the provinces of a country. */
  load: (country: string) => void
  onCountry?: (code: string) => void
}

/** The maximum length of each part. Specification 1, section 5. */
const longest = 100

/** Returns the options of provinces. Provinces of the same name, as in Luxembourg, are one option. */
const named = (provinces: readonly Province[]) =>
  [...new Set(provinces.map(({ name }) => name))].map((name) => ({ value: name, label: name }))

/**
 * The fields for country, province and city; each offers the known values within the one before. Typed text stays when
 * another country is chosen; a value chosen from the former country's list is dropped.
 */
export function TerritoryFields({
  names,
  given,
  labelOf,
  errorOf,
  optional,
  asked = ['country', 'province', 'city'],
  ...props
}: TerritoryFieldsProps) {
  const { countries, load, onCountry } = props
  const [country, setCountry] = useState(given.country ?? '')
  const [province, setProvince] = useState(given.province ?? '')
  const [written, setWritten] = useState<Partial<Record<Part, string>>>({})
  const keep = (part: Part) => (text: string | undefined) =>
    setWritten((before) => ({ ...before, [part]: text }))
  useEffect(() => load(country), [load, country])
  const provinces = props.provinces[country] ?? []
  const cities = provinces.find(({ name }) => name === province)?.cities ?? []
  const asGiven = country === (given.country ?? '')
  const fieldOf = (part: Part) => ({
    name: names[part],
    label: labelOf(part),
    error: errorOf(names[part]),
    optional: optional[part] ?? false,
  })
  return (
    <>
      {asked.includes('country') && (
        <ChoiceField
          {...fieldOf('country')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          given={given.country ?? ''}
          maxLength={2}
          onChoose={(code) => {
            setCountry(code)
            setProvince(written.province ?? '')
            onCountry?.(code)
          }}
        />
      )}
      {asked.includes('province') && (
        <ChoiceField
          key={`province ${country} ${provinces.length}`}
          {...fieldOf('province')}
          options={named(provinces)}
          given={written.province ?? (asGiven ? (given.province ?? '') : '')}
          maxLength={longest}
          onWrite={keep('province')}
          onChoose={(name) => {
            keep('province')(undefined)
            setProvince(name)
          }}
        />
      )}
      {asked.includes('city') && (
        <ChoiceField
          key={`city ${country} ${province}`}
          {...fieldOf('city')}
          options={cities.map((name) => ({ value: name, label: name }))}
          given={written.city ?? (asGiven && province === (given.province ?? '') ? (given.city ?? '') : '')}
          maxLength={longest}
          onWrite={keep('city')}
          onChoose={() => keep('city')(undefined)}
        />
      )}
    </>
  )
}
