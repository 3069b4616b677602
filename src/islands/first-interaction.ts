/**
 * The events that count as the first interaction and load the late scripts: visitors who only read load no framework.
 * Focus does not count, because a dialog that opens by itself takes it.
 */
const acts = ['pointerdown', 'pointermove', 'keydown', 'input'] as const
const interactionEvents = [...acts, 'scroll'] as const

/** Calls back at the first move, scroll, key or entry on the page. */
export const onFirstInteraction = (begin: (event: Event) => void): void => onFirst(interactionEvents, begin)

/** Calls back at the first move, press, key or entry on the page, but not at a scroll. */
export const onFirstInput = (begin: (event: Event) => void): void => onFirst(acts, begin)

function onFirst(events: readonly string[], begin: (event: Event) => void): void {
  const controller = new AbortController()
  const start = (event: Event) => {
    controller.abort()
    begin(event)
  }
  for (const type of events) addEventListener(type, start, { signal: controller.signal, passive: true })
}
