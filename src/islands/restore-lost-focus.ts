import { restoredFocus } from '#src/ui/focus-loss.ts'

/** The delay after which a lost focus is restored, in milliseconds: dialogs and views that take the focus themselves are faster. */
export const restoreDelay = 100

/** Returns an element and its ancestors. */
function lineageOf(element: Element): Element[] {
  const { parentElement } = element
  return parentElement ? [element, ...lineageOf(parentElement)] : [element]
}

/** Returns the heading nearest to a removed element: the first visible one in the closest ancestor that is still there. */
function findNearestHeading(lineage: readonly Element[]): HTMLElement | undefined {
  const headings = lineage
    .filter(({ isConnected }) => isConnected)
    .flatMap((ancestor) => [...ancestor.querySelectorAll<HTMLElement>('h1, h2, h3')])
  return headings.find((heading) => !heading.closest('[hidden]'))
}

/**
 * Focuses the nearest heading if the focused element of an island was removed and nothing else took the focus, so that
 * readers with a keyboard or a screen reader continue where they were. A view that appears later may still take it.
 */
export function restoreLostFocus(island: HTMLElement): void {
  const { activeElement } = document
  let lineage = activeElement && island.contains(activeElement) ? lineageOf(activeElement) : []
  island.addEventListener('focusin', ({ target }) => {
    lineage = lineageOf(target as Element)
  })
  island.addEventListener('focusout', ({ target }) =>
    // A removed element may lose its focus before it is removed.
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
    heading.setAttribute(restoredFocus, '')
    heading.addEventListener('blur', () => heading.removeAttribute(restoredFocus), { once: true })
  }
  new MutationObserver(() => {
    if (lineage[0]?.isConnected === false) setTimeout(restore, restoreDelay)
  }).observe(island, { childList: true, subtree: true })
}
