import { classroomSample } from '../catalogue/classroom.ts'

const entry = { ...classroomSample, isCharge: '0', fee: null, price: null, offer: { kind: 'free' } }
const registered = { learningStatus: '2', isAllowStartExam: true, currency: null }
const enrolled = { ...entry, ...registered, classroomEnrollStatus: '2', waitingPosition: null, payBy: null }
const waiting = {
  ...entry,
  learningStatus: '1',
  isAllowStartExam: false,
  currency: { id: 985, currencyTypeCode: 'PLN' },
  remainingSeats: 0,
  classroomStatus: '2',
  classroomEnrollStatus: '9',
  waitingPosition: 3,
  payBy: null,
}

/** Sample payloads of the calls about enrolment in classrooms. */
export const classroomEnrolmentSamples = {
  enrolInClassroom: [
    { request: { relationId: 4, emailNotificationStatus: '1', invitationCode: 'ABC' }, response: enrolled },
    {
      request: {
        relationId: 4,
        emailNotificationStatus: '0',
        allergies: 'nuts',
        dietaryRequirements: 'vegetarian',
      },
      response: waiting,
    },
  ],
  cancelClassroom: [{ request: { relationId: 4 }, response: true }],
  enrolInWorkshop: [
    {
      request: {
        relationId: 17,
        emailNotificationStatus: '0',
        allergies: 'nuts',
        dietaryRequirements: 'vegetarian',
      },
      response: {
        ...enrolled,
        certificationReleaseId: null,
        learningStatus: null,
        isAllowStartExam: false,
        mode: 'workshop',
        classroomEnrollStatus: '1',
      },
    },
  ],
  moveToOtherDate: [
    { request: { classroomId: 9, toClassroomId: 19 }, response: { ...enrolled, originalId: 19, id: 19 } },
  ],
  findOtherDates: [
    {
      request: { classroomId: 9 },
      response: [
        {
          classroom: entry,
          overlap: {
            name: 'Webinar: ten false alarms',
            startsAt: '2027-03-04T15:00:00.000Z',
            endsAt: '2027-03-04T16:30:00.000Z',
          },
        },
        { classroom: entry, overlap: null },
      ],
    },
  ],
  cancelWorkshop: [{ request: { relationId: 17 }, response: true }],
}
