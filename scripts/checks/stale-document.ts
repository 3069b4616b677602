import { writeFileSync } from 'node:fs'
import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

/** The source of a generated document, and the command that makes it anew. */
export interface DocumentSource {
  /** The text that the document should have. */
  text: string
  /** The thing that it is made from: "the tables". */
  from: string
  /** The command that writes it. */
  command: string
  /** Whether to write it instead of blaming it. */
  write: boolean
}

/** Finds a generated document that differs from its source. */
export function findStaleDocument(
  document: ProjectFile,
  { text, from, command, write }: DocumentSource,
): CheckFinding[] {
  if (document.text === text) return []
  if (!write) return [error(document.path, `behind ${from}: ${command}`)]
  writeFileSync(document.path, text)
  return []
}
