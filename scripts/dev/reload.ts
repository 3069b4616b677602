/** A value that is opened anew whenever its sources change. */
export interface ReloadableValue<Value> {
  /** The newest value that could be opened; waits while one is being opened. */
  current(): Promise<Value>
  /** Closes the open one and opens the next, once for all calls of a moment. */
  reload(): void
}

interface Telling {
  /** Called with the reason why a version could not be opened. */
  told(error: unknown): void
  /** Called after each reload that worked. */
  opened(): void
}

/** The time in milliseconds within which changes count as one: editors write several files at once. */
const moment = 50

/** Opens a value now and again at each reload, one after the other: the old one is closed before the next is opened. */
export function reloads<Value>(
  open: () => Promise<Value>,
  close: (value: Value) => Promise<void>,
  { told, opened }: Telling,
): ReloadableValue<Value> {
  let current: Promise<Value | undefined> = open()
  let timer: NodeJS.Timeout | undefined
  const next = async (before: Promise<Value | undefined>): Promise<Value | undefined> => {
    const old = await before
    if (old) await close(old)
    try {
      const value = await open()
      opened()
      return value
    } catch (error) {
      told(error)
      return undefined
    }
  }
  return {
    async current() {
      for (;;) {
        const asked = current
        const value = await asked
        if (value) return value
        // A version that works is one change away.
        await new Promise((resolve) => setTimeout(resolve, asked === current ? moment : 0))
      }
    },
    reload() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        current = next(current)
      }, moment)
    },
  }
}
