import * as z from 'zod/mini'
import { getExamPaper, saveExamDraft, submitExam } from '#src/contract/learning/exam.ts'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'
import type { ExamPaper } from '#src/domain/exam/exam.ts'
import { sendTimedRequest, type TimedResponse } from '../../load/http-client.ts'
import { toLoadRequest, withCookies } from '../../load/load-request.ts'
import type { Examinee } from '../../prove/exam/examinees.ts'

/** The certification whose theory exam the learners sit. */
export const benchCertificationId = 2
const exam = { exam: 'theory', targetId: benchCertificationId } as const

/** A learner who begins an exam, saves answers and submits the exam. Each request goes to the next server. */
export class BenchLearner {
  readonly id: number
  /** The letter of each acknowledged answer, by the question's position. */
  readonly acknowledged = new Map<number, string>()
  private readonly cookie: string
  private readonly nextOrigin: () => string
  private paper: ExamPaper | undefined
  private saveCount = 0

  constructor({ id, cookie }: Examinee, nextOrigin: () => string) {
    this.id = id
    this.cookie = cookie
    this.nextOrigin = nextOrigin
  }

  async begin(): Promise<TimedResponse> {
    const response = await this.send(getExamPaper, exam)
    if (response.status === 200)
      this.paper = z.decode(getExamPaper.response, JSON.parse(response.text).data) as ExamPaper
    return response
  }

  /** Saves the answer to the next question; after the last question, changes earlier answers. */
  async save(): Promise<TimedResponse> {
    const { attemptId, seat, questions } = this.openPaper
    const question = questions[this.saveCount % questions.length] as ExamPaper['questions'][number]
    const { letter } = question.options[this.saveCount % question.options.length] as { letter: string }
    this.saveCount += 1
    const answers = [{ position: question.position, letters: [letter] }]
    const response = await this.send(saveExamDraft, { attemptId, seat, answers })
    if (response.status === 200) this.acknowledged.set(question.position, letter)
    return response
  }

  /** Submits the exam; the server has all answers already. */
  submit(): Promise<TimedResponse> {
    const { attemptId, seat } = this.openPaper
    return this.send(submitExam, { ...exam, attemptId, seat, answers: [] })
  }

  private get openPaper(): ExamPaper {
    if (!this.paper) throw new Error('The exam has not begun')
    return this.paper
  }

  private send<C extends Call>(call: C, request: RequestOf<C>): Promise<TimedResponse> {
    return sendTimedRequest(withCookies(toLoadRequest(this.nextOrigin(), call, request), this.cookie))
  }
}
