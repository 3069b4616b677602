/**
 * The events that show that a visitor does more than read; until one of them occurs, no framework is loaded. Focus
 * is not included, because a dialog that opens by itself takes the focus.
 */
const actions = ['pointerdown', 'pointermove', 'keydown', 'input'] as const
const interactionEvents = [...actions, 'scroll'] as const

/** Calls a function at the first pointer move, press, scroll, key or input on the page. */
export const onFirstInteraction = (begin: (event: Event) => void): void => onFirst(interactionEvents, begin)

/** Calls a function at the first pointer move, press, key or input on the page, but not at a scroll. */
export const onFirstInput = (begin: (event: Event) => void): void => onFirst(actions, begin)

function onFirst(events: readonly string[], begin: (event: Event) => void): void {
  const controller = new AbortController()
  const start = (event: Event) => {
    controller.abort()
    begin(event)
  }
  for (const type of events) addEventListener(type, start, { signal: controller.signal, passive: true })
}
