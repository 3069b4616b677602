/** Sample payloads of the calls about evaluations. */
export const evaluationSamples = {
  getEvaluation: [
    {
      request: { relationType: '0', relationId: 7 },
      response: { evaluateStatus: '1', surveyId: 1 },
    },
    { request: { relationType: '2', relationId: 2 }, response: { evaluateStatus: '0', surveyId: null } },
  ],
  getClassroomEvaluation: [{ request: { relationId: 3 }, response: { evaluateStatus: '2', surveyId: 2 } }],
}
