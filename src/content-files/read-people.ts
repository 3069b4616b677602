import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { describeExpected } from '../sites/describe-expected.ts'
import { fieldPathsOfIssue } from '../sites/file-error.ts'
import { type DemonstrationPerson, demonstrationPerson } from './demonstration-person.ts'
import { readItemFile } from './item-file.ts'

/** A person read from a file; `mistake` returns a sentence about a mistake in the file. */
export interface ParsedPerson {
  person: DemonstrationPerson
  mistake(path: readonly (string | number)[], message: string): string
}

interface ReadPeople {
  people: ParsedPerson[]
  /** The mistakes, as sentences with file, line and field. */
  mistakes: string[]
}

/** Reads the people of the demonstration, in the order of file names. */
export function readPeople(folder: string): ReadPeople {
  const peopleFolder = join(folder, 'people')
  const files = existsSync(peopleFolder) ? readdirSync(peopleFolder).sort() : []
  const results = files.map((name) => readPerson(join(peopleFolder, name)))
  return {
    people: results.filter((each) => 'person' in each),
    mistakes: results.flatMap((each) => ('person' in each ? [] : each.mistakes)),
  }
}

function readPerson(file: string): ParsedPerson | { mistakes: string[] } {
  const content = readItemFile(file)
  if (typeof content === 'string') return { mistakes: [content] }
  const parsed = z.safeParse(demonstrationPerson, content.fields, { error: describeExpected })
  return parsed.success
    ? { person: parsed.data, mistake: content.mistake }
    : {
        mistakes: parsed.error.issues.flatMap((issue) =>
          fieldPathsOfIssue(issue).map((field) => content.mistake(field, issue.message)),
        ),
      }
}

/** Returns the people of a content folder. Throws an error that lists the mistakes, one per line. */
export function listPeople(folder: string): DemonstrationPerson[] {
  const { people, mistakes } = readPeople(folder)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return people.map((each) => each.person)
}
