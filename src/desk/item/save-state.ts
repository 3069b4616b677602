import type { OpenDocument } from './document-path.ts'

/** The change of somebody else that an editor's save would have overwritten. */
export interface OtherChange {
  /** The document that both started from; null if it is no longer stored. */
  base: OpenDocument | null
  theirs: { document: OpenDocument; version: number | null; edition: number; editor: string; at: string }
}

/** Whether the server has stored what is written. */
export type SaveState =
  | { state: 'saved'; at: string | undefined }
  | { state: 'changed' }
  | { state: 'saving' }
  /** The server was not reached; the work is kept on this device and saved later. */
  | { state: 'offline' }
  /** The session has ended; the work is kept on this device until the editor signs in again. */
  | { state: 'signedOut' }
  | { state: 'refused'; message: string }
  | { state: 'conflict'; other: OtherChange }
