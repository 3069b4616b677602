import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import * as z from 'zod/mini'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import * as contract from '#src/contract/publishing/question-bank.ts'
import { bankFormat } from '#src/domain/pool/bank/bank-question.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command } from './command.ts'
import { parseNumber, parseOneOf } from './parse-arguments.ts'
import type { QuestionAction } from './question-command.ts'
import { questionStatisticsActions } from './question-statistics.ts'

const exportQuestions: QuestionAction = async (api, poolId, { format = '', texts = 'en', file }) => {
  const bankFormatName = parseOneOf(bankFormat.options, format, () => '--format is one of:')
  const call = api.call(
    contract.exportQuestions,
    { poolId, format: bankFormatName, texts },
    { waitsForPublish: true },
  )
  const { name, content, questions, left } = await unwrapOrThrow(call)
  const path = file ?? name
  writeFileSync(path, Buffer.from(content, 'base64'))
  const missing = left.length > 0 ? ` Not available in ${texts} and left out: ${left.join(', ')}.` : ''
  const other = file && extname(file) !== extname(name) ? ` Other programs expect the name ${name}.` : ''
  return `${questions} questions are in ${path}.${missing}${other}`
}

const faultLine = ({
  file,
  line: statisticsLine,
  question,
  text,
}: z.infer<typeof contract.questionFileFaults>[number]): string =>
  [`${file}:${statisticsLine}`, question, text].filter(Boolean).join(': ')

const importQuestions: QuestionAction = async (api, poolId, { file, texts = 'en', new: addsQuestions }) => {
  if (file === undefined) throw new Error('--file is missing: it names the file of questions.')
  const bank = new File([readFileSync(file)], basename(file))
  const request = { poolId, texts, ...(addsQuestions && { addsQuestions }), file: bank }
  const result = await api.call(contract.importQuestions, request, { waitsForPublish: true })
  const report = result.ok || result.failure.kind !== 'refused' ? undefined : result.failure.context.report
  const faults = z.safeParse(contract.questionFileFaults, report)
  if (faults.success) throw new Error(['Nothing is imported:', ...faults.data.map(faultLine)].join('\n'))
  const { added, changed, same } = await unwrapOrThrow(Promise.resolve(result))
  const next = added + changed > 0 ? ` They are in the draft. Publish it with: publish pool ${poolId}` : ''
  return `${added} new, ${changed} changed, ${same} unchanged.${next}`
}

type PlannedQuestion = ResponseOf<typeof contract.checkQuestions>['questions'][number]

/**
 * Describes what an import would do with a question of a file, followed by the question's faults or changes on
 * separate lines.
 */
const plannedLines = ({
  file,
  line,
  question,
  text,
  outcome,
  faults,
  changes,
}: PlannedQuestion): string[] => [
  [`${file}:${line}`, question, text, outcome].filter(Boolean).join(': '),
  ...faults.map((fault) => `  ${fault.line}: ${fault.text}`),
  ...changes.map(({ field, language, before, after }) =>
    `  ${[field, language].filter(Boolean).join(' ')}: ${before} → ${after}`.replaceAll('\n', ' / '),
  ),
]

const checkQuestions: QuestionAction = async (api, poolId, { file, texts = 'en', new: addsQuestions }) => {
  if (file === undefined) throw new Error('--file is missing: it names the file of questions.')
  const bank = new File([readFileSync(file)], basename(file))
  const request = { poolId, texts, ...(addsQuestions && { addsQuestions }), file: bank }
  const checked = await unwrapOrThrow(api.call(contract.checkQuestions, request, { waitsForPublish: true }))
  const { added, changed, same, refused, before, after } = checked
  const lines = checked.questions.filter(({ outcome }) => outcome !== 'same').flatMap(plannedLines)
  const head = `${added} new, ${changed} changed, ${same} unchanged, ${refused} refused. Nothing is written.`
  return [...lines, `${head} The pool would grow from ${before} to ${after} questions.`].join('\n')
}

const poolFigures: QuestionAction = async (api, poolId) => {
  const [found] = await unwrapOrThrow(api.call(contract.getPoolQuestionCounts, { ids: [poolId] }))
  if (!found) throw new Error(`There is no pool ${poolId}.`)
  return `Pool ${poolId}: ${found.use ?? 'no use'}, ${found.questions} questions, ${found.takenOut} taken out.`
}

const commandsByName = {
  export: exportQuestions,
  import: importQuestions,
  check: checkQuestions,
  figures: poolFigures,
  ...questionStatisticsActions,
}

/** The commands of editors and reviewers for the questions of a pool. */
export const questionsCommand: Command = {
  help: [
    [
      'questions export 7 --format gift|moodle|qti22|qti30|portal [--texts de] [--file pool.zip]',
      'export the questions of a pool (docs/how-to/question-banks.md)',
    ],
    [
      'questions import 7 --file bank.xml [--texts de] [--new]',
      'import questions into the draft of a pool; --new: unknown questions are new ones, not translations',
    ],
    [
      'questions check 7 --file bank.xml [--texts de] [--new]',
      'what an import would make of each question; nothing is written',
    ],
    ['questions figures 7', 'the use of a pool and the number of its questions'],
    [
      'questions statistics 7 [--since 2026-10-01T00:00:00Z] [--texts de]',
      "difficulty and discrimination of a pool's questions",
    ],
    [
      'questions scores 7 [--since 2026-10-01T00:00:00Z] [--texts de]',
      "the distribution of the scores of a pool's papers",
    ],
    ['questions preview-take-out 7003', 'the effect of withdrawing a question; nothing is written'],
    [
      'questions take-out 7003 --reason "..."',
      'withdraw a broken question; it counts as right for everybody',
    ],
  ],
  run({ api, args, options }) {
    const usage = 'The action or pool is missing: questions export 7 --format gift --file pool.gift'
    if (args[0] === undefined) throw new Error(usage)
    const names = Object.keys(commandsByName) as (keyof typeof commandsByName)[]
    return commandsByName[parseOneOf(names, args[0], () => 'The action is one of:')](
      api,
      parseNumber(args, 1, usage),
      options,
    )
  },
}
