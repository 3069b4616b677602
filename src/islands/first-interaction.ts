/**
 * The events that count as the first interaction and load the late scripts: visitors who only read load no framework.
 * Focus does not count, because a dialog that opens by itself takes it.
 */
const acts = ['pointerdown', 'keydown', 'input'] as const
const interactionEvents = [...acts, 'pointermove', 'scroll'] as const

/** Calls back at the first move, scroll, key or entry on the page. */
export const onFirstInteraction = (begin: () => void): void => onFirst(interactionEvents, begin)

/** Calls back at the first press, key or entry on the page. */
export const onFirstAct = (begin: () => void): void => onFirst(acts, begin)

function onFirst(events: readonly string[], begin: () => void): void {
  const controller = new AbortController()
  const start = () => {
    controller.abort()
    begin()
  }
  for (const type of events) addEventListener(type, start, { signal: controller.signal, passive: true })
}
