import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import * as z from 'zod/mini'
import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/publishing/question-bank.ts'
import { bankForm } from '#src/domain/pool/bank/bank-question.ts'
import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command } from './act.ts'
import type { CommandOptions } from './options.ts'
import { readNumber, readOneOf } from './read-words.ts'

type Does = (api: Api, id: number, options: CommandOptions) => Promise<string>

const exported: Does = async (api, poolId, { form = '', texts = 'en', file }) => {
  const known = readOneOf(bankForm.options, form, () => '--form is one of:')
  const call = api.call(contract.exportQuestions, { poolId, form: known, texts }, { patient: true })
  const { name, content, questions, left } = await valueOrThrow(call)
  const path = file ?? name
  writeFileSync(path, Buffer.from(content, 'base64'))
  const lacking = left.length > 0 ? ` Not in ${texts} and left out: ${left.join(', ')}.` : ''
  const other = file && extname(file) !== extname(name) ? ` It is what others call ${name}.` : ''
  return `${questions} questions are in ${path}.${lacking}${other}`
}

const faultLine = ({ file, line, question, text }: z.infer<typeof contract.bankReport>[number]): string =>
  [`${file}:${line}`, question, text].filter(Boolean).join(': ')

const imported: Does = async (api, poolId, { file, texts = 'en', new: addsQuestions }) => {
  if (file === undefined) throw new Error('--file names the file of questions.')
  const bank = new File([readFileSync(file)], basename(file))
  const given = { poolId, texts, ...(addsQuestions && { addsQuestions }), file: bank }
  const result = await api.call(contract.importQuestions, given, { patient: true })
  const report = result.ok || result.failure.kind !== 'refused' ? undefined : result.failure.context.report
  const faults = z.safeParse(contract.bankReport, report)
  if (faults.success) throw new Error(['Nothing of it is taken:', ...faults.data.map(faultLine)].join('\n'))
  const { added, changed, same } = await valueOrThrow(Promise.resolve(result))
  const next = added + changed > 0 ? ` They are in the draft: publish pool ${poolId}.` : ''
  return `${added} new, ${changed} changed, ${same} as they were.${next}`
}

const share = (value: number | null): string => (value === null ? '-' : `${Math.round(value * 100)} %`)

const line = ({
  questionId,
  code,
  attempts,
  facility,
  discrimination,
  misleading,
  takenOutAt,
  text,
}: QuestionStatistics) =>
  [
    String(questionId),
    code ?? '',
    String(attempts),
    share(facility),
    discrimination === null ? '-' : discrimination.toFixed(2),
    misleading
      ? `${misleading.times}× ${String.fromCharCode(65 + misleading.option)} ${misleading.text}`
      : '',
    takenOutAt ? `out since ${takenOutAt.slice(0, 10)}` : '',
    text,
  ].join('\t')

/** A table with tabs, which a spreadsheet reads. */
const statistics: Does = async (api, poolId) => {
  const rows = await valueOrThrow(api.call(contract.getQuestionStatistics, { poolId }))
  const head = [
    'question',
    'code',
    'attempts',
    'right',
    'discrimination',
    'most chosen wrong option',
    'out',
    'text',
  ]
  return [head.join('\t'), ...rows.map(line)].join('\n')
}

const takenOut: Does = async (api, questionId, { reason }) => {
  if (reason === undefined) throw new Error('--reason says what is wrong with it.')
  const done = await valueOrThrow(
    api.call(contract.takeOutQuestion, { questionId, reason }, { patient: true }),
  )
  const { attempts, raised, passed, left, needed } = done
  const short =
    left < needed ? ` The pool has ${left} questions left and a paper needs ${needed}: add some.` : ''
  return `Question ${questionId} is out. Of ${attempts} ended attempts ${raised} have a higher score, and ${passed} are passed now.${short}`
}

const does = { export: exported, import: imported, statistics, 'take-out': takenOut }

/** What editors and reviewers do with the questions of a pool. */
export const questions: Command = {
  help: [
    [
      'questions export 7 --form gift|moodle|qti22|qti30|portal [--texts de] [--file pool.zip]',
      'the questions of a pool as a file (docs/how-to/question-banks.md)',
    ],
    [
      'questions import 7 --file bank.xml [--texts de] [--new]',
      'bring a file of questions into the draft of a pool; --new: those that it lacks are no translations',
    ],
    ['questions statistics 7', "how easy a pool's questions are, and how well they tell who knows"],
    ['questions take-out 7003 --reason "..."', 'a broken question: it is right for everybody who had it'],
  ],
  run({ api, words, options }) {
    const which = 'What, and of which pool? questions export 7 --form gift --file pool.gift'
    if (words[0] === undefined) throw new Error(which)
    const names = Object.keys(does) as (keyof typeof does)[]
    return does[readOneOf(names, words[0], () => 'With questions one can:')](
      api,
      readNumber(words, 1, which),
      options,
    )
  },
}
