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

const personKey = 'exam-room-person'

/** Creates the exam device of the real browser. */
export function createBrowserExamDevice(): ExamDevice {
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('exam-room') : undefined
  return {
    elapsed: () => performance.now(),
    isOnline: () => navigator.onLine,
    onConnectionChange(callback) {
      for (const type of ['online', 'offline']) addEventListener(type, callback)
      return () => {
        for (const type of ['online', 'offline']) removeEventListener(type, callback)
      }
    },
    onWindowChange(callback) {
      const stops = windowEvents().map(([target, type, readState]) => {
        const listener = () => callback(readState())
        target.addEventListener(type, listener)
        return () => target.removeEventListener(type, listener)
      })
      return () => {
        for (const stop of stops) stop()
      }
    },
    confirmLeaving() {
      const confirmLeaving = (event: Event) => event.preventDefault()
      addEventListener('beforeunload', confirmLeaving)
      return () => removeEventListener('beforeunload', confirmLeaving)
    },
    postToTabs: (word) => tabs?.postMessage(word),
    onTabMessage(callback) {
      const listener = ({ data }: MessageEvent) => callback(data)
      tabs?.addEventListener('message', listener)
      return () => tabs?.removeEventListener('message', listener)
    },
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
