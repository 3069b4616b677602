/** A value that is reopened whenever its sources change. */
export interface ReloadableValue<Value> {
  /** Returns the newest value that could be opened; waits while one is being opened. */
  current(): Promise<Value>
  /** Closes the open value and opens the next, once for all calls within a moment. */
  reload(): void
}

interface ReloadEvents {
  /** Reports why a version could not be opened. */
  onFailure(error: unknown): void
  /** Reports a successful reload. */
  onReload(): void
}

/** The time in milliseconds within which changes count as one, because editors write several files at the same time. */
const debounceTime = 50

/** Opens a value now and reopens it at each reload: the old value is closed before the next is opened. */
export function createReloadable<Value>(
  open: () => Promise<Value>,
  close: (value: Value) => Promise<void>,
  { onFailure, onReload }: ReloadEvents,
): ReloadableValue<Value> {
  let current: Promise<Value | undefined> = open()
  let timer: NodeJS.Timeout | undefined
  const reopen = async (before: Promise<Value | undefined>): Promise<Value | undefined> => {
    const old = await before
    if (old) await close(old)
    try {
      const value = await open()
      onReload()
      return value
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }
  return {
    async current() {
      for (;;) {
        const awaited = current
        const value = await awaited
        if (value) return value
        // The next change may contain a version that can be opened.
        await new Promise((resolve) => setTimeout(resolve, awaited === current ? debounceTime : 0))
      }
    },
    reload() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        current = reopen(current)
      }, debounceTime)
    },
  }
}
