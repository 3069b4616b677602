import { setTimeout as wait } from 'node:timers/promises'
import { type Api, createApi } from '#src/api/create-api.ts'
import { getExamPaper, saveExamDraft } from '#src/contract/learning/exam.ts'
import type { ExamPaper } from '#src/domain/exam/exam.ts'
import type { Examinee } from './examinees.ts'

/** The time that a learner's browser waits before it sends an unacknowledged answer again, in milliseconds. */
const retryDelay = 1000

/** A learner who sits the exam, and records which answers the server has acknowledged. */
export class ExamCandidate {
  readonly id: number
  /** The letter of each acknowledged answer, by the question's position. */
  readonly acknowledged = new Map<number, string>()
  /**
   * The response times of the answers that the server acknowledged at the first attempt, in milliseconds, and the
   * number of answers that were sent again.
   */
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

  /** Begins the exam; returns the response time in milliseconds. */
  async begin(): Promise<number> {
    const startedAt = performance.now()
    const result = await this.api.call(getExamPaper, { exam: 'theory', targetId: this.certificationId })
    if (!result.ok) throw new Error(`An exam did not begin: ${JSON.stringify(result.failure)}`)
    this.paper = result.value
    return performance.now() - startedAt
  }

  /**
   * Saves an answer to the next question, and sends it again until the server has acknowledged it. After the last
   * question, continues with the first question and changes its answer.
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

  /**
   * Saves answers until an instant, one every `every` milliseconds. The first answer is delayed by `offset`
   * milliseconds.
   */
  async sit(every: number, offset: number, until: number): Promise<void> {
    for (let next = performance.now() + offset; next < until; next += every) {
      await wait(Math.max(0, next - performance.now()))
      await this.answer()
    }
  }
}
