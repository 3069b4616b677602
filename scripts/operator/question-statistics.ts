import * as contract from '#src/contract/publishing/question-statistics.ts'
import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { CommandOptions } from './options.ts'
import { parseInstant } from './parse-arguments.ts'
import type { QuestionAction } from './question-command.ts'

const previewTakeOut: QuestionAction = async (api, questionId) => {
  const seen = await unwrapOrThrow(api.call(contract.previewQuestionVoiding, { questionId }))
  const { attempts, raised, passed, left, needed, passing } = seen
  const lines = passing.map(({ learnerId, name, exam, targetId, score, rescored }) =>
    [`learner ${learnerId}`, name, `${exam} ${targetId}`, `${score} → ${rescored}`].join('\t'),
  )
  const head = `Of ${attempts} ended attempts ${raised} would have a higher score, and ${passed} would be passed.`
  return [`${head} ${left} questions would be left; a paper needs ${needed}.`, ...lines].join('\n')
}

const formatShare = (value: number | null): string => (value === null ? '-' : `${Math.round(value * 100)} %`)

const statisticsLine = ({
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
    formatShare(facility),
    discrimination === null ? '-' : discrimination.toFixed(2),
    misleading
      ? `${misleading.times}× ${String.fromCharCode(65 + misleading.option)} ${misleading.text}`
      : '',
    takenOutAt ? `out since ${takenOutAt.slice(0, 10)}` : '',
    text,
  ].join('\t')

/**
 * Returns the part of a request that selects a pool's exam papers: those since the time and in the language that the
 * options name.
 */
const papersOf = (poolId: number, { since, texts }: CommandOptions) => ({
  poolId,
  ...(since !== undefined && { since: parseInstant(since, '--since') }),
  ...(texts !== undefined && { texts }),
})

/** Returns the statistics of a pool's questions as tab-separated values, for spreadsheets. */
const statistics: QuestionAction = async (api, poolId, options) => {
  const rows = await unwrapOrThrow(api.call(contract.getQuestionStatistics, papersOf(poolId, options)))
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
  return [head.join('\t'), ...rows.map(statisticsLine)].join('\n')
}

const scores: QuestionAction = async (api, poolId, options) => {
  const found = await unwrapOrThrow(api.call(contract.getScoreDistribution, papersOf(poolId, options)))
  if (!found) return `No papers are drawn from pool ${poolId}.`
  const { papers, passed, pass, median, bands } = found
  const head = `${papers} papers, ${passed} passed (from ${pass} points), median ${median ?? '-'}`
  const lines = bands.map(
    ({ from, to, papers: count }) => `${from === to ? from : `${from}-${to}`}\t${count}`,
  )
  return [head, ...lines].join('\n')
}

const takeOut: QuestionAction = async (api, questionId, { reason }) => {
  if (reason === undefined) throw new Error('--reason is missing: it says what is wrong with the question.')
  const done = await unwrapOrThrow(
    api.call(contract.voidQuestion, { questionId, reason }, { waitsForPublish: true }),
  )
  const { attempts, raised, passed, left, needed } = done
  const warning =
    left < needed ? ` The pool has ${left} questions left, and a paper needs ${needed}: add questions.` : ''
  return `Question ${questionId} is withdrawn. Of ${attempts} ended attempts ${raised} now have a higher score, and ${passed} are now passed.${warning}`
}

/** The actions that show the statistics of questions, and those that exclude a question from scoring. */
export const questionStatisticsActions = {
  statistics,
  scores,
  'preview-take-out': previewTakeOut,
  'take-out': takeOut,
}
