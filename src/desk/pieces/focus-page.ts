/**
 * Moves the focus to the content of the page. Call it when the button that had the focus disappears: otherwise the
 * keyboard starts again at the beginning of the page.
 */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** The milliseconds in which a dialog closes and the page is rendered again. */
const rendering = 100

/** Moves the focus to the content of the page if the next rendering removes the element that has it. */
export const focusPageIfLost = (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) focusPage()
  }, rendering)
}
