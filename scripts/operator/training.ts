import type { Api } from '#src/api/create-api.ts'
import { getCheckInCode } from '#src/contract/learning/check-in.ts'
import {
  checkInLearner,
  correctAttendance,
  getClassroomLearners,
  getExamLearners,
} from '#src/contract/learning/enrolled-learner.ts'
import { correctPracticalExam, gradePracticalExam } from '#src/contract/learning/practical-exam-enrolment.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import type { CommandOptions } from './options.ts'
import { readNumber, readOneOf } from './read-words.ts'

/** Somebody who comes, and what there is to say beside the status. */
interface Coming {
  id: number
  name: string
  email: string
  status: string
  more: string[]
}

const toClassroom = async (api: Api, id: number): Promise<Coming[]> =>
  (await valueOrThrow(api.call(getClassroomLearners, { id }))).map(({ checkedInAt, ...person }) => ({
    ...person,
    more: checkedInAt ? [`checked in ${checkedInAt}`] : [],
  }))

const toExam = async (api: Api, id: number): Promise<Coming[]> =>
  (await valueOrThrow(api.call(getExamLearners, { id }))).map(({ recordLink, score, ...person }) => ({
    ...person,
    more: [...(recordLink ? [recordLink] : []), ...(score === null ? [] : [`score ${score}`])],
  }))

const learners: Command = {
  help: [['learners classroom 17', 'who has a seat; or learners practicalExam 3']],
  async run({ api, words }) {
    const which = 'Of what? learners classroom 17, or learners practicalExam 3'
    if (words[0] === undefined) throw new Error(which)
    const says = (text: string) => `Nobody comes to "${text}". It is one of:`
    const training = readOneOf(['classroom', 'practicalExam'], words[0], says)
    const id = readNumber(words, 1, which)
    const people = await (training === 'classroom' ? toClassroom : toExam)(api, id)
    const lines = people.map(({ id: number, name, email, status, more }) =>
      [`${number}: ${name} <${email}>`, status, ...more].join(', '),
    )
    return lines.length > 0 ? lines.join('\n') : 'Nobody yet.'
  },
}

const code: Command = {
  help: [['code 17', 'the code of the minute by which learners check in to a classroom']],
  async run({ api, words }) {
    const id = readNumber(words, 0, 'Of which classroom? code 17')
    const { code: told, validUntil } = await valueOrThrow(api.call(getCheckInCode, { id }))
    return `${told}, until ${validUntil}`
  },
}

const checkIn: Command = {
  help: [['check-in 12', 'check in whom learners names by that number']],
  async run({ api, words }) {
    const id = readNumber(words, 0, 'Whom? check-in 12 (see learners)')
    await valueOrThrow(api.call(checkInLearner, { id }))
    return `${id} is checked in.`
  },
}

/** A practical exam's score of 100, or absence. */
function gradeOf({ score, absent }: CommandOptions): { score: number } | { absent: true } {
  if (score !== undefined && absent) throw new Error('Either --score or --absent.')
  if (absent) return { absent }
  if (score === undefined) throw new Error('How? --score 85, or --absent')
  if (!/^(\d|[1-9]\d|100)$/.test(score)) throw new Error(`--score is from 0 to 100, not "${score}".`)
  return { score: Number(score) }
}

const grade: Command = {
  help: [['grade 12 --score 85', 'or --absent: the practical exam of whom learners names by that number']],
  async run({ api, words, options }) {
    const id = readNumber(words, 0, 'Whom? grade 12 --score 85 (see learners)')
    const { status } = await valueOrThrow(api.call(gradePracticalExam, { id, ...gradeOf(options) }))
    return `${id} is graded: ${status}.`
  },
}

const withReason = ({ reason }: CommandOptions): string => {
  if (!reason?.trim()) throw new Error('Why? --reason "..." (the learner reads it)')
  return reason
}

const correctGrade: Command = {
  help: [
    [
      'correct-grade 12 --score 85 --reason "..."',
      'or --absent: put a wrong grade right; the learner is told',
    ],
  ],
  async run({ api, words, options }) {
    const id = readNumber(words, 0, 'Whose grade? correct-grade 12 --score 85 --reason "..." (see learners)')
    const grade = { id, ...gradeOf(options), reason: withReason(options) }
    const { status } = await valueOrThrow(api.call(correctPracticalExam, grade))
    return `The grade of ${id} is corrected: ${status}.`
  },
}

const correctAttended: Command = {
  help: [
    [
      'correct-attendance 12 --reason "..."',
      'was there after all; or --absent: was not; the learner is told',
    ],
  ],
  async run({ api, words, options }) {
    const id = readNumber(words, 0, 'Whose? correct-attendance 12 --reason "..." (see learners)')
    const attended = !options.absent
    await valueOrThrow(api.call(correctAttendance, { id, attended, reason: withReason(options) }))
    return `${id} ${attended ? 'was there' : 'was not there'}: corrected.`
  },
}

/** What trainers do where people come. */
export const trainingCommands: Commands = {
  learners,
  code,
  'check-in': checkIn,
  grade,
  'correct-grade': correctGrade,
  'correct-attendance': correctAttended,
}
