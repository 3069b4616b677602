import * as z from 'zod/mini'
import type { Failure } from '#src/api/result.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { contentFinding } from '#src/domain/content-item/content-finding.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'

/** The parts of a refusal's context that are described to an operator, in addition to the message. */
const refusalContext = z.object({
  reason: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
  /** The first invalid item of several items, such as "course 7". */
  item: z.optional(z.string()),
  /** The first line of a file that can't be read. */
  line: z.optional(z.int()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  findings: z.optional(z.array(contentFinding)),
  /** The earlier decision: who decided, when, and what was decided. */
  decided: z.optional(z.object({ by: z.string(), at: z.iso.datetime(), act: z.string() })),
  /** The save or publish that an editor's own save would have overwritten. */
  theirs: z.optional(
    z.object({
      version: z.nullable(z.int()),
      edition: z.int(),
      editor: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})

const sentenceOfKind: Record<Exclude<Failure['kind'], 'refused'>, string> = {
  unreachable:
    'The server does not answer. Is it running, at the HOST and PORT of this command? If it ended meanwhile, the act may be stored: check before you repeat it.',
  timeout: 'The server did not answer in time. The request may have succeeded: check before you repeat it.',
  malformed:
    'The answer does not come from this portal. Is another server running at the HOST and PORT of this command?',
}

/** The sentences for operators, by error code. These codes have texts for learners, which do not help operators. */
const sentences: Partial<Record<number, string>> = {
  [codeByReason.needLogin]: 'The session has ended, or its roles have expired: run "sign-in" again.',
  [codeByReason.forbidden]:
    'The roles of this account do not allow it. docs/how-to/decide.md lists the roles that do: run "sign-in" with one of them.',
  [codeByReason.notFound]:
    'There is nothing with this number or name, and nothing has changed: check the list.',
  [codeByReason.conflict]: 'The item has changed since your version. Nothing was replaced.',
  [codeByReason.repeatSubmit]: 'This was already done or decided. Nothing has changed.',
}

/**
 * Converts the API client's message about an invalid request to sentences for an operator: "✖ Too small\n → at
 * amount" becomes "Nothing was sent: Too small (amount)".
 */
const formatInvalidRequest = (message: string): string =>
  message.replace(/^✖ /gm, 'Nothing was sent: ').replace(/\n {2}→ at (.+)/g, ' ($1)')

/** Describes the change of another editor, and how to continue. */
const describeOtherChange = ({
  version,
  edition,
  editor,
  at,
}: NonNullable<z.infer<typeof refusalContext>['theirs']>) => [
  version === null
    ? `${editor} published or withdrew edition ${edition} at ${at}.`
    : `${editor} saved version ${version} at ${at}.`,
  'To compare: export their document with "show ... --document > theirs.json", and compare both files.',
  'Then move your changes into theirs.json, and save that file.',
]

/**
 * Formats a failure as lines for an operator: the server's sentence and further details.
 * @example describeFailure({ kind: 'refused', code: 400, message: 'Not valid.', context: { fields: ['amount'] } }) // 'Not valid.\n  Invalid fields: amount'
 */
export function describeFailure(failure: Failure): string {
  if (failure.kind !== 'refused') return sentenceOfKind[failure.kind]
  const { data: context = {} } = z.safeParse(refusalContext, failure.context)
  const { reason, fields = [], item, line, issues = [], findings = [], decided, theirs } = context
  const lines = [
    ...(fields.length > 0 ? [`Invalid fields: ${fields.join(', ')}`] : []),
    ...(item === undefined ? [] : [`In ${item}:`]),
    ...(line === undefined ? [] : [`Line ${line}`]),
    ...issues.map(({ path, message }) => (path ? `${path}: ${message}` : `The document ${message}`)),
    ...formatFindings(findings),
    ...(decided ? [`Decided by ${decided.by} at ${decided.at}: ${decided.act}.`] : []),
    ...(theirs ? describeOtherChange(theirs) : []),
  ]
  const message = (!reason && sentences[failure.code]) || formatInvalidRequest(failure.message)
  return [message, ...lines.map((line) => `  ${line}`)].join('\n')
}
