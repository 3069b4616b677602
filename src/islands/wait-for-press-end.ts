/**
 * The milliseconds to wait after a press has ended, because the browser sends the click event only after the
 * release.
 */
const clickDelay = 50

/**
 * The events that show that a press may have ended. A pointer move is included, because a release outside the
 * window triggers no event.
 */
const releases = ['pointerup', 'pointercancel', 'pointermove', 'keyup'] as const

/**
 * Waits while the visitor presses something in an element, until the browser has sent the click event. If the
 * pressed node were replaced earlier, its click would be lost.
 */
export async function waitForPressEnd(element: HTMLElement): Promise<void> {
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
