import type { Call } from '#src/contract/protocol/call.ts'
import type { CheckFinding } from './check-finding.ts'
import { listContractNames } from './contract-name.ts'
import { formatMarkdownTable } from './markdown-table.ts'
import type { ProjectFile } from './project-file.ts'
import { findStaleDocument } from './stale-document.ts'

type GlossaryCall = Pick<Call, 'method' | 'path' | 'who' | 'summary' | 'source' | 'request' | 'response'> & {
  name: string
}

const callTable = (calls: readonly GlossaryCall[]): string =>
  formatMarkdownTable([
    ['In the code', 'On the wire', 'Who', 'Meaning', 'Section'],
    ...calls.map(({ name, method, path, who, summary, source }) => [
      name,
      `${method} ${path}`,
      who,
      summary,
      source,
    ]),
  ])

/** The maximum number of calls that are listed for a name. Further calls are only counted. */
const maxCalls = 3

const formatCalls = (calls: readonly string[]): string =>
  calls.length <= maxCalls
    ? calls.join(', ')
    : `${calls.slice(0, maxCalls).join(', ')} and ${calls.length - maxCalls} more`

const nameTable = (calls: readonly GlossaryCall[]): string => {
  const { renamed } = listContractNames(calls)
  const using = (theirs: string) =>
    calls.filter((call) => listContractNames([call]).renamed.has(theirs)).map(({ name }) => name)
  const rows = [...renamed].sort(([one], [other]) => one.localeCompare(other, 'en'))
  return formatMarkdownTable([
    ['On the wire', 'In the code', 'Calls'],
    ...rows.map(([theirs, ours]) => [theirs, [...ours].sort().join(', '), formatCalls(using(theirs))]),
  ])
}

// The word `any` below is a value of `who` in the contract, not the TypeScript type: everybody may make the call.
const calls = `All paths are under \`/api\`. The column "Who" contains the permitted callers: any, form (anybody, with a rate limit),
learner (other callers get 401), operator (other callers get 403). This table and the table of names below are generated
from the contract. \`npm run check\` reports differences; with \`WRITE_GLOSSARY=1\` it rewrites both tables.`

const names = `This table lists the fields of requests and responses whose name in the code differs from the name on the wire. The next
sections explain the names and the codes.`

/** Replaces the text under a second-level heading. */
const withSection = (document: string, heading: string, text: string): string =>
  document.replace(
    new RegExp(`(^## ${heading}\\n)[\\s\\S]*?(?=^## |$(?![\\s\\S]))`, 'm'),
    (_, head: string) => `${head}\n${text}\n\n`,
  )

/** Renders the glossary: calls and names come from the contract; the other sections are written by hand. */
export const renderGlossary = (declared: readonly GlossaryCall[], document: string): string =>
  withSection(
    withSection(document, 'Calls', `${calls}\n\n${callTable(declared)}`),
    'Names',
    `${names}\n\n${nameTable(declared)}`,
  )

/** Finds a glossary that differs from the contract. With `write`, updates the glossary instead. */
export const findStaleGlossary = (
  declared: readonly GlossaryCall[],
  document: ProjectFile,
  write: boolean,
): CheckFinding[] =>
  findStaleDocument(document, {
    text: renderGlossary(declared, document.text),
    from: 'the contract',
    command: 'WRITE_GLOSSARY=1 npm run check -- glossary',
    write,
  })
