import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DocumentFields } from '../domain/content-item/form/split-document.ts'
import { formatFileError } from '../sites/file-error.ts'
import { type ItemFile, readItemFile } from './item-file.ts'

/** The name of an item's file with the fields that all languages share. */
export const itemDocumentFile = 'document.json'

/** The files of an item: document.json, and one file per language. */
export class ItemFiles {
  private readonly files = new Map<string, ItemFile>()
  readonly mistakes: string[] = []
  private readonly folder: string
  constructor(folder: string) {
    this.folder = folder
    for (const name of readdirSync(folder).sort(englishFirst)) this.read(name)
  }

  private read(name: string): void {
    if (!name.endsWith('.json')) {
      this.mistakes.push(
        formatFileError(join(this.folder, name), 1, [], 'must be document.json or a language, as de.json'),
      )
      return
    }
    const file = readItemFile(join(this.folder, name))
    if (typeof file === 'string') this.mistakes.push(file)
    else this.files.set(basename(name, '.json'), file)
  }

  get document(): DocumentFields {
    return this.files.get('document')?.fields ?? {}
  }

  get languages(): Record<string, DocumentFields> {
    const files = [...this.files].filter(([name]) => name !== 'document')
    return Object.fromEntries(files.map(([name, { fields }]) => [name, fields]))
  }

  mistake(name: string, path: readonly (string | number)[], message: string): string {
    const file = this.files.get(name)
    return file
      ? file.mistake(path, message)
      : formatFileError(join(this.folder, `${name}.json`), 1, [], 'is missing')
  }
}

const englishFirst = (one: string, other: string): number =>
  Number(other === 'en.json') - Number(one === 'en.json') || (one < other ? -1 : 1)
