import * as z from 'zod/mini'
import * as domain from '../domain/exam/exam.ts'
import { flagCode } from './flag-wire.ts'
import { coded } from './wire.ts'

/** Exam relation types of specification 1, section 4: not those of orders or surveys. */
export const examKindCode = coded({ theory: '0', quiz: '1', topic: '2', nonCertification: '3' })

const questionTypeCode = coded({ single: '1', multiple: '2', trueFalse: '4' })

/** Letters travel as one text: 'A,C'; '' for no answer. */
export const letters = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => text.split(',').filter((letter) => letter !== ''),
  encode: (chosen) => chosen.join(','),
})

const optionWire = z.codec(
  z.object({ optionNo: z.string(), optionContent: z.string() }),
  z.object({ letter: z.string(), text: z.string() }),
  {
    decode: (wire) => ({ letter: wire.optionNo, text: wire.optionContent }),
    encode: (option) => ({ optionNo: option.letter, optionContent: option.text }),
  },
)

const questionFields = {
  questionHisRefId: z.int(),
  questionRefId: z.int(),
  questionType: questionTypeCode,
  questionContent: z.string(),
  hisOptionList: z.array(optionWire),
  checkedId: letters,
}
const questionOnWire = z.object(questionFields)

const toQuestion = (wire: z.output<typeof questionOnWire>): domain.SheetQuestion => ({
  position: wire.questionHisRefId,
  questionId: wire.questionRefId,
  type: wire.questionType,
  text: wire.questionContent,
  options: wire.hisOptionList,
  given: wire.checkedId,
})

const fromQuestion = (question: domain.SheetQuestion): z.output<typeof questionOnWire> => ({
  questionHisRefId: question.position,
  questionRefId: question.questionId,
  questionType: question.type,
  questionContent: question.text,
  hisOptionList: question.options,
  checkedId: question.given,
})

/** A paper is the attempt that it was drawn for: `paperHisRefId` is `examId`. */
export const sheetWire = z.codec(
  z.object({
    examId: z.int(),
    paperHisRefId: z.int(),
    countDown: z.nullable(z.int()),
    textLanguage: z.string(),
    examInfo: z.object({
      questionHisList: z.array(z.object({ ...questionFields, paperHisRefId: z.int() })),
    }),
  }),
  domain.examSheet,
  {
    decode: (wire) => ({
      attemptId: wire.examId,
      secondsLeft: wire.countDown,
      language: wire.textLanguage,
      questions: wire.examInfo.questionHisList.map(toQuestion),
    }),
    encode: (sheet) => ({
      examId: sheet.attemptId,
      paperHisRefId: sheet.attemptId,
      countDown: sheet.secondsLeft,
      textLanguage: sheet.language,
      examInfo: {
        questionHisList: sheet.questions.map((question) => ({
          ...fromQuestion(question),
          paperHisRefId: sheet.attemptId,
        })),
      },
    }),
  },
)

/** Specification 1, section 4: 0 fail, 1 pass, 2 not participated. */
const passStatusCode = coded({ failed: '0', passed: '1', none: '2' })

const passStatusOf = (state: domain.ExamResult['state']): 'passed' | 'failed' | 'none' =>
  state === 'passed' || state === 'failed' ? state : 'none'

export const resultWire = z.codec(
  z.object({
    examRecordsId: z.nullable(z.int()),
    theoryExamScore: z.nullable(z.int()),
    examNums: z.int(),
    maxExamNums: z.nullable(z.int()),
    passStatus: passStatusCode,
    examState: z.nullable(z.string()),
    entryStatus: flagCode,
    ifStatusChecked: flagCode,
    isNeedReminder: flagCode,
    viewAnswerDetails: flagCode,
    viewAnswer: flagCode,
    viewPaperAnalusis: flagCode,
  }),
  domain.examResult,
  {
    decode: (wire) => ({
      attemptId: wire.examRecordsId,
      state: wire.examState as domain.ExamResult['state'],
      score: wire.theoryExamScore,
      attempts: wire.examNums,
      mostAttempts: wire.maxExamNums,
      mayEnter: wire.entryStatus,
      mayAnalyse: wire.viewAnswerDetails,
      seen: wire.ifStatusChecked,
    }),
    encode: (result) => ({
      examRecordsId: result.attemptId,
      theoryExamScore: result.score,
      examNums: result.attempts,
      maxExamNums: result.mostAttempts,
      passStatus: passStatusOf(result.state),
      examState: result.state,
      entryStatus: result.mayEnter,
      ifStatusChecked: result.seen,
      isNeedReminder: result.score !== null && !result.seen,
      viewAnswerDetails: result.mayAnalyse,
      viewAnswer: result.mayAnalyse,
      viewPaperAnalusis: result.mayAnalyse,
    }),
  },
)

/** Document 1's `questionHisCheckList` (answer, userAnswer) in one list with the questions that it is about. */
export const analysedWire = z.codec(
  z.object({
    ...questionFields,
    answer: letters,
    userAnswer: letters,
    answerPass: flagCode,
    answerAnalysis: z.string(),
  }),
  domain.analysedQuestion,
  {
    decode: (wire) => ({
      ...toQuestion(wire),
      correct: wire.answer,
      right: wire.answerPass,
      explanation: wire.answerAnalysis,
    }),
    encode: (question) => ({
      ...fromQuestion(question),
      answer: question.correct,
      userAnswer: question.given,
      answerPass: question.right,
      answerAnalysis: question.explanation,
    }),
  },
)
