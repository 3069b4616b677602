import * as contract from '#src/contract/publishing/question-bank.ts'
import type { BankFault, FaultyBankText } from '#src/domain/pool/bank/bank-fault.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import { implement } from '../../implement.ts'
import { countPoolQuestions } from '../../services/publishing/bank/count-pool-questions.ts'
import { exportPool } from '../../services/publishing/bank/export-pool.ts'
import { checkBank, importBank } from '../../services/publishing/bank/import-bank.ts'
import { readBankInChildProcess } from '../../services/publishing/bank/read-bank-in-child-process.ts'

/** Returns a function that describes a fault of a question bank in a sentence. */
function faultTexts(language: string): (fault: BankFault) => string {
  const { t } = translatorOf(language, 'bank')
  const describePart = ({ kind, number = 0, language: of }: FaultyBankText): string =>
    [t(`bank:part.${kind}`, { number }), ...(of === undefined ? [] : [`(${of})`])].join(' ')
  return ({ reason, detail, part }) =>
    t(`bank:${reason}`, { detail: [detail ?? [], part ? describePart(part) : []].flat().join(', ') })
}

/** Describes the faults of a question bank in sentences, in the order of the lines. */
function reportOf(faults: readonly BankFault[], language: string) {
  const textOf = faultTexts(language)
  return faults
    .toSorted((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
    )
    .map((fault) => {
      const { file, line, question, reason } = fault
      return { file, line, ...(question !== undefined && { question }), reason, text: textOf(fault) }
    })
}

const truthLabels = (language: string): [string, string] => {
  const { t } = translatorOf(language, 'bank')
  return [t('bank:true'), t('bank:false')]
}

export const questionBankRoutes = [
  implement(contract.exportQuestions, async ({ db, ports, request: { texts: language, ...request } }) => {
    const exported = await exportPool(db, ports.storage, { ...request, language })
    if (isRefused(exported)) return exported
    const { bytes, ...report } = exported
    return { ...report, content: Buffer.from(bytes).toString('base64') }
  }),

  implement(contract.importQuestions, async ({ db, ports, request, language, ...context }) => {
    const { poolId, texts, addsQuestions = false, file } = request
    if (file.size > (contract.importQuestions.uploadBytes ?? 0))
      return refuse('invalid', { fields: ['file'] })
    const bank = await readBankInChildProcess({ name: file.name, bytes: await file.bytes(), language: texts })
    const done = await importBank(db, ports.storage, {
      ...publishInputOf(context),
      poolId,
      bank,
      addsQuestions,
      trueFalseTextsOf: truthLabels,
    })
    return 'faults' in done ? refuse('invalid', { report: reportOf(done.faults, language) }) : done
  }),

  implement(contract.checkQuestions, async ({ db, request, language, ...context }) => {
    const { poolId, texts, addsQuestions = false, file } = request
    if (file.size > (contract.checkQuestions.uploadBytes ?? 0)) return refuse('invalid', { fields: ['file'] })
    const bytes = await file.bytes()
    const bank = await readBankInChildProcess({ name: file.name, bytes, language: texts })
    const checked = await checkBank(db, {
      ...publishInputOf(context),
      ...{ poolId, bank, addsQuestions, trueFalseTextsOf: truthLabels },
      sources: new Map([[file.name, bytes]]),
    })
    if (isRefused(checked)) return checked
    const { counts, questions, before, after } = checked
    const textOf = faultTexts(language)
    return {
      ...{ ...counts, before, after },
      questions: questions.map(({ faults, ...each }) => ({
        ...each,
        faults: faults.map((fault) => ({
          ...{ line: fault.line, source: fault.source, reason: fault.reason, text: textOf(fault) },
        })),
      })),
    }
  }),

  implement(contract.getPoolQuestionCounts, ({ db, request }) => countPoolQuestions(db, request.ids)),
]
