import { practicalExamSample } from '../catalogue/practical-exam.ts'

/** Sample payloads of the calls about enrolment in practical exams and about their grades. */
export const practicalExamEnrolmentSamples = {
  enrolInPracticalExam: [
    {
      request: { practicalExamId: 5, regionId: 1, allergies: 'nuts', dietaryRequirements: 'vegetarian' },
      response: {
        ...practicalExamSample,
        remainingSeats: 7,
        practicalExamApproveId: 9,
        userPracticalExamStatus: '2',
        allergies: 'nuts',
        dietaryRequirements: 'vegetarian',
        preparation: '<p>Bring a meter.</p>',
        bodyLanguage: 'en',
      },
    },
  ],
  cancelPracticalExam: [{ request: { practicalExamId: 5 }, response: true }],
  leavePracticalExam: [{ request: { practicalExamId: 5 }, response: true }],
  findOtherExamDates: [
    {
      request: { practicalExamId: 5 },
      response: [
        {
          practicalExam: { ...practicalExamSample, preparation: '<p>Bring a meter.</p>', bodyLanguage: 'en' },
          overlap: {
            name: 'Webinar: ten false alarms',
            startsAt: '2027-03-04T15:00:00.000Z',
            endsAt: '2027-03-04T16:30:00.000Z',
          },
        },
      ],
    },
  ],
  moveToOtherExamDate: [
    {
      request: { practicalExamId: 5, toPracticalExamId: 6 },
      response: {
        ...practicalExamSample,
        ...{ practicalExamApproveId: 9, userPracticalExamStatus: '2' },
        preparation: '<p>Bring a meter.</p>',
        bodyLanguage: 'en',
      },
    },
  ],
  saveExamRecord: [
    {
      request: { practicalExamApproveId: 9, recordLink: 'https://records.example/9', linkPasswd: 'secret' },
      response: true,
    },
    {
      request: { practicalExamApproveId: 9, recordLink: 'https://records.example/9' },
      response: true,
    },
  ],
  correctPracticalExam: [
    { request: { id: 9, score: 85, reason: 'Task 3 was counted twice.' }, response: { status: '3' } },
  ],
  gradePracticalExam: [
    { request: { id: 9, score: 80 }, response: { status: '3' } },
    { request: { id: 9, absent: true }, response: { status: '5' } },
  ],
}
