import type { KeyboardEvent } from 'react'

/**
 * Handles a key in a toolbar: the left and right arrow keys move the focus to the neighbouring button, and from the
 * last button to the first. Only one button of a toolbar is in the tab order.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const isForward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement) + (isForward ? 1 : -1)
  buttons.at(index % buttons.length)?.focus()
}
