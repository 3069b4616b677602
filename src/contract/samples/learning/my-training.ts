import { practicalExamSample } from '../catalogue/practical-exam.ts'
import { classroomEnrolmentSamples } from './classroom-enrolment.ts'

const [enrolled] = classroomEnrolmentSamples.enrolInClassroom
const currency = { id: 978, currencyTypeCode: 'EUR' }

/** Sample payloads of the calls about the learner's trainings. */
export const myTrainingSamples = {
  findMyTrainings: [
    {
      request: { status: '0', pageNum: 1, pageSize: 10 },
      response: {
        rows: [
          { ...enrolled?.response, relationType: '1' },
          {
            ...enrolled?.response,
            relationType: '3',
            certificationReleaseId: null,
            learningStatus: null,
            isAllowStartExam: false,
          },
          {
            ...practicalExamSample,
            relationType: '2',
            task: true,
            learningStatus: '3',
            isAllowStartExam: true,
            currency,
          },
        ],
        total: 3,
      },
    },
  ],
}
