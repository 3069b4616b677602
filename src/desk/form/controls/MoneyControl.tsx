import { useState } from 'react'
import { asText, type ControlProps } from './control.ts'

const currencies = ['EUR', 'PLN'] as const

/** Returns an amount in cents as a text: 27900 is '279.00'. */
const toUnits = (cents: unknown): string => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '')

/** Returns an amount in cents; undefined if the text is empty, NaN if it is not an amount. */
export function parseAmount(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return undefined
  return /^\d{1,7}(\.\d{1,2})?$/.test(trimmed) ? Math.round(Number(trimmed) * 100) : Number.NaN
}

/** The prices of an item in its currencies. If both prices are empty, the item is free. */
export function MoneyControl({ attributes, value, onChange, disabled }: ControlProps) {
  const prices = (value ?? {}) as Partial<Record<(typeof currencies)[number], number>>
  const change = (currency: string, cents: number | undefined) => {
    const next = Object.fromEntries(
      Object.entries({ ...prices, [currency]: cents }).filter(([, each]) => each !== undefined),
    )
    onChange(Object.keys(next).length > 0 ? next : null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field names the group
    <div className="row" role="group" id={attributes.id} aria-labelledby={`${attributes.id}-label`}>
      {currencies.map((currency) => (
        <Amount
          key={currency}
          currency={currency}
          cents={prices[currency]}
          disabled={disabled}
          onChange={(cents) => change(currency, cents)}
        />
      ))}
    </div>
  )
}

interface AmountProps {
  currency: string
  cents: number | undefined
  disabled: boolean
  onChange: (cents: number | undefined) => void
}

/**
 * An input for an amount in units of the currency. While the text is not an amount, the value stays at the last
 * valid amount.
 */
function Amount({ currency, cents, disabled, onChange }: AmountProps) {
  const [text, setText] = useState(toUnits(cents))
  const isWrong = Number.isNaN(parseAmount(text))
  return (
    <label className="lab2">
      {currency}
      <input
        className="in num amount"
        inputMode="decimal"
        value={asText(text)}
        aria-invalid={isWrong || undefined}
        readOnly={disabled}
        onChange={({ target }) => {
          setText(target.value)
          const next = parseAmount(target.value)
          if (!Number.isNaN(next)) onChange(next)
        }}
      />
    </label>
  )
}
