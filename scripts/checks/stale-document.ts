import { writeFileSync } from 'node:fs'
import { error, type Finding } from './finding.ts'
import type { ProjectFile } from './project-file.ts'

/** What a document is made from, and how it is made anew. */
export interface Source {
  /** What the document should say. */
  text: string
  /** What it is made from: "the tables". */
  from: string
  /** The command that writes it. */
  command: string
  /** Whether to write it instead of blaming it. */
  write: boolean
}

/** A document must say what it is made from says. */
export function findStaleDocument(document: ProjectFile, { text, from, command, write }: Source): Finding[] {
  if (document.text === text) return []
  if (!write) return [error(document.path, `behind ${from}: ${command}`)]
  writeFileSync(document.path, text)
  return []
}
