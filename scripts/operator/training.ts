import type { Api } from '#src/api/create-api.ts'
import { getCheckInCode } from '#src/contract/learning/check-in.ts'
import {
  checkInLearner,
  correctAttendance,
  getClassroomLearners,
  getExamLearners,
} from '#src/contract/learning/enrolled-learner.ts'
import { correctPracticalExam, gradePracticalExam } from '#src/contract/learning/practical-exam-enrolment.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import type { CommandOptions } from './options.ts'
import { parseNumber, parseOneOf } from './parse-arguments.ts'

/** A participant with the status and further details, which are lines of text. */
interface Participant {
  id: number
  name: string
  email: string
  status: string
  details: string[]
}

const listClassroomParticipants = async (api: Api, id: number): Promise<Participant[]> =>
  (await unwrapOrThrow(api.call(getClassroomLearners, { id }))).map(({ checkedInAt, ...person }) => ({
    ...person,
    details: checkedInAt ? [`checked in ${checkedInAt}`] : [],
  }))

const listExamParticipants = async (api: Api, id: number): Promise<Participant[]> =>
  (await unwrapOrThrow(api.call(getExamLearners, { id }))).map(({ recordLink, score, ...person }) => ({
    ...person,
    details: [...(recordLink ? [recordLink] : []), ...(score === null ? [] : [`score ${score}`])],
  }))

const learners: Command = {
  help: [['learners classroom 17', 'list the participants; or learners practicalExam 3']],
  async run({ api, args }) {
    const usage = 'The training is missing: learners classroom 17, or learners practicalExam 3'
    if (args[0] === undefined) throw new Error(usage)
    const notOneOf = (text: string) => `A "${text}" has no participants. It is one of:`
    const training = parseOneOf(['classroom', 'practicalExam'], args[0], notOneOf)
    const id = parseNumber(args, 1, usage)
    const people = await (training === 'classroom' ? listClassroomParticipants : listExamParticipants)(
      api,
      id,
    )
    const lines = people.map(({ id: number, name, email, status, details }) =>
      [`${number}: ${name} <${email}>`, status, ...details].join(', '),
    )
    return lines.length > 0 ? lines.join('\n') : 'There are no participants yet.'
  },
}

const code: Command = {
  help: [['code 17', 'show the current code with which learners check in to a classroom']],
  async run({ api, args }) {
    const id = parseNumber(args, 0, 'The number of the classroom is missing: code 17')
    const { code: checkInCode, validUntil } = await unwrapOrThrow(api.call(getCheckInCode, { id }))
    return `${checkInCode}, until ${validUntil}`
  },
}

const checkIn: Command = {
  help: [['check-in 12', 'check in the participant with that number in "learners"']],
  async run({ api, args }) {
    const id = parseNumber(args, 0, 'The number of the participant is missing: check-in 12 (see learners)')
    await unwrapOrThrow(api.call(checkInLearner, { id }))
    return `${id} is checked in.`
  },
}

/** Parses the grade of a practical exam: a score out of 100, or that the candidate was absent. */
function gradeOf({ score, absent }: CommandOptions): { score: number } | { absent: true } {
  if (score !== undefined && absent) throw new Error('--score and --absent exclude each other.')
  if (absent) return { absent }
  if (score === undefined) throw new Error('The grade is missing: --score 85, or --absent')
  if (!/^(\d|[1-9]\d|100)$/.test(score)) throw new Error(`--score is from 0 to 100, not "${score}".`)
  return { score: Number(score) }
}

const grade: Command = {
  help: [
    [
      'grade 12 --score 85',
      'or --absent: grade the practical exam of the participant with that number in "learners"',
    ],
  ],
  async run({ api, args, options }) {
    const id = parseNumber(
      args,
      0,
      'The number of the participant is missing: grade 12 --score 85 (see learners)',
    )
    const { status } = await unwrapOrThrow(api.call(gradePracticalExam, { id, ...gradeOf(options) }))
    return `${id} is graded: ${status}.`
  },
}

const requireReason = ({ reason }: CommandOptions): string => {
  if (!reason?.trim()) throw new Error('--reason is missing: --reason "..." (the learner reads it)')
  return reason
}

const correctGrade: Command = {
  help: [
    [
      'correct-grade 12 --score 85 --reason "..."',
      'or --absent: correct a wrong grade; the learner is notified',
    ],
  ],
  async run({ api, args, options }) {
    const id = parseNumber(
      args,
      0,
      'The number of the participant is missing: correct-grade 12 --score 85 --reason "..." (see learners)',
    )
    const grade = { id, ...gradeOf(options), reason: requireReason(options) }
    const { status } = await unwrapOrThrow(api.call(correctPracticalExam, grade))
    return `The grade of ${id} is corrected: ${status}.`
  },
}

const correctAttendanceCommand: Command = {
  help: [
    [
      'correct-attendance 12 --reason "..."',
      'correct to present, or with --absent to absent; the learner is notified',
    ],
  ],
  async run({ api, args, options }) {
    const id = parseNumber(
      args,
      0,
      'The number of the participant is missing: correct-attendance 12 --reason "..." (see learners)',
    )
    const attended = !options.absent
    await unwrapOrThrow(api.call(correctAttendance, { id, attended, reason: requireReason(options) }))
    return `${id} is now recorded as ${attended ? 'present' : 'absent'}.`
  },
}

/** The trainers' commands for participants. */
export const trainingCommands: Commands = {
  learners,
  code,
  'check-in': checkIn,
  grade,
  'correct-grade': correctGrade,
  'correct-attendance': correctAttendanceCommand,
}
