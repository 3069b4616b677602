import * as z from 'zod/mini'
import * as domain from '../../domain/exam/exam.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { codedEnum, idCodec } from '../protocol/wire.ts'

/**
 * The codes of exam kinds, as in the field relationType of specification 1, section 4. Orders and surveys have
 * other codes in this field.
 */
export const examKindCode = codedEnum({ theory: '0', quiz: '1', topic: '2', nonCertification: '3' })

/** The fields that identify an exam in calls: its kind, and the id of its certification, course, topic or video. */
export const examFields = { exam: ['relationType', examKindCode], targetId: ['releaseId', idCodec] } as const

const questionTypeCode = codedEnum({ single: '1', multiple: '2', trueFalse: '4' })

/** The codec of the letters of options as one text: 'A,C'; '' means no answer. A question has at most 26 options. */
export const optionLettersCodec = z.codec(z.string().check(z.maxLength(51)), z.array(z.string()), {
  decode: (text) => text.split(',').filter((letter) => letter !== ''),
  encode: (chosen) => chosen.join(','),
})

const optionWire = renamedWire(domain.examOption, {
  letter: 'optionNo',
  text: 'optionContent',
})

const questionNames = {
  position: 'questionHisRefId',
  questionId: 'questionRefId',
  type: ['questionType', questionTypeCode],
  language: 'textLanguage',
  text: 'questionContent',
  options: ['hisOptionList', z.array(optionWire)],
  given: ['checkedId', optionLettersCodec],
  marked: ['isMarked', flagCode],
} as const

/** The wire format of a question, which also contains the id of its attempt. */
const numberedQuestion = renamedWire(z.extend(domain.examQuestion, { attemptId: z.int() }), {
  ...questionNames,
  attemptId: 'paperHisRefId',
})

/** The wire format of an exam paper with the id of its attempt; `paperHisRefId` repeats `examId`. */
export const paperWire = z.codec(
  wireObject(
    {
      attemptId: ['examId', z.int()],
      seat: z.int(),
      secondsLeft: ['countDown', z.nullable(z.int())],
      extraSeconds: z.int(),
      language: ['textLanguage', z.string()],
      paper: ['examInfo', wireObject({ questions: ['questionHisList', z.array(numberedQuestion)] })],
    },
    { paperHisRefId: [z.int(), ({ attemptId }) => attemptId] },
  ),
  domain.examPaper,
  {
    decode: ({ paper, ...exam }) => ({ ...exam, questions: paper.questions }),
    encode: ({ questions, ...exam }) => ({
      ...exam,
      paper: { questions: questions.map((each) => ({ ...each, attemptId: exam.attemptId })) },
    }),
  },
)

/** The codes of a result. Specification 1, section 4: 0 fail, 1 pass, 2 not participated. */
const passStatusCode = codedEnum({ failed: '0', passed: '1', none: '2' })

const passStatusOf = ({ state }: domain.ExamResult): 'passed' | 'failed' | 'none' =>
  state === 'passed' || state === 'failed' ? state : 'none'

/** The wire format of a result; three flags repeat whether the learner may see the answers. */
export const resultWire = renamedWire(
  domain.examResult,
  {
    attemptId: 'examRecordsId',
    state: 'examState',
    score: 'theoryExamScore',
    attempts: 'examNums',
    maxAttempts: 'maxExamNums',
    mayEnter: ['entryStatus', flagCode],
    mayAnalyse: ['viewAnswerDetails', flagCode],
    seen: ['ifStatusChecked', flagCode],
  },
  {
    passStatus: [passStatusCode, passStatusOf],
    isNeedReminder: [flagCode, ({ score, seen }) => score !== null && !seen],
    viewAnswer: [flagCode, ({ mayAnalyse }) => mayAnalyse],
    viewPaperAnalusis: [flagCode, ({ mayAnalyse }) => mayAnalyse],
  },
)

/**
 * The wire format of a question with its analysis. An entry of `questionHisCheckList` in specification 1 (answer,
 * userAnswer) is merged with the question of the entry.
 */
export const analysedWire = renamedWire(
  domain.analysedQuestion,
  {
    ...questionNames,
    correct: ['answer', optionLettersCodec],
    right: ['answerPass', flagCode],
    takenOut: ['isTakenOut', flagCode],
    explanation: 'answerAnalysis',
    topic: 'topicName',
  },
  { userAnswer: [optionLettersCodec, ({ given }) => given] },
)
