/**
 * Moves the focus to the content of the page. Call it when the button that had the focus disappears: otherwise the
 * keyboard starts again at the beginning of the page.
 */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })
