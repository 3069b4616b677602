import type { PartialDocument } from './document-path.ts'
import type { LocalDraft } from './local-draft.ts'

/** A change of another editor that a save would have overwritten. */
export interface ConflictingChange {
  id: number
  /** The document that both editors started from; null if it is no longer stored. */
  base: PartialDocument | null
  theirs: { document: PartialDocument; version: number | null; edition: number; editor: string; at: string }
}

/**
 * Returns the version or edition on which further changes are based after a conflict: the version of the other
 * editor's draft, or its edition if the other editor has published the draft.
 */
export const startAfterConflict = ({
  version,
  edition,
}: ConflictingChange['theirs']): Omit<LocalDraft, 'document'> =>
  version === null ? { version: undefined, edition } : { version, edition: undefined }

/** Whether the server has stored the changes. */
export type SaveState =
  | { state: 'saved'; at: string | undefined }
  | { state: 'changed' }
  | { state: 'saving' }
  /** The server is unreachable; the work is stored on this device and saved later. */
  | { state: 'offline' }
  /** The session has ended; the work is stored on this device until the editor signs in again. */
  | { state: 'signedOut' }
  /** `paths` are the fields that the server refused. */
  | { state: 'refused'; message: string; paths: readonly string[] }
  | { state: 'conflict'; other: ConflictingChange }
