import type { Call } from '#src/contract/protocol/call.ts'
import type { CheckFinding } from './check-finding.ts'
import { contractNames } from './contract-name.ts'
import { markdownTable } from './markdown-table.ts'
import type { ProjectFile } from './project-file.ts'
import { findStaleDocument } from './stale-document.ts'

type Named = Pick<Call, 'method' | 'path' | 'who' | 'summary' | 'source' | 'request' | 'answer'> & {
  name: string
}

const callTable = (calls: readonly Named[]): string =>
  markdownTable([
    ['Our name', 'On the wire', 'Who', 'Meaning', 'Place'],
    ...calls.map(({ name, method, path, who, summary, source }) => [
      name,
      `${method} ${path}`,
      who,
      summary,
      source,
    ]),
  ])

/** How many calls are named beside a name; the others are counted. */
const mostCalls = 3

const inWords = (calls: readonly string[]): string =>
  calls.length <= mostCalls
    ? calls.join(', ')
    : `${calls.slice(0, mostCalls).join(', ')} and ${calls.length - mostCalls} more`

const nameTable = (calls: readonly Named[]): string => {
  const { renamed } = contractNames(calls)
  const using = (theirs: string) =>
    calls.filter((call) => contractNames([call]).renamed.has(theirs)).map(({ name }) => name)
  const rows = [...renamed].sort(([one], [other]) => one.localeCompare(other, 'en'))
  return markdownTable([
    ['On the wire', 'Ours', 'In'],
    ...rows.map(([theirs, ours]) => [theirs, [...ours].sort().join(', '), inWords(using(theirs))]),
  ])
}

const calls = `All paths stand under \`/api\`. Who: any, form (any, rate limited), learner (else 401), operator (else 403).
Made from the contract, as the names below are; \`npm run check\` says when they are behind it, and with \`WRITE_GLOSSARY=1\`
writes them anew.`

const names = `Every field that the contract calls otherwise than the wire does, in requests and answers. What the names mean
and which codes travel, the next sections say.`

/** The document with another text under a heading of the second level. */
const withSection = (document: string, heading: string, text: string): string =>
  document.replace(
    new RegExp(`(^## ${heading}\\n)[\\s\\S]*?(?=^## |$(?![\\s\\S]))`, 'm'),
    (_, head: string) => `${head}\n${text}\n\n`,
  )

/** The glossary with its calls and names as the contract has them; all else is written by hand. */
export const renderGlossary = (declared: readonly Named[], document: string): string =>
  withSection(
    withSection(document, 'Calls', `${calls}\n\n${callTable(declared)}`),
    'Names',
    `${names}\n\n${nameTable(declared)}`,
  )

/**
 * Finds a glossary that differs from the contract. With `write` it is brought up to date instead of being
 * blamed.
 */
export const findStaleGlossary = (
  declared: readonly Named[],
  document: ProjectFile,
  write: boolean,
): CheckFinding[] =>
  findStaleDocument(document, {
    text: renderGlossary(declared, document.text),
    from: 'the contract',
    command: 'WRITE_GLOSSARY=1 npm run check -- glossary',
    write,
  })
