/** A change of the window: it lost or got the focus, was hidden or shown, entered or left full screen. */
export type WindowChange = 'blur' | 'focus' | 'hidden' | 'visible' | 'fullscreen' | 'windowed'

/** A learner's data on this device, encrypted with a key that never leaves the device. */
export interface EncryptedStore {
  /** Returns the value stored under a name; undefined if there is none, and if the browser forbids storage. */
  read(name: string): Promise<unknown>
  /** Stores a JSON value. Returns whether it is stored. */
  save(name: string, value: unknown): Promise<boolean>
  /** Deletes a value. Returns whether it is deleted. */
  delete(name: string): Promise<boolean>
}

/** The functions of the browser that only the exam room needs, besides the environment of every page. */
export interface EncryptedDevice {
  /** Returns milliseconds of a monotonic clock; only differences are meaningful. */
  elapsed(): number
  isOnline(): boolean
  /** Calls back when the connection is lost or restored; call the returned function to stop. */
  onConnectionChange(callback: () => void): () => void
  /** Calls back on changes of the window; call the returned function to stop. */
  onWindowChange(callback: (word: WindowChange) => void): () => void
  /** Makes the browser ask for confirmation before the page is left; call the returned function to stop. */
  confirmLeaving(): () => void
  /** Sends a message to the other tabs. */
  postToTabs(word: unknown): void
  onTabMessage(callback: (word: unknown) => void): () => void
  /** Opens the encrypted store of a learner, by id. */
  openStore(person: number): EncryptedStore
  /** Returns the id of the learner whose store was opened last, for a start while offline; undefined after signing off. */
  lastPersonId(): number | undefined
  /**
   * Caches the files of this page and additional ones, such as the pictures of a paper, so that the page can be loaded while
   * offline. Other files are removed from its cache. Returns whether the page is cached.
   */
  cachePage(more?: readonly string[]): Promise<boolean>
}

let current: EncryptedDevice | undefined

export const setDevice = (device: EncryptedDevice): void => {
  current = device
}

/** Returns the device of the page; throws if it is not set. */
export const encryptedDevice = (): EncryptedDevice => {
  if (!current) throw new Error('No device was set')
  return current
}
