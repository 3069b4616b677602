import type { KeyboardEvent } from 'react'

/**
 * Handles a key in a toolbar: the left and right arrow keys move the focus to the neighbouring button, and from the
 * last button to the first and back; Home and End move the focus to the first and the last button. Only one button of
 * a toolbar is in the tab order.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = targetIndex(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement))
  if (index === undefined) return
  event.preventDefault()
  buttons.at(index % buttons.length)?.focus()
}

/**
 * Returns the index of the button to which a key leads from the button at `index`; undefined for other keys. A
 * negative index counts from the end, and an index after the last button is the first one again.
 */
function targetIndex(key: string, index: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
  return index + (isForward ? 1 : -1)
}
