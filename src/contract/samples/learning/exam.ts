const question = {
  questionHisRefId: 1,
  questionRefId: 2001,
  questionType: '2',
  textLanguage: 'en',
  questionContent: 'Which of these …?',
  picture: null,
  hisOptionList: [
    { optionNo: 'A', optionContent: 'This one' },
    { optionNo: 'B', optionContent: 'That one' },
  ],
  checkedId: 'A,B',
  isMarked: '0',
}

const picture = { link: '/media/picture-0a1b?until=1&sig=x', width: 640, height: 480, says: 'Figure T-1' }

const picturedOption = { optionNo: 'A', optionContent: '', picture: { ...picture, says: '' } }

const result = {
  examRecordsId: 12,
  theoryExamScore: 84,
  examNums: 1,
  maxExamNums: 2,
  passStatus: '1',
  examState: 'passed',
  entryStatus: '0',
  ifStatusChecked: '1',
  isNeedReminder: '0',
  viewAnswerDetails: '1',
  viewAnswer: '1',
  viewPaperAnalusis: '1',
}

const exercise = { examId: 12, exerciseProcess: '2', status: 'passed', score: 100, passStatus: '1' }
const exam = { releaseId: 2, relationType: '0' }
const answerList = [{ questionHisId: 1, answer: 'A,B' }]
const registration = { releaseCertificationId: 2, currentStatus: '1', childStatus: '2' }

/** Sample payloads of the calls about enrolment in certifications and about exams. */
export const examSamples = {
  enrolInCertification: [
    { request: { certificationId: 2, emailNotificationStatus: '1' }, response: registration },
  ],
  reEnrolInCertification: [{ request: { releaseCertificationId: 2 }, response: registration }],
  updateCertification: [{ request: { id: 2, releaseCertificationId: 10 }, response: registration }],
  acknowledgeUpdate: [{ request: { id: 2 }, response: true }],
  clearLearning: [{ request: { certificationId: 2 }, response: true }],
  changeNotification: [{ request: { releaseCourseId: 7, notificationStatus: '2' }, response: true }],
  getUnfinished: [
    { request: {}, response: [{ type: 'certification', id: 2, name: 'Video security associate' }] },
  ],
  getExamTerms: [
    {
      request: exam,
      response: {
        name: 'Video security associate',
        questions: 50,
        languages: ['en'],
        pass: 80,
        seconds: 4500,
        extraSeconds: 900,
        attemptsLeft: 2,
        resumes: false,
        closesAt: '2026-12-21T12:00:00.000Z',
      },
    },
  ],
  getPastAttempts: [
    {
      request: exam,
      response: [
        {
          attemptId: 12,
          round: 1,
          number: 1,
          state: 'failed',
          score: 72,
          begunAt: '2026-11-21T12:00:00.000Z',
          endedAt: '2026-11-21T12:48:00.000Z',
          mayAnalyse: false,
        },
      ],
    },
  ],
  getExamEntry: [{ request: exam, response: { entryStatus: '1' } }],
  getExamPaper: [
    {
      request: exam,
      response: {
        examId: 12,
        paperHisRefId: 12,
        seat: 1,
        countDown: 3600,
        extraSeconds: 0,
        textLanguage: 'en',
        examInfo: {
          questionHisList: [
            { ...question, paperHisRefId: 12 },
            {
              ...{ ...question, picture, paperHisRefId: 12 },
              hisOptionList: [picturedOption, { optionNo: 'B', optionContent: 'That one' }],
            },
          ],
        },
      },
    },
  ],
  saveExamDraft: [
    {
      request: { examRefId: 12, answerList },
      response: { savedAt: '2026-11-21T12:00:00.000Z', seat: 1, countDown: 1800 },
    },
  ],
  submitExam: [{ request: { ...exam, examRefId: 12, answerList }, response: result }],
  getExamResult: [{ request: exam, response: result }],
  getExamAnalysis: [
    {
      request: { examRecordsId: 12 },
      response: [
        {
          ...question,
          answer: 'A',
          userAnswer: 'A,B',
          answerPass: '0',
          isTakenOut: '0',
          answerAnalysis: 'Because …',
          topicName: 'Access control',
        },
      ],
    },
  ],
  checkExamResult: [
    {
      request: { examRecordsId: 12 },
      response: { theoryExamScore: 84, isNeedReminder: '1' },
    },
  ],
  getOpenAttempt: [
    { request: {}, response: { examId: 12, releaseId: 2, relationType: '0', countDown: 1200 } },
    { request: {}, response: null },
  ],
  getQuizAttempt: [{ request: { releaseId: 1, relationType: '1' }, response: { examId: null } }],
  getQuizProgress: [{ request: { releaseId: 1, relationType: '1' }, response: exercise }],
  getQuizResult: [{ request: { examId: 12 }, response: exercise }],
}
