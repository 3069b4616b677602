import { restoredFocusAttribute } from '#src/ui/focus-loss.ts'

/**
 * The delay in milliseconds after which a lost focus is restored. Dialogs and views that take the focus themselves
 * do so earlier.
 */
export const restoreDelay = 100

/** Returns an element followed by its ancestors. */
function lineageOf(element: Element): Element[] {
  const { parentElement } = element
  return parentElement ? [element, ...lineageOf(parentElement)] : [element]
}

/**
 * Returns the heading nearest to a removed element: the first visible heading in the closest ancestor that is still
 * on the page; undefined if there is none.
 */
function findNearestHeading(lineage: readonly Element[]): HTMLElement | undefined {
  const headings = lineage
    .filter(({ isConnected }) => isConnected)
    .flatMap((ancestor) => [...ancestor.querySelectorAll<HTMLElement>('h1, h2, h3')])
  return headings.find((heading) => !heading.closest('[hidden]'))
}

/**
 * Focuses the nearest heading if the focused element of an island was removed and nothing else took the focus, so
 * that visitors with a keyboard or a screen reader continue where they were. A view that appears later may still
 * take the focus.
 */
export function restoreLostFocus(island: HTMLElement): void {
  const { activeElement } = document
  let lineage = activeElement && island.contains(activeElement) ? lineageOf(activeElement) : []
  island.addEventListener('focusin', ({ target }) => {
    lineage = lineageOf(target as Element)
  })
  island.addEventListener('focusout', ({ target }) =>
    // The browser may blur an element just before removing it, so the check runs after the removal.
    queueMicrotask(() => {
      if (lineage[0] === target && lineage[0]?.isConnected) lineage = []
    }),
  )
  const restore = () => {
    if (document.activeElement !== document.body) return
    const heading = findNearestHeading(lineage)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.setAttribute(restoredFocusAttribute, '')
    heading.addEventListener('blur', () => heading.removeAttribute(restoredFocusAttribute), { once: true })
  }
  new MutationObserver(() => {
    if (lineage[0]?.isConnected === false) setTimeout(restore, restoreDelay)
  }).observe(island, { childList: true, subtree: true })
}
