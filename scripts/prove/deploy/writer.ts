import { setTimeout as wait } from 'node:timers/promises'
import { type Api, createApi } from '#src/api/create-api.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { getExamPaper, saveExamDraft } from '#src/contract/learning/exam.ts'
import { cancelOrder, getOrder, placeOrder } from '#src/contract/money/order.ts'
import { orderRequestOf } from '#tests/fixtures/server/paying.ts'
import type { Examinee } from '../exam/examinees.ts'
import type { WriteCounts } from './write-counts.ts'

const certification = 2
/** The ids of courses without a fee, and of workshops with a fee. */
const courses = [1, 2, 3, 4, 5, 6]
const workshops = [12, 13, 16]
/**
 * The sites and language of requests: the European site, which sells items, and the worldwide site, both in English.
 */
const selling = { siteId: 21, languageId: 1 }
const worldwide = { siteId: 1, languageId: 1 }

/**
 * The servers of a rollout: the server on which a writer writes, and the other server, which may run another
 * release.
 */
export interface ServerPair {
  own: number
  other: number
}

/**
 * Writes to one server as learners do, with one learner after the other. Each learner enrols, sits an exam on both
 * servers, orders and cancels.
 */
export class Writer {
  readonly #learners: Examinee[]
  readonly #servers: ServerPair
  readonly #counts: WriteCounts

  constructor(learners: Examinee[], servers: ServerPair, counts: WriteCounts) {
    this.#learners = learners
    this.#servers = servers
    this.#counts = counts
  }

  /**
   * Writes until `hasEnded` returns true, with a new learner in each round. When all learners have been used,
   * continues with the first learner.
   */
  async write(hasEnded: () => boolean): Promise<void> {
    for (let round = 0; !hasEnded(); round += 1) {
      const learner = this.#learners[round % this.#learners.length] as Examinee
      for (const run of [this.#enrol, this.#sitExam, this.#order])
        if (!hasEnded()) await run.call(this, learner)
      await wait(20)
    }
  }

  #api(port: number, { cookie }: Examinee, place = worldwide): Api {
    return createApi({
      ...{ baseURL: `http://localhost:${port}/api`, ...place, fetch: this.#counts.fetchAt(port) },
      headers: { Cookie: cookie },
    })
  }

  async #enrol(learner: Examinee): Promise<void> {
    const api = this.#api(this.#servers.own, learner)
    for (const id of courses) {
      const { ok } = await api.call(enrolInCourse, { id, emailNotification: 'notSubscribed' })
      if (ok) this.#counts.count(this.#servers.own, 'enrolled')
    }
  }

  /** Begins an attempt on one server and continues it on the other, so that both releases write it. */
  async #sitExam(learner: Examinee): Promise<void> {
    const { own, other } = this.#servers
    const paper = await this.#api(own, learner).call(getExamPaper, {
      exam: 'theory',
      targetId: certification,
    })
    if (!paper.ok) return
    this.#counts.count(own, 'exam begun')
    const { attemptId, questions } = paper.value
    for (const [index, { position, options }] of questions.slice(0, 6).entries()) {
      const port = index % 2 === 0 ? own : other
      const letters = [options[0]?.letter as string]
      const saved = await this.#api(port, learner).call(saveExamDraft, {
        attemptId,
        answers: [{ position, letters }],
      })
      if (saved.ok) this.#counts.count(port, 'answer saved')
    }
  }

  async #order(learner: Examinee): Promise<void> {
    const api = this.#api(this.#servers.own, learner, selling)
    for (const id of workshops) {
      const target = { kind: 'workshop', id } as const
      const quote = await api.call(getOrder, { target, payType: 'card', billingCountry: 'DE' })
      if (!quote.ok) continue
      const placed = await api.call(placeOrder, orderRequestOf(quote.value))
      if (!placed.ok) continue
      this.#counts.count(this.#servers.own, 'ordered')
      const order = await api.call(getOrder, { target })
      if (order.ok && order.value.seqNo) await api.call(cancelOrder, { target, seqNo: order.value.seqNo })
    }
  }
}
