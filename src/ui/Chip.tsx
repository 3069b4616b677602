import type { ReactNode } from 'react'
import type { StatusIconName } from '../drawings/icons.ts'
import { Mark } from './Icon.tsx'

/**
 * A status label: shape, text and colour.
 * @example <Chip mark="tick" tone="ok">Enrolled</Chip>
 */
export function Chip({
  mark,
  tone,
  children,
}: {
  mark: StatusIconName
  tone?: 'ok' | 'warn' | 'bad' | 'info' | 'br'
  children: ReactNode
}) {
  return (
    <span className={tone ? `chip ${tone}` : 'chip'}>
      <Mark name={mark} />
      {children}
    </span>
  )
}
