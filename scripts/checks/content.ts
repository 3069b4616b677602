import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceOf } from '#src/content-files/demonstration-person.ts'
import { readContent } from '#src/content-files/read-content.ts'
import type { ReadItem } from '#src/content-files/read-item.ts'
import { type ReadPerson, readPeople } from '#src/content-files/read-people.ts'
import { readVideos } from '#src/content-files/read-videos.ts'
import { filesOf, writeItem } from '#src/content-files/write-item.ts'
import { checkItem } from '#src/domain/content-item/check.ts'
import type { KnownContent } from '#src/domain/content-item/content-finding.ts'
import { type CheckFinding, error } from './check-finding.ts'
import { createKnownContent } from './known-content.ts'

/** The day that relative times are counted from; any day will do. */
const start = '2026-01-15'

/** The finding of a sentence that begins with its place: content/news/1/de.json, line 3: "title" is missing. */
function told(sentence: string): CheckFinding {
  const end = sentence.indexOf(': ')
  return error(sentence.slice(0, end), sentence.slice(end + 2))
}

/**
 * Finds everything that the documents' schemas and the check of content refuse in a folder of content, with
 * file, line and field.
 */
export function findContentFaults(folder: string, write = false): CheckFinding[] {
  const { items, mistakes } = readContent(folder, start)
  const { people, mistakes: ofPeople } = readPeople(folder)
  if (mistakes.length + ofPeople.length > 0) return [...mistakes, ...ofPeople].map(told)
  const known = createKnownContent(
    items.map(({ item }) => item),
    readVideos(folder).map(({ name }) => name),
  )
  const faults = items.flatMap(({ item, mistake }) =>
    checkItem(item, known)
      // Nothing of a folder waits for what is published later.
      .filter(({ level, rule }) => level === 'error' || rule === 'noPracticalExam')
      .map(({ path, message }) => told(mistake(pathOf(path), message))),
  )
  if (write) for (const { item, folder: own } of items) writeItem(folder, item, own, start)
  return [
    ...faults,
    ...people.flatMap((each) => findStrangers(each, known)),
    ...items.flatMap(unlikeAnExport),
  ]
}

/** The steps of a finding's path; places in lists are numbers. */
const pathOf = (path: string): PropertyKey[] =>
  path
    .split('.')
    .flatMap((step): PropertyKey[] => (step === '' ? [] : [/^\d+$/.test(step) ? Number(step) : step]))

/** Finds sites and items that a person's story names but that do not exist. */
function findStrangers({ person, mistake }: ReadPerson, known: KnownContent): CheckFinding[] {
  const site = known.sites.find((each) => each.folder === person.site)
  const strange = [
    ...(site ? [] : [mistake(['site'], 'wants the folder of a site')]),
    ...(site?.languages.includes(person.language)
      ? []
      : [mistake(['language'], 'wants a language of that site')]),
    ...person.story.flatMap((act, index) => {
      const named = referenceOf(act)
      return known.has(named)
        ? []
        : [mistake(['story', index], `names ${named.family} ${named.key}, which is not there`)]
    }),
  ]
  return strange.map(told)
}

/**
 * Finds files that an export would write differently, since every export would show differences that nobody
 * made.
 */
function unlikeAnExport({ item, folder }: ReadItem): CheckFinding[] {
  return Object.entries(filesOf(item, start)).flatMap(([name, text]) => {
    const path = join(folder, name)
    const lines = readFileSync(path, 'utf8').split('\n')
    const line = text.split('\n').findIndex((each, index) => each !== lines[index])
    if (line < 0 && lines.length === text.split('\n').length) return []
    return [
      error(
        `${path}, line ${line + 1}`,
        'an export writes it differently: WRITE_CONTENT=1 npm run check -- content',
      ),
    ]
  })
}
