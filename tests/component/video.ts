import { vi } from 'vitest'
import { replaceUntilEnd } from './browser-part.ts'

/** The media features that jsdom does not have. */

interface Cue {
  startTime: number
  endTime: number
  text: string
}

/** Reports every observed element as visible immediately. */
export function stubVisibility(): void {
  class Seeing {
    private readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe() {
      const seen = [{ isIntersecting: true } as IntersectionObserverEntry]
      // The cast is needed because the components use only these two methods of an observer.
      this.tell(seen, this as unknown as IntersectionObserver)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Seeing)
}

/** Gives every caption file these cues; with undefined, loading the files fails. */
export function stubCaptions(cues: readonly Cue[] | undefined): void {
  replaceUntilEnd(HTMLTrackElement.prototype, {
    get track() {
      // The cast is needed because the player uses only these properties of a track.
      const load = () => this.dispatchEvent(new Event(cues ? 'load' : 'error'))
      return {
        cues,
        // Switching a track on loads it.
        set mode(_: string) {
          queueMicrotask(load)
        },
      } as unknown as TextTrack
    },
  })
}
