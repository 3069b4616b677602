import { writeFileSync } from 'node:fs'
import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

/** The source of a generated document, and the command that generates it. */
export interface DocumentSource {
  /** The text that the document should have. */
  text: string
  /** The name of the source, such as "the tables". */
  from: string
  /** The command that writes the document. */
  command: string
  /** Whether to write the document instead of reporting that it differs. */
  write: boolean
}

/** Finds a generated document that differs from its source. */
export function findStaleDocument(
  document: ProjectFile,
  { text, from, command, write }: DocumentSource,
): CheckFinding[] {
  if (document.text === text) return []
  if (!write) return [createError(document.path, `differs from ${from}: ${command}`)]
  writeFileSync(document.path, text)
  return []
}
