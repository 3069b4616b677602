/**
 * Moves the focus to the content of the page. Call it when the button that had the focus disappears: otherwise the
 * keyboard starts again at the beginning of the page.
 */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** The milliseconds to wait until a dialog has closed and the page is rendered again. */
const rendering = 100

/** Moves the focus to the content of the page if the focused element has disappeared after the next rendering. */
export const focusPageIfLost = (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) focusPage()
  }, rendering)
}
