/** A word about the window: it lost or got the focus, was hidden or shown, fills the screen or no longer does. */
export type WindowWord = 'blur' | 'focus' | 'hidden' | 'visible' | 'fullscreen' | 'windowed'

/** What one person keeps on this device, sealed with a key that never leaves it. */
export interface EncryptedStore {
  /** What was kept under a name; undefined for nothing, and where the browser keeps nothing. */
  read(name: string): Promise<unknown>
  /** Keeps what can be said as JSON; whether it is kept. */
  keep(name: string, value: unknown): Promise<boolean>
  forget(name: string): Promise<void>
}

/** What only the exam room needs of the browser, beside the environment of every page. */
export interface EncryptedDevice {
  /** Milliseconds by a clock that nobody can set; only differences of it mean anything. */
  elapsed(): number
  isOnline(): boolean
  /** Calls back when the line comes or goes; call the returned function to stop. */
  onLine(callback: () => void): () => void
  /** Tells what happens to the window; call the returned function to stop. */
  onWindow(callback: (word: WindowWord) => void): () => void
  /** Makes the browser ask before the page is left; call the returned function to let it go. */
  holdPage(): () => void
  /** Tells the other tabs something, and is told by them. */
  tellTabs(word: unknown): void
  onTold(callback: (word: unknown) => void): () => void
  /** The vault of a person by a number that stays theirs. */
  vaultOf(person: number): EncryptedStore
  /** Whose vault was opened last, for a start without a line; undefined after signing off. */
  lastPerson(): number | undefined
  /**
   * Keeps the files of this page, and some others such as the pictures of a paper, so that it can be loaded again
   * without a line; what was kept before and is not named goes. Whether that works here.
   */
  keepPage(more?: readonly string[]): Promise<boolean>
}

let current: EncryptedDevice | undefined

export const setDevice = (device: EncryptedDevice): void => {
  current = device
}

/** The device of the page; throws before it was set. */
export const encryptedDevice = (): EncryptedDevice => {
  if (!current) throw new Error('No device was set')
  return current
}
