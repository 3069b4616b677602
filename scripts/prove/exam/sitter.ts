import { setTimeout as wait } from 'node:timers/promises'
import { type Api, createApi } from '#src/api/create-api.ts'
import { getExamPaper, saveExamDraft } from '#src/contract/learning/exam.ts'
import type { ExamSheet } from '#src/domain/exam/exam.ts'
import type { Examinee } from './learners.ts'

/** How long a learner's own browser waits before it sends again what was not acknowledged, in milliseconds. */
const again = 1000

/** A learner who sits the exam: answers, and keeps what was acknowledged. */
export class Sitter {
  readonly id: number
  /** The letter of each answer that the server said it has kept, by the question's position. */
  readonly acknowledged = new Map<number, string>()
  /** The milliseconds of each answer that was acknowledged at once, and how many were sent again. */
  readonly times: number[] = []
  resent = 0
  private readonly api: Api
  private readonly certificationId: number
  private sheet: ExamSheet | undefined
  private turn = 0

  constructor(origin: string, { id, cookie }: Examinee, certificationId: number) {
    this.id = id
    this.certificationId = certificationId
    this.api = createApi({ baseURL: `${origin}/api`, siteId: 1, languageId: 1, headers: { Cookie: cookie } })
  }

  /** Begins the exam; answers how long that took. */
  async begin(): Promise<number> {
    const begun = performance.now()
    const result = await this.api.call(getExamPaper, { exam: 'theory', targetId: this.certificationId })
    if (!result.ok) throw new Error(`An exam did not begin: ${JSON.stringify(result.failure)}`)
    this.sheet = result.value
    return performance.now() - begun
  }

  /** Answers the next question, changing earlier answers after the last, until the server has kept it. */
  async answer(): Promise<void> {
    const { attemptId, questions } = this.sheet as ExamSheet
    const question = questions[this.turn % questions.length] as ExamSheet['questions'][number]
    const letter = question.options[this.turn % question.options.length]?.letter as string
    this.turn += 1
    const answers = [{ position: question.position, letters: [letter] }]
    for (let first = true; ; first = false) {
      const begun = performance.now()
      const result = await this.api.call(saveExamDraft, { attemptId, answers })
      if (result.ok) {
        if (first) this.times.push(performance.now() - begun)
        else this.resent += 1
        this.acknowledged.set(question.position, letter)
        return
      }
      if (result.failure.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(result.failure)}`)
      await wait(again)
    }
  }

  /** Answers every so many milliseconds until an instant, beginning somewhere in the first of them. */
  async sit(every: number, offset: number, until: number): Promise<void> {
    for (let next = performance.now() + offset; next < until; next += every) {
      await wait(Math.max(0, next - performance.now()))
      await this.answer()
    }
  }
}
