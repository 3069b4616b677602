import * as z from 'zod/mini'
import type { Failure } from '#src/api/result.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { contentFinding } from '#src/domain/content-item/content-finding.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'

/** The parts of a refusal's context that an operator reads; its reason has a sentence, which is the message. */
const readable = z.object({
  reason: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
  /** The first item of several that does not fit, as "course 7". */
  item: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  findings: z.optional(z.array(contentFinding)),
  /** Who decided before, when and how. */
  decided: z.optional(z.object({ by: z.string(), at: z.iso.datetime(), act: z.string() })),
  /** The save or the publish that an editor's own save would have replaced. */
  theirs: z.optional(
    z.object({
      version: z.nullable(z.int()),
      edition: z.int(),
      editor: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})

const unanswered: Record<Exclude<Failure['kind'], 'refused'>, string> = {
  unreachable: 'The server does not answer. Is it running, at the HOST and PORT of this command?',
  timeout:
    'The server did not answer in time. What you asked for may be done all the same: look before you repeat it.',
  malformed:
    'The answer is not that of this portal. Is another server running at the HOST and PORT of this command?',
}

/** The sentences for operators of codes whose own are for learners. */
const sentences: Partial<Record<number, string>> = {
  [codeByReason.needLogin]: 'The session has ended, or its roles count no longer: run "sign-in" again.',
  [codeByReason.forbidden]:
    'The roles of this account do not allow it. docs/how-to/decide.md says whose do: run "sign-in" as one of them.',
  [codeByReason.notFound]:
    'There is nothing of this number or name. Nothing has changed: compare it with what is listed.',
  [codeByReason.conflict]: 'The item has changed since your version. Nothing was replaced.',
  [codeByReason.repeatSubmit]: 'This was done or decided before. Nothing has changed.',
}

/** What a request that does not fit its call has wrong, as the client of calls says it: "✖ Too small\n  → at amount". */
const ofMisfit = (message: string): string =>
  message.replace(/^✖ /gm, 'Nothing was sent: ').replace(/\n {2}→ at (.+)/g, ' ($1)')

/** Returns who changed the item, and how to continue. */
const theirsInWords = ({ version, edition, editor, at }: NonNullable<z.infer<typeof readable>['theirs']>) => [
  version === null
    ? `${editor} published or withdrew edition ${edition} at ${at}.`
    : `${editor} saved version ${version} at ${at}.`,
  'To compare: write their document out with "show ... --document > theirs.json", and compare both files.',
  'Then move your changes into theirs.json, and save that file.',
]

/**
 * A failure as lines for an operator: the sentence of the server, and what else it said.
 * @example failureInWords({ kind: 'refused', code: 400, message: 'Not valid.', context: { fields: ['amount'] } }) // 'Not valid.\n  Look at: amount'
 */
export function failureInWords(failure: Failure): string {
  if (failure.kind !== 'refused') return unanswered[failure.kind]
  const { data: told = {} } = z.safeParse(readable, failure.context)
  const { reason, fields = [], item, issues = [], findings = [], decided, theirs } = told
  const lines = [
    ...(fields.length > 0 ? [`Look at: ${fields.join(', ')}`] : []),
    ...(item === undefined ? [] : [`In ${item}:`]),
    ...issues.map(({ path, message }) => (path ? `${path}: ${message}` : `The document ${message}`)),
    ...formatFindings(findings),
    ...(decided ? [`Decided by ${decided.by} at ${decided.at}: ${decided.act}.`] : []),
    ...(theirs ? theirsInWords(theirs) : []),
  ]
  const message = (!reason && sentences[failure.code]) || ofMisfit(failure.message)
  return [message, ...lines.map((line) => `  ${line}`)].join('\n')
}
