import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceOf } from '#src/content-files/demonstration-person.ts'
import { readContent } from '#src/content-files/read-content.ts'
import type { ParsedItem } from '#src/content-files/read-item.ts'
import { type ParsedPerson, readPeople } from '#src/content-files/read-people.ts'
import { readVideos } from '#src/content-files/read-videos.ts'
import { filesOf, writeItem } from '#src/content-files/write-item.ts'
import { checkItem } from '#src/domain/content-item/check.ts'
import type { ContentLookup } from '#src/domain/content-item/content-finding.ts'
import { type CheckFinding, createError } from './check-finding.ts'
import { createKnownContent } from './known-content.ts'

/** The day from which relative times are counted. The result does not depend on it. */
const start = '2026-01-15'

/**
 * Converts a sentence to a finding. The sentence begins with the location of the fault: content/news/1/de.json, line
 * 3: "title" is missing.
 */
function findingOf(sentence: string): CheckFinding {
  const end = sentence.indexOf(': ')
  return createError(sentence.slice(0, end), sentence.slice(end + 2))
}

/** Finds all faults in a content folder that the schemas and the content check report, with file, line and field. */
export function findContentFaults(folder: string, write = false): CheckFinding[] {
  const { items, mistakes } = readContent(folder, start)
  const { people, mistakes: peopleMistakes } = readPeople(folder)
  if (mistakes.length + peopleMistakes.length > 0) return [...mistakes, ...peopleMistakes].map(findingOf)
  const known = createKnownContent(
    items.map(({ item }) => item),
    readVideos(folder).map(({ name }) => name),
  )
  const faults = items.flatMap(({ item, mistake }) =>
    checkItem(item, known)
      // All items of a folder are published together, so warnings about items that are not published yet do not
      // apply.
      .filter(({ level, rule }) => level === 'error' || rule === 'noPracticalExam')
      .map(({ path, message }) => findingOf(mistake(pathOf(path), message))),
  )
  if (write) for (const { item, folder: own } of items) writeItem(folder, item, own, start)
  return [
    ...faults,
    ...people.flatMap((each) => findUnknownReferences(each, known)),
    ...items.flatMap(findExportDifferences),
  ]
}

/** Returns the steps of a finding's path; positions in lists are numbers. */
const pathOf = (path: string): PropertyKey[] =>
  path
    .split('.')
    .flatMap((step): PropertyKey[] => (step === '' ? [] : [/^\d+$/.test(step) ? Number(step) : step]))

/** Finds sites and items that do not exist although the story of a demonstration person refers to them. */
function findUnknownReferences({ person, mistake }: ParsedPerson, known: ContentLookup): CheckFinding[] {
  const site = known.sites.find((each) => each.folder === person.site)
  const unknownNames = [
    ...(site ? [] : [mistake(['site'], 'must be the folder of a site')]),
    ...(site?.languages.includes(person.language)
      ? []
      : [mistake(['language'], 'must be a language of that site')]),
    ...person.story.flatMap((action, index) => {
      const reference = referenceOf(action)
      return known.has(reference)
        ? []
        : [mistake(['story', index], `names ${reference.family} ${reference.key}, which does not exist`)]
    }),
  ]
  return unknownNames.map(findingOf)
}

/**
 * Finds files that an export would write differently. If such files were committed, each export would show unrelated
 * differences.
 */
function findExportDifferences({ item, folder }: ParsedItem): CheckFinding[] {
  return Object.entries(filesOf(item, start)).flatMap(([name, text]) => {
    const path = join(folder, name)
    const lines = readFileSync(path, 'utf8').split('\n')
    const line = text.split('\n').findIndex((each, index) => each !== lines[index])
    if (line < 0 && lines.length === text.split('\n').length) return []
    return [
      createError(
        `${path}, line ${line + 1}`,
        'an export writes it differently: WRITE_CONTENT=1 npm run check -- content',
      ),
    ]
  })
}
