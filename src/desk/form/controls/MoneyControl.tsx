import { useEffect, useRef, useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatAmount } from '../../components/format-amount.ts'
import { findingsOfPath } from '../../item/findings-of-path.ts'
import { useEdit } from '../EditContext.tsx'
import { FindingMessage } from '../FindingMessage.tsx'
import { setWrongInput } from '../wrong-inputs.ts'
import type { ControlProps } from './control.ts'

const currencies = ['EUR', 'PLN'] as const

/** Returns an amount in cents; undefined if the text is empty, NaN if it is not an amount. */
export function parseAmount(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return undefined
  return /^\d{1,7}(\.\d{1,2})?$/.test(trimmed) ? Math.round(Number(trimmed) * 100) : Number.NaN
}

/** The prices of an item in its currencies. If both prices are empty, the item is free. */
export function MoneyControl({ attributes, value, onChange, disabled }: ControlProps) {
  const { t } = useTranslation()
  const { findings } = useEdit()
  /** The currencies whose inputs contain something that is not an amount. */
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { name } = attributes
  // The wrong currencies are errors: the item could be published with another price than the input shows.
  useEffect(() => {
    for (const currency of currencies) setWrongInput(`${name}.${currency}`, wrong.includes(currency))
  }, [name, wrong])
  useEffect(
    () => () => {
      for (const currency of currencies) setWrongInput(`${name}.${currency}`, false)
    },
    [name],
  )
  const prices = (value ?? {}) as Partial<Record<(typeof currencies)[number], number>>
  const change = (currency: string, cents: number | undefined) => {
    const others = wrong.filter((each) => each !== currency)
    setWrong(Number.isNaN(cents) ? [...others, currency] : others)
    if (Number.isNaN(cents)) return
    const next = Object.fromEntries(
      Object.entries({ ...prices, [currency]: cents }).filter(([, each]) => each !== undefined),
    )
    onChange(Object.keys(next).length > 0 ? next : null)
  }
  const found = currencies.flatMap((currency) =>
    wrong.includes(currency)
      ? []
      : findingsOfPath(findings, [attributes.name, currency]).map((finding) => ({ currency, finding })),
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the label of the field names the group */}
      <div className="row" role="group" id={attributes.id} aria-labelledby={`${attributes.id}-label`}>
        {currencies.map((currency) => (
          <Amount
            key={currency}
            id={`${attributes.id}.${currency}`}
            currency={currency}
            cents={prices[currency]}
            hasFinding={wrong.includes(currency) || found.some((each) => each.currency === currency)}
            disabled={disabled}
            onChange={(cents) => change(currency, cents)}
            onReset={() => setWrong((before) => before.filter((each) => each !== currency))}
          />
        ))}
      </div>
      {wrong.map((currency) => (
        <p className="wrn bad" key={currency} id={`${attributes.id}.${currency}-finding`}>
          <Icon name="warning" />
          <span>{[currency, t('edit:notAmount')].join(': ')}</span>
        </p>
      ))}
      {found.map(({ currency, finding }) => (
        <FindingMessage
          key={`${currency} ${finding.rule}`}
          id={`${attributes.id}.${currency}-finding`}
          name={currency}
          finding={finding}
        />
      ))}
    </>
  )
}

interface AmountProps {
  id: string
  currency: string
  cents: number | undefined
  /** Whether the element with the id `${id}-finding` describes a finding about the amount. */
  hasFinding: boolean
  disabled: boolean
  /** Called with NaN while the text is not an amount. */
  onChange: (cents: number | undefined) => void
  /** Called when the amount was changed elsewhere, and the input shows it instead of a text that is no amount. */
  onReset: () => void
}

/**
 * An input for an amount in units of the currency. While the text is not an amount, the value stays at the last
 * valid amount. If the value was changed elsewhere, for example by restoring an edition, the input shows the new
 * value.
 */
function Amount({ id, currency, cents, hasFinding, disabled, onChange, onReset }: AmountProps) {
  const [written, setText] = useState(formatAmount(cents))
  const amount = parseAmount(written)
  const isWrong = Number.isNaN(amount)
  const before = useRef(cents)
  useEffect(() => {
    if (before.current === cents) return
    before.current = cents
    if (!isWrong) return
    setText(formatAmount(cents))
    onReset()
  }, [cents, isWrong, onReset])
  const text = isWrong || amount === cents ? written : formatAmount(cents)
  return (
    <label className="lab2">
      {currency}
      <input
        id={id}
        className="in num amount"
        inputMode="decimal"
        value={text}
        aria-invalid={isWrong || hasFinding || undefined}
        aria-describedby={hasFinding ? `${id}-finding` : undefined}
        readOnly={disabled}
        onChange={({ target }) => {
          setText(target.value)
          onChange(parseAmount(target.value))
        }}
      />
    </label>
  )
}
