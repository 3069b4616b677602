import { setTimeout as wait } from 'node:timers/promises'
import { type Api, createApi } from '#src/api/create-api.ts'
import { getExamPaper, saveExamDraft } from '#src/contract/learning/exam.ts'
import type { ExamPaper } from '#src/domain/exam/exam.ts'
import type { Examinee } from './examinees.ts'

/** How long a learner's browser waits before it sends an unacknowledged answer again, in milliseconds. */
const retryDelay = 1000

/** A learner who sits the exam and records the acknowledged answers. */
export class ExamCandidate {
  readonly id: number
  /** The letter of each acknowledged answer, by the question's position. */
  readonly acknowledged = new Map<number, string>()
  /** The milliseconds of each answer that was acknowledged at the first try, and the number of answers that were sent again. */
  readonly times: number[] = []
  resent = 0
  private readonly api: Api
  private readonly certificationId: number
  private paper: ExamPaper | undefined
  private answerCount = 0

  constructor(origin: string, { id, cookie }: Examinee, certificationId: number) {
    this.id = id
    this.certificationId = certificationId
    this.api = createApi({ baseURL: `${origin}/api`, siteId: 1, languageId: 1, headers: { Cookie: cookie } })
  }

  /** Begins the exam; returns how long it took. */
  async begin(): Promise<number> {
    const startedAt = performance.now()
    const result = await this.api.call(getExamPaper, { exam: 'theory', targetId: this.certificationId })
    if (!result.ok) throw new Error(`An exam did not begin: ${JSON.stringify(result.failure)}`)
    this.paper = result.value
    return performance.now() - startedAt
  }

  /**
   * Saves an answer to the next question, and retries until the server has acknowledged it. After the last question,
   * it starts again at the first one and changes its answer.
   */
  async answer(): Promise<void> {
    const { attemptId, questions } = this.paper as ExamPaper
    const question = questions[this.answerCount % questions.length] as ExamPaper['questions'][number]
    const letter = question.options[this.answerCount % question.options.length]?.letter as string
    this.answerCount += 1
    const answers = [{ position: question.position, letters: [letter] }]
    for (let first = true; ; first = false) {
      const startedAt = performance.now()
      const result = await this.api.call(saveExamDraft, { attemptId, answers })
      if (result.ok) {
        if (first) this.times.push(performance.now() - startedAt)
        else this.resent += 1
        this.acknowledged.set(question.position, letter)
        return
      }
      if (result.failure.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(result.failure)}`)
      await wait(retryDelay)
    }
  }

  /** Answers at an interval in milliseconds until an instant. The first answer is delayed by `offset`. */
  async sit(every: number, offset: number, until: number): Promise<void> {
    for (let next = performance.now() + offset; next < until; next += every) {
      await wait(Math.max(0, next - performance.now()))
      await this.answer()
    }
  }
}
