/** A value that is reopened whenever its sources change. */
export interface ReloadableValue<Value> {
  /** Returns the newest value that could be opened. While a value is being opened, waits for it. */
  current(): Promise<Value>
  /** Closes the open value and opens a new one. Calls in quick succession count as one. */
  reload(): void
}

interface ReloadEvents {
  /** Reports why the new value could not be opened. */
  onFailure(error: unknown): void
  /** Reports a successful reload. */
  onReload(): void
}

/**
 * The time in milliseconds within which several changes count as one, because code editors save several files at the
 * same time.
 */
const debounceTime = 50

/** Opens a value now, and again at each reload. The old value is closed before the new one is opened. */
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
        // If opening failed, waits for the next change, after which opening may succeed.
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
