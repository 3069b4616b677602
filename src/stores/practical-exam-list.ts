import { getPracticalExamCards } from '../contract/practical-exam.ts'
import type { PracticalExamCard } from '../domain/practical-exam/practical-exam.ts'
import { environment } from '../environment/environment.ts'
import { createList } from './list.ts'

/** The id of the chosen region; '' for all countries. */
export interface ExamQuery {
  regionId: string
}

const digits = /^\d{1,9}$/

/** The dates of practical exams by certification. Specification 1, section 2: region filter. */
export const examList = createList<ExamQuery, PracticalExamCard, { address: string }>({
  empty: { regionId: '' },
  read(url) {
    const regionId = url.get('regionId') ?? ''
    return { regionId: digits.test(regionId) ? regionId : '' }
  },
  write: ({ regionId }) => (regionId === '' ? '' : `?regionId=${regionId}`),
  async find({ regionId }) {
    const region = regionId === '' ? {} : { regionId: Number(regionId) }
    const answer = await environment().api.call(getPracticalExamCards, region)
    return answer.ok
      ? { ok: true, value: { rows: answer.value, total: answer.value.length } }
      : { ...answer, value: null }
  },
})
