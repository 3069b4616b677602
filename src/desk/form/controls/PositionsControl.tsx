import { useState } from 'react'
import { asList, type ControlProps } from './control.ts'

/**
 * An input for several positions, separated by commas. The input counts them from 1; the stored numbers count from
 * 0.
 */
export function PositionsControl({ attributes, value, onChange, disabled }: ControlProps) {
  const [text, setText] = useState(() =>
    asList<number>(value)
      .map((each) => each + 1)
      .join(', '),
  )
  const isWrong = !/^\s*(\d{1,2}\s*(,\s*\d{1,2}\s*)*)?$/.test(text)
  return (
    <input
      {...attributes}
      className="in num"
      inputMode="numeric"
      value={text}
      aria-invalid={isWrong || attributes['aria-invalid']}
      readOnly={disabled}
      onChange={({ target }) => {
        setText(target.value)
        const numbers = target.value.split(',').map((each) => Number(each.trim()))
        if (numbers.every((each) => Number.isInteger(each) && each > 0))
          onChange(numbers.map((each) => each - 1))
      }}
    />
  )
}
