/** The time between the release of a finger and the click that the browser makes of it, in milliseconds. */
const clickDelay = 50

/** The events at which a press may have ended: a move, because a release outside the window is reported to nobody. */
const releases = ['pointerup', 'pointercancel', 'pointermove', 'keyup'] as const

/**
 * Waits while something in an element is pressed, until the click that follows the release: a click on a node that
 * is replaced between press and release would be lost.
 */
export async function waitForRelease(element: HTMLElement): Promise<void> {
  while (element.matches(':active')) {
    const controller = new AbortController()
    await new Promise((resolve) => {
      for (const type of releases)
        addEventListener(type, resolve, { capture: true, signal: controller.signal })
    })
    controller.abort()
    await new Promise((resolve) => setTimeout(resolve, clickDelay))
  }
}
