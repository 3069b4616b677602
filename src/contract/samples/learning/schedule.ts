import { classroomSample } from '../catalogue/classroom.ts'
import { practicalExamSample } from '../catalogue/practical-exam.ts'

const entries = [
  { relationType: '1', classroom: classroomSample },
  { relationType: '2', practicalExam: practicalExamSample },
  { relationType: '3', classroom: { ...classroomSample, certificationReleaseId: null, mode: 'webinar' } },
]

export const scheduleSamples = {
  findTrainings: [
    {
      request: {
        regionId: 1,
        certificationTypeName: 'access-control',
        mode: 'practicalExam',
        pageNum: 1,
        pageSize: 30,
      },
      response: { rows: entries, total: 3 },
    },
    { request: {}, response: { rows: [], total: 0 } },
  ],
  getSchedule: [
    {
      request: { from: '2026-12-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z', regionId: 1 },
      response: entries,
    },
  ],
}
