import type { RefObject } from 'react'
import { useKeys } from './use-keys.ts'

/**
 * Moves through the rows of a table with `j` and `k`; `x` selects the focused row. Each row must have a link with
 * `data-open`, which Enter opens, and a check box with `data-select`.
 */
export function useRowShortcuts(body: RefObject<HTMLElement | null>): void {
  const links = () => [...(body.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])]
  const current = () => document.activeElement?.closest('tr, li')
  const move = (step: 1 | -1) => () => {
    const all = links()
    const index = all.findIndex((link) => current()?.contains(link))
    all[
      index < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(Math.max(index + step, 0), all.length - 1)
    ]?.focus()
  }
  useKeys({
    j: move(1),
    k: move(-1),
    x: () => current()?.querySelector<HTMLElement>('[data-select]')?.click(),
  })
}
