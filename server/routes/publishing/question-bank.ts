import * as contract from '#src/contract/publishing/question-bank.ts'
import type { BankFault, BankPart } from '#src/domain/pool/bank/bank-fault.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { operatorOf } from '../../http/operator.ts'
import { publishingOf } from '../../http/publishing-editor.ts'
import { implement } from '../../implement.ts'
import { getQuestionStatistics } from '../../services/learning/question/get-question-statistics.ts'
import { withdrawQuestion } from '../../services/learning/question/withdraw-question.ts'
import { exportPool } from '../../services/publishing/bank/export-pool.ts'
import { importBank } from '../../services/publishing/bank/import-bank.ts'
import { readBankInProcess } from '../../services/publishing/bank/read-bank-in-process.ts'

/** Describes the faults of a bank in sentences, in the order of the lines. */
function reportOf(faults: readonly BankFault[], language: string) {
  const { t } = translatorOf(language, 'bank')
  const describePart = ({ kind, number = 0, language: of }: BankPart): string =>
    [t(`bank:part.${kind}`, { number }), ...(of === undefined ? [] : [`(${of})`])].join(' ')
  return faults
    .toSorted((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
    )
    .map(({ file, line, question, reason, detail, part }) => ({
      file,
      line,
      ...(question !== undefined && { question }),
      reason,
      text: t(`bank:${reason}`, { detail: [detail ?? [], part ? describePart(part) : []].flat().join(', ') }),
    }))
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
    const bank = await readBankInProcess({ name: file.name, bytes: await file.bytes(), language: texts })
    const done = await importBank(db, ports.storage, {
      ...publishingOf(context),
      poolId,
      bank,
      addsQuestions,
      verdicts: truthLabels,
    })
    return 'faults' in done ? refuse('invalid', { report: reportOf(done.faults, language) }) : done
  }),

  implement(contract.getQuestionStatistics, ({ db, request }) => getQuestionStatistics(db, request.poolId)),

  implement(contract.takeOutQuestion, ({ db, request, http, now }) =>
    withdrawQuestion(db, { ...request, operator: operatorOf(http), now }),
  ),
]
