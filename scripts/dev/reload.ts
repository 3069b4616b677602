/** A value that is reopened whenever its sources change. */
export interface ReloadableValue<Value> {
  /**
   * Returns the newest value. While it is being opened, waits for it. If it could not be opened, throws the error
   * until the next reload.
   */
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
  let current: Promise<Value>
  let timer: NodeJS.Timeout | undefined
  const follow = (opening: Promise<Value>): void => {
    current = opening
    opening.catch(onFailure)
  }
  const reopen = async (before: Promise<Value>): Promise<Value> => {
    const old = await before.catch(() => undefined)
    if (old) await close(old)
    const value = await open()
    onReload()
    return value
  }
  follow(open())
  return {
    current: () => current,
    reload() {
      clearTimeout(timer)
      timer = setTimeout(() => follow(reopen(current)), debounceTime)
    },
  }
}
