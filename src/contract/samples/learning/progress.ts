export const progressSamples = {
  saveProgress: [
    {
      request: { releaseCourseId: 7, releaseCourseContentId: 71, payDuration: 30.25 },
      response: { payDuration: 30.25, exerciseProcess: '2', learningProcess: '2' },
    },
  ],
}
