/**
 * The events that count as the first interaction and load the late scripts: visitors who only read load no framework.
 * Focus does not count, because a dialog that opens by itself takes it.
 */
const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'input'] as const

/** Calls back at the first move, scroll, key or entry on the page. */
export function onFirstInteraction(begin: () => void): void {
  const controller = new AbortController()
  const start = () => {
    controller.abort()
    begin()
  }
  for (const type of interactionEvents)
    addEventListener(type, start, { signal: controller.signal, passive: true })
}
