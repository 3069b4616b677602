import { cachePage } from './cache-page.ts'
import { openEncryptedStore } from './encrypted-store.ts'
import type { ExamDevice, WindowChange } from './exam-device.ts'

/** Returns the events that change the state of the window, each with a function that reads the new state. */
const windowEvents = (): (readonly [EventTarget, string, () => WindowChange])[] => [
  [window, 'blur', () => 'blur'],
  [window, 'focus', () => 'focus'],
  [document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? 'hidden' : 'visible')],
  [document, 'fullscreenchange', () => (document.fullscreenElement ? 'fullscreen' : 'windowed')],
]

/** Adds a listener; call the returned function to remove it. */
function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

/** Returns a function that calls all of these functions. */
const callAll =
  (functions: readonly (() => void)[]): (() => void) =>
  () => {
    for (const each of functions) each()
  }

const personKey = 'exam-room-person'

/** Creates the exam device of the real browser. */
export function createBrowserExamDevice(): ExamDevice {
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('exam-room') : undefined
  return {
    elapsed: () => performance.now(),
    isOnline: () => navigator.onLine,
    onConnectionChange: (callback) =>
      callAll(['online', 'offline'].map((type) => listen(window, type, callback))),
    onWindowChange: (callback) =>
      callAll(
        windowEvents().map(([target, type, readState]) => listen(target, type, () => callback(readState()))),
      ),
    confirmLeaving: () => listen(window, 'beforeunload', (event) => event.preventDefault()),
    postToTabs: (word) => tabs?.postMessage(word),
    onTabMessage: (callback) =>
      // Messages of a broadcast channel have data, which the type of events does not say: therefore the cast.
      tabs ? listen(tabs, 'message', (event) => callback((event as MessageEvent).data)) : () => {},
    openStore(person) {
      try {
        localStorage.setItem(personKey, String(person))
      } catch {}
      return openEncryptedStore(person)
    },
    lastPersonId() {
      try {
        return Number(localStorage.getItem(personKey)) || undefined
      } catch {
        return undefined
      }
    },
    cachePage: (more = []) => cachePage({ more }),
  }
}
