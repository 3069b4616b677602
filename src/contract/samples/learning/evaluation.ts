/** Sample payloads of the calls about evaluations. */
export const evaluationSamples = {
  getEvaluation: [
    {
      request: { relationType: '0', relationId: 7 },
      answer: { evaluateStatus: '1', surveyId: 1 },
    },
    { request: { relationType: '2', relationId: 2 }, answer: { evaluateStatus: '0', surveyId: null } },
  ],
  getClassroomEvaluation: [{ request: { relationId: 3 }, answer: { evaluateStatus: '2', surveyId: 2 } }],
}
