import type { EditorLimits } from '#src/domain/editor-limits.ts'

/** The editor who publishes, the editor's permissions, and the time in milliseconds since 1970. */
export interface PublishInput {
  editor: string
  /** The sites and languages that the editor may change. */
  limits: EditorLimits
  now: number
}
