import { classroomSample } from '../catalogue/classroom.ts'

const code = '4.c2lnbmF0dXJlLXNpZ25hdH'

/** Sample payloads of the calls about checking in. */
export const checkInSamples = {
  checkIn: [
    {
      request: { code },
      response: { relationId: 4, classroomEnrollStatus: '4', checkInTime: '2026-12-01T08:35:00.000Z' },
    },
  ],
  getScannedClassroom: [{ request: { code }, response: classroomSample }],
  holdScan: [{ request: { code }, response: { ticket: '4.1796114700000.c2lnbmF0dXJlLXNpZ25hdH' } }],
  getCheckInCode: [{ request: { id: 4 }, response: { code, validUntil: '2026-12-01T08:36:00.000Z' } }],
}
