/** A change of the window: it lost or gained the focus, was hidden or shown, or entered or left full screen. */
export type WindowChange = 'blur' | 'focus' | 'hidden' | 'visible' | 'fullscreen' | 'windowed'

/** A learner's data on this device, encrypted with a key that never leaves the device. */
export interface EncryptedStore {
  /** Returns the value stored under a name; undefined if there is none or the browser forbids storage. */
  read(name: string): Promise<unknown>
  /** Stores a JSON value. Returns whether it is stored. */
  save(name: string, value: unknown): Promise<boolean>
  /** Deletes a value. Returns whether it is deleted. */
  delete(name: string): Promise<boolean>
}

/** The functions of the browser that only the exam room needs, in addition to `Environment`, which every page has. */
export interface ExamDevice {
  /** Returns the time of a monotonic clock in milliseconds; only differences between two times are meaningful. */
  elapsed(): number
  isOnline(): boolean
  /** Calls `callback` when the connection is lost or restored; call the returned function to stop. */
  onConnectionChange(callback: () => void): () => void
  /** Calls `callback` on changes of the window; call the returned function to stop. */
  onWindowChange(callback: (word: WindowChange) => void): () => void
  /** Makes the browser ask for confirmation before the page is left; call the returned function to stop. */
  confirmLeaving(): () => void
  /** Sends a message to the other tabs. */
  postToTabs(word: unknown): void
  onTabMessage(callback: (word: unknown) => void): () => void
  /** Opens the encrypted store of a learner, by id. */
  openStore(person: number): EncryptedStore
  /**
   * Returns the id of the learner whose store was opened last, so that the exam room can start while offline;
   * undefined if no store was opened on this device, or if the browser forbids storage.
   */
  lastPersonId(): number | undefined
  /**
   * Caches the files of this page and additional files, such as the pictures of an exam paper, so that the page can
   * be loaded while offline. All other files are deleted from the page's cache. Returns whether the page is cached.
   */
  cachePage(more?: readonly string[]): Promise<boolean>
}

let current: ExamDevice | undefined

export const setExamDevice = (device: ExamDevice): void => {
  current = device
}

/** Creates the exam device of the page, unless one is set. */
export const ensureExamDevice = (create: () => ExamDevice): void => {
  current ??= create()
}

/** Returns the exam device of the page; throws if it is not set. */
export const examDevice = (): ExamDevice => {
  if (!current) throw new Error('No exam device was set')
  return current
}
