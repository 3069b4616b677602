import { courseSummarySample } from '../catalogue/course-sample.ts'

export const myVideoSamples = {
  getMyVideos: [
    {
      request: { pageNum: 2, pageSize: 10, compact: '1' },
      response: {
        rows: [{ course: { ...courseSummarySample, courseType: '1' }, learningProcess: '1', progress: 0.25 }],
        total: 11,
      },
    },
  ],
}
