import type { Call } from '#src/contract/protocol/call.ts'
import { codeByReason, httpStatusOf } from '#src/contract/protocol/codes.ts'
import { type Refusal, refusals } from '#src/domain/refusal.ts'
import type { CheckFinding } from './check-finding.ts'
import { formatMarkdownTable } from './markdown-table.ts'
import type { ProjectFile } from './project-file.ts'
import { findStaleDocument } from './stale-document.ts'

const introduction = `# Error catalogue

This document lists every code that a call may return instead of its result, with its name in the code, its HTTP status,
and its English text (\`src/i18n/messages/en/error.json\`). The code 200 means success. The document is generated from the
contract. \`npm run check\` reports differences; with \`WRITE_CATALOGUE=1\` it rewrites the document. \`tests/contract/codes.test.ts\` produces each code.
`

type Declared = Pick<Call, 'who' | 'refusals' | 'fault'> & { name: string }

/**
 * The refusals that a call need not declare, because the server decides them before the handler runs. Each has a
 * description of the calls that can return it.
 */
const implied: Partial<Record<Refusal, string>> = {
  invalid: 'every call',
  failed: 'every call that does not declare another code for faults',
  needLogin: 'every call of learners',
  forbidden: 'every call of operators; every call that changes data, if a page of another site sends it',
  tooFrequent: 'every call of forms',
}

const declares = (call: Declared, refusal: Refusal): boolean =>
  call.refusals.includes(refusal) || call.fault === refusal

/** Describes which calls can return a refusal. */
function callsWith(refusal: Refusal, calls: readonly Declared[]): string {
  const named = calls.filter((call) => declares(call, refusal)).map(({ name }) => name)
  return [...(implied[refusal] ? [implied[refusal]] : []), ...named].join(', ') || 'none'
}

const byCode = (): Refusal[] => refusals.toSorted((one, other) => codeByReason[one] - codeByReason[other])

/** Renders the error catalogue, the document with all error codes. `texts` are the English texts by code. */
export function renderErrorCatalogue(
  calls: readonly Declared[],
  texts: ReadonlyMap<string, unknown>,
): string {
  const meanings = byCode().map((refusal) => {
    const code = codeByReason[refusal]
    return [String(code), refusal, String(httpStatusOf(code)), String(texts.get(String(code)) ?? '')]
  })
  const answered = byCode().map((refusal) => [String(codeByReason[refusal]), callsWith(refusal, calls)])
  return [
    introduction,
    `## Codes\n\n${formatMarkdownTable([['Code', 'Name', 'HTTP', 'English text'], ...meanings])}\n`,
    '## Calls\n',
    ...answered.map(([code, by]) => `- ${code}: ${by}`),
    '',
  ].join('\n')
}

/** Finds an error catalogue that differs from the contract. With `write`, updates the document instead. */
export const findStaleErrorCatalogue = (
  calls: readonly Declared[],
  texts: ReadonlyMap<string, unknown>,
  document: ProjectFile,
  write: boolean,
): CheckFinding[] =>
  findStaleDocument(document, {
    text: renderErrorCatalogue(calls, texts),
    from: 'the contract',
    command: 'WRITE_CATALOGUE=1 npm run check -- "error catalogue"',
    write,
  })
