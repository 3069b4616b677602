/** What jsdom lacks of films. */

interface Cue {
  startTime: number
  endTime: number
  text: string
}

/** Every element is on the screen at once. */
export function seeEverything(): void {
  globalThis.IntersectionObserver = class {
    private readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe() {
      const seen = [{ isIntersecting: true } as IntersectionObserverEntry]
      this.tell(seen, this as unknown as IntersectionObserver)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
}

/** Every caption file has these cues; undefined for files that can't be loaded. */
export function understandCaptions(cues: readonly Cue[] | undefined): void {
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: HTMLTrackElement) {
      const load = () => this.dispatchEvent(new Event(cues ? 'load' : 'error'))
      return {
        cues,
        // A track that is wanted is loaded.
        set mode(_: string) {
          queueMicrotask(load)
        },
      }
    },
  })
}
