import { useEffect, useState } from 'react'
import type { Province } from '../domain/country/province.ts'
import type { Territory } from '../domain/region/region.ts'
import { ChoiceField } from './ChoiceField.tsx'

export type TerritoryPart = 'country' | 'province' | 'city'
type Part = TerritoryPart

interface TerritoryFieldsProps {
  /** The name of the form field for each part: country, province and city. */
  names: Readonly<Record<Part, string>>
  initial: Readonly<Record<Part, string | null>>
  labelOf: (part: Part) => string
  errorOf: (name: string) => string | undefined
  optional: Readonly<Partial<Record<Part, boolean>>>
  /** The parts to display; all by default. */
  parts?: readonly Part[]
  countries: readonly Territory[]
  /** The loaded provinces, by country code. */
  provinces: Readonly<Record<string, readonly Province[]>>
  /** Loads the provinces of a country. */
  load: (country: string) => void
  onCountry?: (code: string) => void
}

/** The maximum length of the text in each field. Specification 1, section 5. */
const maxLength = 100

/** Returns the options for provinces. Provinces of the same name, as in Luxembourg, become one option. */
const optionsOf = (provinces: readonly Province[]) =>
  [...new Set(provinces.map(({ name }) => name))].map((name) => ({ value: name, label: name }))

/**
 * The fields for country, province and city. Each field offers the known values of the chosen country or province.
 * If another country is chosen, typed text stays, but a value chosen from the list of the former country is removed.
 */
export function TerritoryFields({
  names,
  initial,
  labelOf,
  errorOf,
  optional,
  parts = ['country', 'province', 'city'],
  ...props
}: TerritoryFieldsProps) {
  const { countries, load, onCountry } = props
  const [country, setCountry] = useState(initial.country ?? '')
  const [province, setProvince] = useState(initial.province ?? '')
  const [typed, setTyped] = useState<Partial<Record<Part, string>>>({})
  const storeTyped = (part: Part) => (text: string | undefined) =>
    setTyped((before) => ({ ...before, [part]: text }))
  useEffect(() => load(country), [load, country])
  const provinces = props.provinces[country] ?? []
  const cities = provinces.find(({ name }) => name === province)?.cities ?? []
  const isInitialCountry = country === (initial.country ?? '')
  const fieldOf = (part: Part) => ({
    name: names[part],
    label: labelOf(part),
    error: errorOf(names[part]),
    optional: optional[part] ?? false,
  })
  return (
    <>
      {parts.includes('country') && (
        <ChoiceField
          {...fieldOf('country')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          initial={initial.country ?? ''}
          maxLength={2}
          onChoose={(code) => {
            setCountry(code)
            setProvince(typed.province ?? '')
            onCountry?.(code)
          }}
        />
      )}
      {parts.includes('province') && (
        <ChoiceField
          key={`province ${country} ${provinces.length}`}
          {...fieldOf('province')}
          options={optionsOf(provinces)}
          initial={typed.province ?? (isInitialCountry ? (initial.province ?? '') : '')}
          maxLength={maxLength}
          onWrite={storeTyped('province')}
          onChoose={(name) => {
            storeTyped('province')(undefined)
            setProvince(name)
          }}
        />
      )}
      {parts.includes('city') && (
        <ChoiceField
          key={`city ${country} ${province}`}
          {...fieldOf('city')}
          options={cities.map((name) => ({ value: name, label: name }))}
          initial={
            typed.city ??
            (isInitialCountry && province === (initial.province ?? '') ? (initial.city ?? '') : '')
          }
          maxLength={maxLength}
          onWrite={storeTyped('city')}
          onChoose={() => storeTyped('city')(undefined)}
        />
      )}
    </>
  )
}
